/// A live format whose texts have values: what the user may type, the value of a text, and the text of a value.
///
/// `InputMask`, ``LiveNumber`` and ``LiveDate`` have one, and with the module TextFormats every format style that parses.
/// A ``ValueSession`` edits by it; without a session its functions format and check texts from elsewhere.
///
/// ```swift
/// let phone = try InputMask("(###) ### - ####").valueFormat
/// phone.value("(555) 123 - 4567")        // "5551234567"
/// phone.text("5551234567")               // "(555) 123 - 4567"
/// phone.isComplete("(555) 123")          // false
/// ```
public struct ValueFormat<Value>: Sendable {
  /// The format while text is typed; `nil` leaves the text as typed until the end of editing.
  public var editFormat: EditFormat?
  /// The text of a value.
  public var text: @Sendable (Value) -> String
  /// The value of a text, which may be incomplete; `nil` while it has none.
  public var value: @Sendable (String) -> Value?
  /// The value of a text at the end of editing, which may have one that it does not have while it is typed: two digits
  /// of a year are a year then.
  public var committedValue: @Sendable (String) -> Value?
  /// Whether nothing is missing in a text.
  public var isComplete: @Sendable (String) -> Bool

  /// Creates a format from its functions. By default a text that has a value is complete, and the end of editing does
  /// not change its value.
  public init(
    editFormat: EditFormat?,
    text: @escaping @Sendable (Value) -> String,
    value: @escaping @Sendable (String) -> Value?,
    committedValue: (@Sendable (String) -> Value?)? = nil,
    isComplete: (@Sendable (String) -> Bool)? = nil
  ) {
    self.editFormat = editFormat
    self.text = text
    self.value = value
    self.committedValue = committedValue ?? value
    self.isComplete = isComplete ?? { value($0) != nil }
  }
}

extension ValueFormat {
  /// The format with values of another type: `value` converts one of this type, `original` converts back, and returns
  /// `nil` for a value that this type has not, whose text is empty.
  public func map<Other>(
    _ value: @escaping @Sendable (Value) -> Other?, original: @escaping @Sendable (Other) -> Value?
  ) -> ValueFormat<Other> {
    let format = self
    return ValueFormat<Other>(
      editFormat: editFormat, text: { other in original(other).map(format.text) ?? "" },
      value: { text in format.value(text).flatMap(value) },
      committedValue: { text in format.committedValue(text).flatMap(value) }, isComplete: isComplete)
  }
}

extension InputMask {
  /// The mask with the typed characters as values. A text is complete when it fills the mask.
  public var valueFormat: ValueFormat<String> {
    ValueFormat(
      editFormat: format, text: { display($0) }, value: { raw(of: $0) }, isComplete: { isComplete($0) })
  }
}

extension LiveDate {
  /// The format with moments as values. A text has one when it is complete; at the end of editing two digits are a year.
  public var valueFormat: ValueFormat<DateMoment> {
    ValueFormat(
      editFormat: format, text: { text(of: $0) }, value: { moment(of: $0) },
      committedValue: { moment(of: completed($0) ?? $0) })
  }
}

#if !hasFeature(Embedded)
extension LiveNumber {
  /// The format with numbers as values. A text is complete when its number is within the bounds of the shape; at the end
  /// of editing the nearest bound replaces a number outside.
  public var valueFormat: ValueFormat<Double> {
    ValueFormat(
      editFormat: format, text: { text(of: $0) }, value: { number(of: $0) },
      committedValue: { number(of: $0).map { bounded($0) } },
      isComplete: { number(of: $0).map { bounded($0) == $0 } ?? false })
  }
}
#endif
