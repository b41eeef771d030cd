extension TextField where Label == Text {
  /// A field for an optional value of a format style. The value is written while typing: nil for text that can not be
  /// parsed. The text is formatted on Return or when the focus leaves.
  nonisolated public init<F: ParseableFormatStyle>(
    _ title: Title, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(configuration: .optional(value, format: format, prompt: prompt), label: Text(title))
  }

  /// A field for a value of a format style. The value is written while typing whenever the text can be parsed. The text
  /// is formatted on Return or when the focus leaves.
  nonisolated public init<F: ParseableFormatStyle>(
    _ title: Title, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(configuration: .value(value, format: format, prompt: prompt), label: Text(title))
  }

  /// A field for a value of a formatter, with a prompt as its placeholder. It is written on Return or when the focus
  /// leaves.
  nonisolated public init<V>(
    _ title: Title, value: Binding<V>, formatter: Foundation.Formatter, prompt: Text?
  ) {
    self.init(configuration: .formatter(value, formatter, prompt: prompt), label: Text(title))
  }

  /// A field for a value of a formatter. It is written on Return or when the focus leaves.
  nonisolated public init<V>(_ title: Title, value: Binding<V>, formatter: Foundation.Formatter) {
    self.init(configuration: .formatter(value, formatter), label: Text(title))
  }
}
