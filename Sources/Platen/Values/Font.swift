/// A font, described; the front end finds the one that fits.
public struct Font: Hashable, Sendable {
  /// The weight of the strokes.
  public struct Weight: Hashable, Sendable {
    package let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The design of the letters.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The role of a text, which sets its size and weight.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The width of the letters. Front ends know one.
  public struct Width: Hashable, Sendable {
    package let value: CGFloat

    public static let compressed = Width(value: -0.4)
    public static let condensed = Width(value: -0.2)
    public static let standard = Width(value: 0)
    public static let expanded = Width(value: 0.2)
  }

  /// The room between lines. Front ends know one.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  package var textStyle: TextStyle?
  /// In points; nil where the text style says.
  package var size: CGFloat?
  package var family: String?
  package var weight: Weight?
  package var design: Design
  package var isItalic = false
  package var hasMonospacedDigits = false
  /// How much larger or smaller than usual a text style is; a size in points alone does not follow it.
  package var scale = 1.0

  init(
    textStyle: TextStyle?, size: CGFloat? = nil, family: String? = nil, weight: Weight? = nil, design: Design = .default
  ) {
    self.textStyle = textStyle
    self.size = size
    self.family = family
    self.weight = weight
    self.design = design
  }

  public static let largeTitle = Font(textStyle: .largeTitle)
  public static let title = Font(textStyle: .title)
  public static let title2 = Font(textStyle: .title2)
  public static let title3 = Font(textStyle: .title3)
  public static let headline = Font(textStyle: .headline)
  public static let subheadline = Font(textStyle: .subheadline)
  public static let body = Font(textStyle: .body)
  public static let callout = Font(textStyle: .callout)
  public static let footnote = Font(textStyle: .footnote)
  public static let caption = Font(textStyle: .caption)
  public static let caption2 = Font(textStyle: .caption2)

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(textStyle: nil, size: size, weight: weight, design: design ?? .default)
  }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(textStyle: style, weight: weight, design: design ?? .default)
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(textStyle: nil, size: size, family: name)
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(textStyle: style, size: size, family: name)
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(textStyle: nil, size: fixedSize, family: name)
  }

  public func bold(_ isActive: Bool = true) -> Font {
    if isActive { return weight(.bold) }
    return resolve(in: Context()).isBold ? weight(.regular) : self
  }

  public func italic(_ isActive: Bool = true) -> Font {
    var copy = self
    copy.isItalic = isActive
    return copy
  }

  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  public func monospaced(_ isActive: Bool = true) -> Font {
    var copy = self
    copy.design = isActive ? .monospaced : .default
    return copy
  }

  public func monospacedDigit() -> Font {
    var copy = self
    copy.hasMonospacedDigits = true
    return copy
  }

  /// Accepted and left aside: front ends know one width of letters.
  public func width(_ width: Width) -> Font { self }

  /// Accepted and left aside: front ends know one room between lines.
  public func leading(_ leading: Leading) -> Font { self }

  /// Accepted and left aside.
  public func smallCaps() -> Font { self }

  /// Accepted and left aside.
  public func lowercaseSmallCaps() -> Font { self }

  /// Accepted and left aside.
  public func uppercaseSmallCaps() -> Font { self }
}
