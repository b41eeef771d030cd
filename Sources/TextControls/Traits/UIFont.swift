/// A font, described; the front end finds the one that fits.
public final class UIFont: NSObject, Sendable {
  /// The weight of the strokes, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// The role of a text, which sets its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  public let pointSize: CGFloat
  package let weight: Weight
  package let family: String?
  package let textStyle: TextStyle?
  package let isItalic: Bool
  package let isMonospaced: Bool

  init(
    size: CGFloat, weight: Weight = .regular, family: String? = nil, textStyle: TextStyle? = nil,
    isItalic: Bool = false, isMonospaced: Bool = false
  ) {
    pointSize = size
    self.weight = weight
    self.family = family
    self.textStyle = textStyle
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
  }

  /// A font of the program's own. Never nil: the front end takes the nearest it has.
  public convenience init?(name: String, size: CGFloat) { self.init(size: size, family: name) }

  public var familyName: String { family ?? ".SystemFont" }
  public var fontName: String { familyName }
  /// An estimate: only a front end knows.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded() }

  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(size: size, weight: weight, family: family, isItalic: isItalic, isMonospaced: isMonospaced)
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .bold) }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, isItalic: true) }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, isMonospaced: true)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .callout: 16, .subheadline: 15, .footnote: 13,
      .caption1: 12, .caption2: 11,
    ]
    return UIFont(size: sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular, textStyle: style)
  }

  public static let systemFontSize: CGFloat = 14
  public static let labelFontSize: CGFloat = 17

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && family == other.family
      && textStyle == other.textStyle && isItalic == other.isItalic && isMonospaced == other.isMonospaced
  }

  public override var hash: Int { pointSize.hashValue ^ weight.hashValue ^ (family?.hashValue ?? 0) }
}
