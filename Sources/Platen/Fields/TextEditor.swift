/// A control for text of any length, on as many lines as it needs.
public struct TextEditor {
  let configuration: FieldConfiguration
  @ControlStyle<TextEditorStyles> private var style

  /// An editor of plain text. The binding is written at each edit, for a very long text when the typing pauses.
  nonisolated public init(text: Binding<String>) { configuration = .editor(text) }

  /// An editor of plain text that reports its selection while it is edited, and follows the binding where the program
  /// changes it. Setting nil leaves the selection as it is.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    configuration = .editor(text, selection: selection)
  }

  /// An editor of text with attributes: Ctrl-B, Ctrl-I and Ctrl-U format what is selected.
  nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    configuration = FieldConfiguration(source: RichTextSource(text: text, selection: selection), kind: .editor)
  }

  /// The editor that a style is made for, in the style around that one. SwiftUI has no such initializer: there a
  /// program's own style can't show the editor.
  nonisolated public init(_ configuration: TextEditorStyleConfiguration) {
    self.configuration = configuration.configuration
  }
}

extension TextEditor: View {
  /// The views that this one is made of.
  public var body: some View {
    if let styled = style.body(TextEditorStyleConfiguration(configuration: configuration)) {
      styled
    } else {
      _FieldBody(core: _FieldCore(configuration: configuration, label: EmptyView(), isLabelShown: false))
    }
  }
}
