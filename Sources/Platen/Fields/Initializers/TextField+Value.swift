// The initializers of Apple's interface: one for each way to give the title, in the order of the documentation.

extension TextField where Label == Text {
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(configuration: .optional(value, format: format, prompt: prompt), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(configuration: .optional(value, format: format, prompt: prompt), label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(configuration: .optional(value, format: format, prompt: prompt), label: Text(titleResource))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(configuration: .value(value, format: format, prompt: prompt), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(configuration: .value(value, format: format, prompt: prompt), label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(configuration: .value(value, format: format, prompt: prompt), label: Text(titleResource))
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Foundation.Formatter, prompt: Text?
  ) {
    self.init(configuration: .formatter(value, formatter, prompt: prompt), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Foundation.Formatter, prompt: Text?
  ) {
    self.init(configuration: .formatter(value, formatter, prompt: prompt), label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Foundation.Formatter, prompt: Text?
  ) {
    self.init(configuration: .formatter(value, formatter, prompt: prompt), label: Text(titleResource))
  }

  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Foundation.Formatter) {
    self.init(configuration: .formatter(value, formatter), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Foundation.Formatter) {
    self.init(configuration: .formatter(value, formatter), label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Foundation.Formatter
  ) {
    self.init(configuration: .formatter(value, formatter), label: Text(titleResource))
  }
}
