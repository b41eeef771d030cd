import Foundation
import TextEditing

extension ParseableFormatStyle where FormatOutput == String {
  /// The style as a format of a `ValueSession`, or of texts from elsewhere. Without a locale of its own it uses the user's,
  /// see `following(_:)`.
  ///
  /// ```swift
  /// let amount = Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US")).valueFormat
  /// amount.value("$1,234.50")              // 1234.5
  /// amount.text(99)                        // "$99.00"
  /// ```
  public var valueFormat: ValueFormat<FormatInput> {
    let functions = StyleFunctions(following())
    return ValueFormat(
      editFormat: functions.editFormat, text: { functions.text($0) }, value: { functions.value($0) },
      committedValue: { functions.committedValue($0) }, isComplete: { functions.isComplete($0) })
  }
}

/// The functions of a style. Styles are values, but their protocol does not say so: this is why the type is unchecked.
private struct StyleFunctions<Value>: @unchecked Sendable {
  let editFormat: EditFormat?
  let text: (Value) -> String
  let value: (String) -> Value?
  let committedValue: (String) -> Value?
  let isComplete: (String) -> Bool

  init<Style: ParseableFormatStyle>(_ style: Style) where Style.FormatInput == Value, Style.FormatOutput == String {
    editFormat = style.fieldFormat
    text = style.format
    value = { try? style.value(of: $0) }
    committedValue = { try? style.committedValue(of: $0) }
    isComplete = style.isComplete
  }
}

extension ValueSession {
  /// Creates a session for the values of a format style, in its `valueFormat`.
  ///
  /// ```swift
  /// var session = ValueSession(format: .mask("(###) ### - ####"))
  /// session.perform(.insert("5551234567"))
  /// session.value                          // "5551234567"
  /// ```
  public init<Style: ParseableFormatStyle>(
    format style: Style, value: Value? = nil, options: EditingOptions = EditingOptions(), isLive: Bool = true,
    allowsNoValue: Bool = false
  ) where Style.FormatInput == Value, Style.FormatOutput == String {
    self.init(
      format: style.valueFormat, value: value, options: options, isLive: isLive, allowsNoValue: allowsNoValue)
  }
}
