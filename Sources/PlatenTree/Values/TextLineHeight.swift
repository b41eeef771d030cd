/// The distance between the baselines of two lines of a text.
package enum TextLineHeight: Hashable, Sendable {
  /// Times the size of the font.
  case multiple(CGFloat)
  /// Points besides the size of the font.
  case leading(CGFloat)
  /// Points.
  case exact(CGFloat)

  /// In points, for letters of a size.
  package func points(size: CGFloat) -> CGFloat {
    switch self {
    case .multiple(let factor): size * factor
    case .leading(let increase): size + increase
    case .exact(let points): points
    }
  }
}
