/// A control for private text: it shows a mark for each character, and gives nothing of the text out.
public struct SecureField<Label: View> {
  let field: TextField<Label>

  nonisolated init(configuration: FieldConfiguration, label: Label) {
    field = TextField(configuration: configuration, label: label)
  }
}

extension SecureField: View {
  public var body: some View { field }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(configuration: .secure(text), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(configuration: .secure(text), label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(configuration: .secure(text), label: Text(titleResource))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(configuration: .secure(text, prompt: prompt), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(configuration: .secure(text, prompt: prompt), label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(configuration: .secure(text, prompt: prompt), label: Text(titleResource))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .secure(text).reporting(nil, onCommit), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(configuration: .secure(text).reporting(nil, onCommit), label: Text(title))
  }
}

extension SecureField {
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(configuration: .secure(text, prompt: prompt), label: label())
  }
}
