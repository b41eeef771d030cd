/// A place that a tab in a paragraph goes to.
public final class NSTextTab: NSObject, Sendable {
  private let tag = FoundationTag()

  /// A key of the options of a tab.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column, a `CharacterSet`.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text at the place.
  public let alignment: NSTextAlignment
  /// The distance from the margin in points.
  public let location: CGFloat
  /// The options. Kept and ignored.
  public var options: [OptionKey: Any] { columnTerminators.map { [.columnTerminators: $0] } ?? [:] }
  private let columnTerminators: CharacterSet?

  /// Creates a place. Of the options the characters that end a column are kept.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    columnTerminators = options[.columnTerminators] as? CharacterSet
  }

  /// Places are equal when their alignment and their distance are.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  public override var hash: Int { location.hashValue }
}
