// The initializers of Apple's interface: one for each way to give the title, in the order of the documentation.

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(configuration: .text(text), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(configuration: .text(text), label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(configuration: .text(text), label: Text(titleResource))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(configuration: .text(text, prompt: prompt), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(configuration: .text(text, prompt: prompt), label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(configuration: .text(text, prompt: prompt), label: Text(titleResource))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(configuration: .text(text, axis: axis), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(configuration: .text(text, axis: axis), label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(configuration: .text(text, axis: axis), label: Text(titleResource))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(configuration: .text(text, prompt: prompt, axis: axis), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(configuration: .text(text, prompt: prompt, axis: axis), label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(configuration: .text(text, prompt: prompt, axis: axis), label: Text(titleResource))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      configuration: .text(text, prompt: prompt, axis: axis ?? .horizontal, selection: selection), label: Text(titleKey)
    )
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      configuration: .text(text, prompt: prompt, axis: axis ?? .horizontal, selection: selection), label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      configuration: .text(text, prompt: prompt, axis: axis ?? .horizontal, selection: selection),
      label: Text(titleResource))
  }
}
