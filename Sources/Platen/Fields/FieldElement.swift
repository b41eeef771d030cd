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
  private var look: FieldLook<FieldLabel>!
  private var node: Node!
  private let input: FieldInput

  init(_ view: _FieldCore<FieldLabel>, in context: _ElementContext) {
    self.view = view
    input = FieldInput(view.configuration, host: context.host)
    super.init(context)
    look = FieldLook(view, in: _ElementContext(parent: self))
    input.element = self
    input.setNeedsEvaluation = { [weak self] in self?.invalidate() }
    input.updateNode = { [weak self] in self?.showInput() }
    evaluate()
  }

  override func update(_ view: _FieldCore<FieldLabel>) {
    guard !ValueComparison.areEqual(self.view, view) else { return }
    let (source, old) = (view.configuration.source, self.view.configuration.source)
    if !source.isSame(as: old) { input.forgetReadValue() }
    if source.isOtherPlace(than: old) { input.leavePlace() }
    self.view = view
    look.update(view)
    evaluate()
  }

  override func evaluate() {
    let body = {
      self.input.update(self.view.configuration, environment: self.environment)
      var field = self.look.content
      self.input.show(in: &field)
      return field
    }
    // After an edit the value was read back already.
    let field = input.hasReadValue ? trackRest(body) : track(body)
    if let node {
      host.nodes.set(.field(field), look.attributes, of: node)
    } else {
      node = host.nodes.make(.field(field), look.attributes)
      node.responder = input
      input.nodeID = node.id
    }
    host.focus.setTargets(look.focusTargets, of: node)
  }

  private func showInput() {
    guard let node, case .field(var field) = node.content else { return }
    input.show(in: &field)
    host.nodes.set(.field(field), node.attributes, of: node)
  }

  override func collectNodes(into nodes: inout _NodeList) { nodes.append(node) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let look { body(look) }
  }

  override func willUnmount() {
    input.leave()
    host.nodes.forget(node)
  }
}
