/// A control for private text: it shows a mark for each character, and never returns any part of the text.
public struct SecureField<Label: View> {
  let field: TextField<Label>

  nonisolated init(configuration: FieldConfiguration, label: Label) {
    field = TextField(configuration: configuration, label: label)
  }
}

extension SecureField: View {
  /// The views that this one is made of.
  public var body: some View { field }
}

extension SecureField {
  /// A secure field with a label of any view, whose words are the placeholder where there is no prompt. The binding is
  /// written at each edit.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(configuration: .secure(text, prompt: prompt), label: label())
  }
}
