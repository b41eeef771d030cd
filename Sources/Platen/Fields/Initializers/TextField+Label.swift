// The initializers with a label of any kind.

extension TextField {
  /// A text field with a label of any view, whose words are the placeholder where there is no prompt. The binding is
  /// written at each edit.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(configuration: .text(text, prompt: prompt), label: label())
  }

  /// A text field that grows along `axis`: a vertical one wraps its lines. The label may be any view.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(configuration: .text(text, prompt: prompt, axis: axis), label: label())
  }

  /// A text field that reports its selection while it is edited, and follows the binding where the program changes it.
  /// Setting nil leaves the selection as it is. A nil `axis` is horizontal.
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      configuration: .text(text, prompt: prompt, axis: axis ?? .horizontal, selection: selection), label: label())
  }

  /// A field for an optional value of a format style; a text that is empty or can't be parsed is nil. Unless
  /// `textFieldValueUpdate(_:)` sets something else the value is written while typing, and shown by the format when the
  /// editing ends.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(configuration: .optional(value, format: format, prompt: prompt), label: label())
  }

  /// A field for a value of a format style; a text that can't be parsed leaves the value as it is. Unless
  /// `textFieldValueUpdate(_:)` sets something else the value is written while typing, and shown by the format when the
  /// editing ends.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(configuration: .value(value, format: format, prompt: prompt), label: label())
  }

  /// A field for a value of a formatter. Unless `textFieldValueUpdate(_:)` sets something else the value is written on
  /// Return and when the editing ends; a text that gives no value of the binding's type leaves it as it is.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Foundation.Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(configuration: .formatter(value, formatter, prompt: prompt), label: label())
  }
}
