/// A height of a sheet that a program works out.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  /// The height in points; nil where the sheet does not rest at it.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// What a height is worked out from: the most there is, and the surroundings.
  @dynamicMemberLookup public struct Context {
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// Accepted as the others are: a sheet here is as high as its content.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(fraction: nil, points: nil, custom: ObjectIdentifier(type))
  }
}
