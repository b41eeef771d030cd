import Foundation
import TextEditing

extension ParseableFormatStyle where FormatOutput == String {
  /// The value of the text in a field at the end of editing, when two digits are a year and one digit a day.
  /// Throws if there is none.
  package func committedValue(of text: String) throws -> FormatInput {
    let whole = (self as? any DateLiveStyle)?.liveDate?.completed(text)
    return shown(try value(of: whole ?? text))
  }

  /// The value of the text that a value is shown as. A style that corrects values while it formats, as one that keeps
  /// them in a range may, would otherwise show another value than the program has.
  private func shown(_ value: FormatInput) -> FormatInput {
    if self is any ShorteningStyle { return value }
    let text = format(value)
    guard let shown = try? self.value(of: text), format(shown) == text else { return value }
    return shown
  }
}

/// A style that rounds values or leaves parts of them out, so that what it shows is not all of the value.
protocol ShorteningStyle {}

extension IntegerFormatStyle: ShorteningStyle {}
extension IntegerFormatStyle.Percent: ShorteningStyle {}
extension IntegerFormatStyle.Currency: ShorteningStyle {}
extension FloatingPointFormatStyle: ShorteningStyle {}
extension FloatingPointFormatStyle.Percent: ShorteningStyle {}
extension FloatingPointFormatStyle.Currency: ShorteningStyle {}
extension Decimal.FormatStyle: ShorteningStyle {}
extension Decimal.FormatStyle.Percent: ShorteningStyle {}
extension Decimal.FormatStyle.Currency: ShorteningStyle {}
extension Date.FormatStyle: ShorteningStyle {}
extension Date.VerbatimFormatStyle: ShorteningStyle {}
extension Date.ISO8601FormatStyle: ShorteningStyle {}
extension PersonNameComponents.FormatStyle: ShorteningStyle {}
extension URL.FormatStyle: ShorteningStyle {}
extension RangedFormatStyle: ShorteningStyle {}
