/// The field itself, without its label: what a style ends in.
struct _FieldCore<FieldLabel: View> {
  let configuration: FieldConfiguration
  /// Not shown here; it names the field, and replaces a missing prompt.
  let label: FieldLabel
  /// Whether the label is shown next to the field already.
  let isLabelShown: Bool
}

extension _FieldCore: _PrimitiveView {
  static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    FieldElement(view, in: parent)
  }
}

/// The element of a field: its node, the input behind it and the driver of its value.
final class FieldElement<FieldLabel: View>: _ViewElement<_FieldCore<FieldLabel>> {
  private var view: _FieldCore<FieldLabel>
  private var labelElement: _ViewElement<FieldLabel>?
  private var node: Node!
  private let input: FieldInput

  init(_ view: _FieldCore<FieldLabel>, in context: _ElementContext) {
    self.view = view
    input = FieldInput(view.configuration, host: context.host)
    super.init(context)
    if FieldLabel.self != Text.self {
      labelElement = FieldLabel._makeElement(view.label, in: _ElementContext(parent: self))
    }
    input.element = self
    input.setNeedsEvaluation = { [weak self] in self?.invalidate() }
    evaluate()
  }

  override func update(_ view: _FieldCore<FieldLabel>) {
    guard !ValueComparison.areEqual(self.view, view) else { return }
    if !view.configuration.source.isSame(as: self.view.configuration.source) { input.forgetReadValue() }
    self.view = view
    labelElement?.update(view.label)
    evaluate()
  }

  override func evaluate() {
    let body = {
      self.input.update(self.view.configuration, environment: self.environment)
      return (self.makeContent(), self.makeAttributes(), self.environment.focusTargets.targets)
    }
    // After an edit the value was read back already.
    let (content, attributes, targets) = input.hasReadValue ? trackRest(body) : track(body)
    if let node {
      host.nodes.set(content, attributes, of: node)
    } else {
      node = host.nodes.make(content, attributes)
      node.responder = input
      input.nodeID = node.id
    }
    host.focus.setTargets(targets, of: node)
  }

  private func makeAttributes() -> NodeAttributes {
    var attributes = environment.nodeAttributes
    attributes.isFocusable = environment.allowsFocus
    attributes.locale = environment.locale
    return attributes
  }

  private func makeContent() -> NodeContent {
    let configuration = view.configuration
    var field = FieldContent(kind: configuration.kind, label: labelText)
    field.isMultiline = configuration.kind == .editor || configuration.axis == .vertical
    field.style = configuration.kind == .editor ? environment.editorStyle : environment.fieldStyle
    field.traits = environment.inputTraits
    field.traits.disablesAutocorrection = environment.autocorrectionDisabled
    field.font = environment.resolvedFont
    field.foreground = environment.foreground
    field.decoration = environment.textDecoration
    field.alignment = environment.multilineTextAlignment
    let lines = environment.lineRange
    field.minLines = lines.least
    field.maxLines = lines.most
    field.placeholder = placeholder
    input.show(in: &field)
    return .field(field)
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

  override func collectNodes(into nodes: inout _NodeList) { nodes.append(node) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let labelElement { body(labelElement) }
  }

  override func willUnmount() {
    input.leave()
    host.nodes.forget(node)
  }
}
