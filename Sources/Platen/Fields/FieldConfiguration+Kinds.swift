extension FieldConfiguration {
  nonisolated static func text(
    _ text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, selection: Binding<TextSelection?>? = nil
  ) -> FieldConfiguration {
    FieldConfiguration(source: StringSource(text: text), prompt: prompt, axis: axis, selection: selection)
  }

  nonisolated static func value<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, format: F, prompt: Text?
  ) -> FieldConfiguration where F.FormatOutput == String {
    FieldConfiguration(source: ValueSource<StyledFormat<F>>(value: value, format: format), prompt: prompt)
  }

  nonisolated static func optional<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, format: F, prompt: Text?
  ) -> FieldConfiguration where F.FormatOutput == String {
    FieldConfiguration(source: ValueSource<OptionalFormat<F>>(value: value, format: format), prompt: prompt)
  }

  nonisolated static func formatter<V>(
    _ value: Binding<V>, _ formatter: Foundation.Formatter, prompt: Text? = nil
  ) -> FieldConfiguration {
    FieldConfiguration(source: ValueSource<FormatterFormat<V>>(value: value, format: formatter), prompt: prompt)
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

/// A format style.
private enum StyledFormat<Style: ParseableFormatStyle>: ConversionKind where Style.FormatOutput == String {
  static func conversion(_ format: Style) -> ValueConversion<Style.FormatInput> { ValueConversion(format) }
}

/// A format style for a value that may be missing.
private enum OptionalFormat<Style: ParseableFormatStyle>: ConversionKind where Style.FormatOutput == String {
  static func conversion(_ format: Style) -> ValueConversion<Style.FormatInput?> { ValueConversion(optional: format) }
}

/// A formatter.
private enum FormatterFormat<Value>: ConversionKind {
  static func conversion(_ format: Foundation.Formatter) -> ValueConversion<Value> { ValueConversion(format) }
}
