// The initializers with a label of any kind.

extension TextField {
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(configuration: .text(text, prompt: prompt), label: label())
  }

  nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(configuration: .text(text, prompt: prompt, axis: axis), label: label())
  }

  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      configuration: .text(text, prompt: prompt, axis: axis ?? .horizontal, selection: selection), label: label())
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(configuration: .optional(value, format: format, prompt: prompt), label: label())
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(configuration: .value(value, format: format, prompt: prompt), label: label())
  }

  nonisolated public init<V>(
    value: Binding<V>, formatter: Foundation.Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(configuration: .formatter(value, formatter, prompt: prompt), label: label())
  }
}
