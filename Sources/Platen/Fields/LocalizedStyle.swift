import TextEditing
import TextFormats

/// A style in the language and region of the user, where it names none of its own.
struct LocalizedStyle<Style: ParseableFormatStyle> where Style.FormatOutput == String {
  private let style: Style

  init(_ style: Style) { self.style = style }

  func style(in locale: Locale) -> Style { style.following(locale) }

  /// Nil where the text can't be parsed.
  func parse(_ text: String, in locale: Locale) -> Style.FormatInput? { try? style(in: locale).value(of: text) }

  /// The same at the end of editing.
  func parseCommitted(_ text: String, in locale: Locale) -> Style.FormatInput? {
    try? style(in: locale).committedValue(of: text)
  }

  /// The format for typing; none where the text is left alone until it is committed.
  func editFormat(isLive: Bool, in locale: Locale) -> EditFormat? { isLive ? style(in: locale).fieldFormat : nil }

  /// Whether the values are hard to type unformatted.
  var isLiveByNature: Bool {
    Style.self == MaskFormatStyle.self || Style.self == PhoneNumberFormatStyle.self
      || Style.self == CardNumberFormatStyle.self || Style.self == CardExpiryFormatStyle.self
  }
}
