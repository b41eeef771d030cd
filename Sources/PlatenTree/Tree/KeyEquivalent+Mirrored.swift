extension KeyEquivalent {
  /// The key that has the same effect where views are placed from right to left.
  package var mirrored: KeyEquivalent {
    switch self {
    case .leftArrow: .rightArrow
    case .rightArrow: .leftArrow
    default: self
    }
  }
}
