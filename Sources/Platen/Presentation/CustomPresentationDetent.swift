/// A height of a sheet that a program computes.
public protocol CustomPresentationDetent {
  /// What the height is computed from.
  typealias Context = PresentationDetent.Context

  /// The height in points; nil if the sheet does not have this height. It is computed again when the window changes its
  /// size.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// The greatest height and the environment, from which a height is computed.
  @dynamicMemberLookup public struct Context {
    /// The greatest height that the sheet can have, in points.
    public let maxDetentValue: CGFloat
    /// The environment of the sheet.
    let environment: EnvironmentValues

    /// A value of the environment that the sheet is in.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(CustomHeight(key: ObjectIdentifier(type)) { D.height(in: $0) }))
  }
}
