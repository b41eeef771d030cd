/// What a text takes from its surroundings when it is shown.
package struct TextResolution: Equatable, Sendable {
  package var font: Font
  package var foreground: Paint
  package var tint: Paint?
  package var background = Paint.system(.background)
  package var alignment: TextAlignment
  package var writing = WritingRules()
  package var lineLimit: Int?
  /// The language by whose rules texts are set (BCP 47); nil for their own.
  package var typesettingLanguage: String?
  package var locale: Locale
  /// How the case of letters is changed, nil for not at all.
  package var textCase: Text.Case?
  /// The lines under and through the letters.
  package var decoration = TextDecoration()
  /// Points between letters, and between lines.
  package var kerning: CGFloat = 0
  package var lineSpacing: CGFloat = 0
  package var lineHeight: TextLineHeight?
  package var truncation = TextTruncation.tail
  package var minimumScale: CGFloat = 1
  /// How much larger than usual text styles are.
  package var typeScale = 1.0
  package var colorScheme = ColorScheme.light
  /// What applies to all fonts, including those that texts name themselves.
  var fontAdjustments = FontAdjustments()
  /// What styles of the program's own are asked with.
  var surroundings = Surroundings()

  /// The environment, which takes no part in comparisons: what a style reads of it is noted where it is read.
  struct Surroundings: Equatable, Sendable {
    var values = EnvironmentValues()

    static func == (first: Surroundings, second: Surroundings) -> Bool { true }
  }

  package init(
    font: Font = .body, foreground: Paint = .system(.primary), tint: Paint? = nil, alignment: TextAlignment = .leading,
    lineLimit: Int? = nil, locale: Locale = .process, textCase: Text.Case? = nil
  ) {
    self.font = font
    self.foreground = foreground
    self.tint = tint
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.locale = locale
    self.textCase = textCase
  }
}
