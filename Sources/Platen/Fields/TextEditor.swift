/// A control for text of any length, on as many lines as it needs.
public struct TextEditor {
  let configuration: FieldConfiguration

  nonisolated public init(text: Binding<String>) { configuration = .editor(text) }

  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    configuration = .editor(text, selection: selection)
  }
}

extension TextEditor: View {
  public var body: some View {
    _FieldCore(configuration: configuration, label: EmptyView(), isLabelShown: false)
  }
}
