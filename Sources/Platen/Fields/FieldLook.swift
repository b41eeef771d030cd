/// What a field shows besides its text: its words, its style, its attributes.
///
/// It is an element of its own, so that it is made again when something that it reads changes, and not with each key.
final class FieldLook<FieldLabel: View>: _ViewElement<_FieldCore<FieldLabel>> {
  private var view: _FieldCore<FieldLabel>
  /// The label, where it is not a text.
  private var labelElement: HiddenElement<FieldLabel>?
  private var made: (content: FieldContent, attributes: NodeAttributes, targets: [any FocusTarget])

  /// The field without its text.
  var content: FieldContent { made.content }
  var attributes: NodeAttributes { made.attributes }
  var focusTargets: [any FocusTarget] { made.targets }

  init(_ view: _FieldCore<FieldLabel>, in context: _ElementContext) {
    self.view = view
    made = (FieldContent(kind: view.configuration.kind, label: ""), NodeAttributes(), [])
    super.init(context)
    if FieldLabel.self != Text.self, FieldLabel.self != EmptyView.self {
      labelElement = HiddenElement(view.label, in: _ElementContext(parent: self), holdsSections: false) { [weak self] in
        self?.invalidate()
      }
    }
    make()
  }

  /// The field that it belongs to evaluates afterwards.
  override func update(_ view: _FieldCore<FieldLabel>) {
    self.view = view
    labelElement?.update(view.label)
    make()
  }

  override func evaluate() {
    make()
    parent?.invalidate()
  }

  private func make() {
    made = track { (makeContent(), makeAttributes(), environment.focusTargets.targets) }
  }

  private func makeAttributes() -> NodeAttributes {
    var attributes = environment.nodeAttributes
    attributes.isFocusable = environment.allowsFocus
    attributes.locale = environment.locale
    return attributes
  }

  private func makeContent() -> FieldContent {
    let configuration = view.configuration
    var field = FieldContent(kind: configuration.kind, label: labelText)
    field.isMultiline = configuration.isMultiline
    field.style = configuration.kind == .editor ? editorStyle : environment[style: TextFieldStyles.self].drawn
    field.traits = environment.inputTraits
    field.traits.disablesAutocorrection = environment.autocorrectionDisabled
    field.font = environment.resolvedFont
    field.foreground = environment.foreground
    field.decoration = environment.textDecoration
    field.alignment = environment.multilineTextAlignment
    field.writing = environment.fieldWriting
    field.language = environment.typesettingLanguage
    let lines = environment.lineRange
    field.chain = environment.focusChain
    field.minLines = lines.least
    field.maxLines = lines.most
    field.placeholder = placeholder
    return field
  }

  /// The style of an editor. An explicit one counts more than a hidden background.
  private var editorStyle: FieldContent.Style {
    let style = environment[style: TextEditorStyles.self].drawn
    return style == .automatic && environment.scrollContentBackground == .hidden ? .plain : style
  }

  /// The label's words; without any, those of the row that the field is in.
  private var labelText: String {
    let own = ownLabelText
    return own.isEmpty ? environment.rowLabel?.resolve(in: environment.textResolution).plainText ?? "" : own
  }

  private var ownLabelText: String {
    if let text = view.label as? Text { return text.resolve(in: environment.textResolution).plainText }
    return labelElement?.nodes.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ") ?? ""
  }

  /// The prompt; without one, the label where it is not shown beside the field.
  private var placeholder: TextContent? {
    var resolution = environment.textResolution
    resolution.foreground = .system(.placeholder)
    resolution.decoration = TextDecoration()
    if let prompt = view.configuration.prompt { return prompt.resolve(in: resolution) }
    guard !view.isLabelShown, view.configuration.kind == .field else { return nil }
    if let text = view.label as? Text { return text.resolve(in: resolution) }
    let words = ownLabelText
    return words.isEmpty
      ? nil
      : TextContent(runs: [TextRun(words)], font: resolution.font, foreground: resolution.foreground)
  }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let labelElement { body(labelElement) }
  }
}
