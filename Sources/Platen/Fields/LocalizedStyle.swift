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

  var isLiveByNature: Bool { Style.self is any LiveByNature.Type }
}

/// A style whose values are hard to type unformatted.
protocol LiveByNature {}

extension MaskFormatStyle: LiveByNature {}
extension PhoneNumberFormatStyle: LiveByNature {}
extension CardNumberFormatStyle: LiveByNature {}
extension CardExpiryFormatStyle: LiveByNature {}
