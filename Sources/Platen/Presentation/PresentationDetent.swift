/// A height of a sheet, see `presentationDetents(_:)`.
public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable, Sendable {
    case fraction(CGFloat)
    case points(CGFloat)
    case custom(CustomHeight)
  }

  let height: Height

  /// Half of the height that there is for sheets.
  public static let medium = PresentationDetent(height: .fraction(0.5))
  /// The whole height that there is for sheets: that of the window without a margin.
  public static let large = PresentationDetent(height: .fraction(1))

  /// A fraction of the height that there is for sheets, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// A height in points. A sheet is not higher than the window allows.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .points(height)) }
}

/// A height that a program computes.
struct CustomHeight: Hashable, @unchecked Sendable {
  // Unchecked: the closure is only called on the main actor.

  /// What computes it: two heights of the same are the same one.
  let key: ObjectIdentifier
  let points: @MainActor (PresentationDetent.Context) -> CGFloat?

  static func == (first: CustomHeight, second: CustomHeight) -> Bool { first.key == second.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension PresentationDetent {
  /// The height of a sheet's panel; nil where the program computes none.
  @MainActor func modalHeight(in context: Context) -> ModalContent.Height? {
    switch height {
    case .fraction(let fraction): .fraction(min(max(fraction, 0), 1))
    case .points(let points): .points(max(points, 0))
    case .custom(let custom): custom.points(context).map { .points(max($0, 0)) }
    }
  }
}

extension ModalContent.Height {
  /// The height in points, where there are `most` for sheets.
  func points(in most: CGFloat) -> CGFloat {
    switch self {
    case .fraction(let fraction): most * fraction
    case .points(let points): min(points, most)
    }
  }
}
