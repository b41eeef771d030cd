/// A font, described; the front end finds the one that fits.
public struct Font: Hashable, Sendable {
  /// The weight of the strokes.
  public struct Weight: Hashable, Sendable {
    package let value: Int

    /// The thinnest weight, 100 in CSS. A terminal shows weights from semibold on as bold and all others as regular.
    public static let ultraLight = Weight(value: 100)
    /// Weight 200 in CSS.
    public static let thin = Weight(value: 200)
    /// Weight 300 in CSS.
    public static let light = Weight(value: 300)
    /// The usual weight, 400 in CSS.
    public static let regular = Weight(value: 400)
    /// Weight 500 in CSS.
    public static let medium = Weight(value: 500)
    /// Weight 600 in CSS.
    public static let semibold = Weight(value: 600)
    /// Bold, weight 700 in CSS.
    public static let bold = Weight(value: 700)
    /// Weight 800 in CSS.
    public static let heavy = Weight(value: 800)
    /// The heaviest weight, 900 in CSS.
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

    /// The narrowest width.
    public static let compressed = Width(value: -0.4)
    /// A narrow width.
    public static let condensed = Width(value: -0.2)
    /// The usual width.
    public static let standard = Width(value: 0)
    /// A wide width.
    public static let expanded = Width(value: 0.2)
  }

  /// The space between lines. Ignored: front ends have a single one.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  package var textStyle: TextStyle?
  /// In points; nil where the text style decides.
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

  /// The font of large titles.
  public static let largeTitle = Font(textStyle: .largeTitle)
  /// The font of titles.
  public static let title = Font(textStyle: .title)
  /// The font of second-level titles.
  public static let title2 = Font(textStyle: .title2)
  /// The font of third-level titles.
  public static let title3 = Font(textStyle: .title3)
  /// The font of headlines: the size of body text, semibold.
  public static let headline = Font(textStyle: .headline)
  /// The font of subheadlines.
  public static let subheadline = Font(textStyle: .subheadline)
  /// The font of body text, the default.
  public static let body = Font(textStyle: .body)
  /// The font of callouts.
  public static let callout = Font(textStyle: .callout)
  /// The font of footnotes.
  public static let footnote = Font(textStyle: .footnote)
  /// The font of captions.
  public static let caption = Font(textStyle: .caption)
  /// The font of captions of less importance.
  public static let caption2 = Font(textStyle: .caption2)

  /// The system font in a fixed size, in points. Nil is the regular weight and the default design.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(textStyle: nil, size: size, weight: weight, design: design ?? .default)
  }

  /// The system font of a text style, which grows with the user's text size. Nil is the style's own weight and design.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(textStyle: style, weight: weight, design: design ?? .default)
  }

  /// A font by its family name, which grows with the user's text size as body text does. `size` is in points. A
  /// terminal ignores the family and the size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(textStyle: nil, size: size, family: name)
  }

  /// A font by its family name, which grows with the user's text size as `style` does. `size` is in points.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(textStyle: style, size: size, family: name)
  }

  /// A font by its family name in a fixed size, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(textStyle: nil, size: fixedSize, family: name)
  }

  /// The font in bold, or in its own weight where `isActive` is false.
  public func bold(_ isActive: Bool = true) -> Font {
    if isActive { return weight(.bold) }
    return resolve(in: Context()).isBold ? weight(.regular) : self
  }

  /// The font in italics, or upright where `isActive` is false.
  public func italic(_ isActive: Bool = true) -> Font {
    var copy = self
    copy.isItalic = isActive
    return copy
  }

  /// The font in the given weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// The font with characters of one width, or with its own where `isActive` is false.
  public func monospaced(_ isActive: Bool = true) -> Font {
    var copy = self
    copy.design = isActive ? .monospaced : .default
    return copy
  }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font {
    var copy = self
    copy.hasMonospacedDigits = true
    return copy
  }

  /// Accepted and ignored: front ends have one width of letters.
  public func width(_ width: Width) -> Font { self }

  /// Accepted and ignored: front ends have one space between lines.
  public func leading(_ leading: Leading) -> Font { self }

  /// Accepted and ignored.
  public func smallCaps() -> Font { self }

  /// Accepted and ignored.
  public func lowercaseSmallCaps() -> Font { self }

  /// Accepted and ignored.
  public func uppercaseSmallCaps() -> Font { self }
}
