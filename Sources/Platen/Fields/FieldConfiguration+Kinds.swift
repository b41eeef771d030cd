extension FieldConfiguration {
  nonisolated static func text(
    _ text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, selection: Binding<TextSelection?>? = nil
  ) -> FieldConfiguration {
    FieldConfiguration(source: StringSource(text: text), prompt: prompt, axis: axis, selection: selection)
  }

  nonisolated static func value<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, format: F, prompt: Text?
  ) -> FieldConfiguration where F.FormatOutput == String {
    FieldConfiguration(
      source: ValueSource(value: value, format: format, conversion: { ValueConversion($0) }), prompt: prompt)
  }

  nonisolated static func optional<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, format: F, prompt: Text?
  ) -> FieldConfiguration where F.FormatOutput == String {
    FieldConfiguration(
      source: ValueSource(value: value, format: format, conversion: { ValueConversion(optional: $0) }), prompt: prompt)
  }

  nonisolated static func formatter<V>(
    _ value: Binding<V>, _ formatter: Foundation.Formatter, prompt: Text? = nil
  ) -> FieldConfiguration {
    FieldConfiguration(
      source: ValueSource(value: value, format: formatter, conversion: { ValueConversion($0) }), prompt: prompt)
  }

  nonisolated static func secure(_ text: Binding<String>, prompt: Text? = nil) -> FieldConfiguration {
    FieldConfiguration(source: StringSource(text: text), prompt: prompt, isSecure: true)
  }

  nonisolated static func editor(
    _ text: Binding<String>, selection: Binding<TextSelection?>? = nil
  ) -> FieldConfiguration {
    FieldConfiguration(source: StringSource(text: text), kind: .editor, selection: selection)
  }

  /// With the closures of the deprecated initializers.
  nonisolated func reporting(_ onEditingChanged: ((Bool) -> Void)?, _ onCommit: (() -> Void)?) -> FieldConfiguration {
    var copy = self
    copy.onEditingChanged = onEditingChanged
    copy.onCommit = onCommit
    return copy
  }
}
