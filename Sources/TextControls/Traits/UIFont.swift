/// The description of a font. The front end chooses the nearest font that it has.
public final class UIFont: NSObject, Sendable {
  private let tag = FoundationTag()

  /// The weight of the strokes, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight, -0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A weight lighter than ``light``, -0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// A weight lighter than ``regular``, -0.4.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of normal text, 0. The default.
    public static let regular = Weight(rawValue: 0)
    /// A weight between ``regular`` and ``semibold``, 0.23.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight of headlines, 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of emphasized text, 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// A weight heavier than ``bold``, 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight, 0.62.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The role of a text, which determines its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role with a name. Text of a name that is none of those below has the size of ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a page, at 34 points.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A heading of the first level, at 28 points.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A heading of the second level, at 22 points.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A heading of the third level, at 20 points.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A heading of a paragraph, semibold at 17 points.
    public static let headline = TextStyle(rawValue: "headline")
    /// A subheading, at 15 points.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Text, at 17 points.
    public static let body = TextStyle(rawValue: "body")
    /// A callout, at 16 points.
    public static let callout = TextStyle(rawValue: "callout")
    /// A footnote, at 13 points.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// A caption, at 12 points.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// A small caption, at 11 points.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// What the font is described by.
  public let fontDescriptor: UIFontDescriptor

  /// The size in points.
  public var pointSize: CGFloat { fontDescriptor.pointSize }

  /// Creates the font of a description, in `size` points or, where that is 0, in the size of the description. In
  /// another size than that of its text style it no longer follows the style.
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    fontDescriptor = size > 0 ? descriptor.withSize(size) : descriptor
  }

  /// Creates the system font in ``systemFontSize``.
  public override convenience init() { self.init(FontDescription(size: Self.systemFontSize)) }

  /// The font itself, which can't change.
  public override func copy() -> Any { self }

  private convenience init(_ description: FontDescription) {
    self.init(descriptor: UIFontDescriptor(description), size: 0)
  }

  /// Creates a font of a family. Never nil, whether or not the family exists: the front end takes the nearest font that
  /// it has.
  public convenience init?(name: String, size: CGFloat) {
    self.init(FontDescription(size: size, family: name))
  }

  /// The name of the family; `.SystemFont` for the system's.
  public var familyName: String { fontDescriptor.values.family ?? ".SystemFont" }
  /// The same as ``familyName``: only the front end knows the fonts of a family.
  public var fontName: String { familyName }
  /// The height of a line in points, estimated as 1.2 times the size: only a front end knows.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded() }

  /// How far letters are above the line, in points: estimated as 0.95 times the size.
  public var ascender: CGFloat { pointSize * 0.95 }
  /// How far letters are below the line, in points, which is negative: estimated as -0.25 times the size.
  public var descender: CGFloat { -pointSize * 0.25 }
  /// The height of capital letters in points, estimated as 0.7 times the size.
  public var capHeight: CGFloat { pointSize * 0.7 }
  /// The height of small letters in points, estimated as half of the size.
  public var xHeight: CGFloat { pointSize * 0.5 }
  /// The distance between lines beyond the height of their letters: 0.
  public var leading: CGFloat { 0 }

  /// The same font in another size in points. It no longer follows a text style.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: size)
  }

  /// The font of the front end in a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(FontDescription(size: size, weight: weight))
  }

  /// The font of the front end in a size in points, with digits of one width where front ends distinguish them.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let digits = [
      UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType, .selector: kMonospacedNumbersSelector,
    ]
    return UIFont(FontDescription(size: size, weight: weight, features: [digits]))
  }

  /// The bold font of the front end in a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(size: size, weight: .bold))
  }

  /// The italic font of the front end in a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(size: size, isItalic: true))
  }

  /// The font of the front end whose characters all have the same width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: size, weight: weight, design: .monospaced))
  }

  /// The font of a role. It follows the size of text that the user has chosen, where the front end knows it;
  /// ``pointSize`` is that of iOS's default size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style), size: 0)
  }

  /// The size of the system font in points, as on iOS: 14.
  public static let systemFontSize: CGFloat = 14
  /// The size of a label's font in points, as on iOS: 17.
  public static let labelFontSize: CGFloat = 17
  /// The size of a button's font in points, as on iOS: 18.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small text in points, as on iOS: 12.
  public static let smallSystemFontSize: CGFloat = 12

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontDescriptor == other.fontDescriptor
  }

  public override var hash: Int { fontDescriptor.hash }
}
