/// A control that is a single node: its choices and its name are data, not views to draw.
protocol _ControlView: _PrimitiveView {
  associatedtype ControlLabel: View
  /// The views that describe the choices; they are evaluated but never shown.
  associatedtype Source: View

  @MainActor var _label: ControlLabel { get }
  @MainActor var _source: Source { get }
  /// Whether the label is shown inside of the control, as a button's.
  var _showsLabel: Bool { get }
  @MainActor func _content(_ parts: ControlParts) -> any ControlContent
  @MainActor func _handle(_ event: NodeEvent, _ parts: ControlParts) -> Bool
  /// Whether ``_mistake(_:in:)`` finds any.
  static var _isChecked: Bool { get }
  /// What the program has got wrong, for ``MistakeReports``; nil where nothing is. `view` is the program's view around.
  @MainActor func _mistake(_ parts: ControlParts, in view: String) -> String?
}

extension _ControlView {
  var _showsLabel: Bool { false }
  static var _isChecked: Bool { false }
  func _mistake(_ parts: ControlParts, in view: String) -> String? { nil }
}

extension Node {
  /// Whether it contains visible text.
  fileprivate var holdsText: Bool {
    first { if case .leaf(.text(let text)) = $0.content { !text.plainText.isEmpty } else { false } } != nil
  }
}

/// What a control's content is made from.
@MainActor struct ControlParts {
  let environment: EnvironmentValues
  /// The label's text.
  let name: String
  /// The symbol in the label.
  let image: String?
  /// Whether the label shows text, and not only a symbol.
  let hasWords: Bool
  /// The nodes of the source.
  let nodes: [Node]
  /// The control's own node.
  let id: NodeID
}

extension _ControlView {
  static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    ControlElement(view, in: parent)
  }
}

/// The element of a control: its node, its label, and its source, which is not shown.
final class ControlElement<Control: _ControlView>: _ViewElement<Control>, NodeContainer, NodeResponder {
  private var view: Control
  let node: Node
  private var label: _ViewElement<Control.ControlLabel>?
  private var source: HiddenElement<Control.Source>?
  /// The days of a calendar in the page, where the front end does not show them by itself.
  private var month: CalendarMonth?

  init(_ view: Control, in context: _ElementContext) {
    self.view = view
    node = context.host.nodes.make(.container(.root), NodeAttributes())
    super.init(context)
    node.responder = self
    let inside = _ElementContext(parent: self)
    if view._showsLabel || Control.ControlLabel.self != Text.self {
      label = Control.ControlLabel._makeElement(view._label, in: inside)
    }
    if Control.Source.self != EmptyView.self {
      source = HiddenElement(view._source, in: inside) { [weak self] in self?.invalidate() }
    }
    evaluate(isNew: true)
    host.nodes.setInitialChildren(collectChildNodes(), of: node)
  }

  override func update(_ view: Control) {
    guard !ValueComparison.areEqual(self.view, view) else { return }
    self.view = view
    label?.update(view._label)
    source?.update(view._source)
    evaluate()
  }

  override func evaluate() {
    evaluate(isNew: false)
    rewriteEnvironment()
  }

  private func evaluate(isNew: Bool) {
    let (content, attributes, targets) = track {
      var attributes = environment.nodeAttributes
      attributes.isFocusable = environment.allowsFocus
      let content = view._content(parts)
      if !content.isInteractive { attributes.isFocusable = false }
      return (NodeContent.control(content), attributes, environment.focusTargets.targets)
    }
    if isNew {
      node.content = content
      node.attributes = attributes
    } else {
      host.nodes.set(content, attributes, of: node)
    }
    host.focus.setTargets(targets, of: node)
    updateMonth()
    if Control._isChecked {
      host.mistakes.checkAtEnd(self) { [weak self] name in self.flatMap { $0.view._mistake($0.parts, in: name) } }
    }
  }

  private func updateMonth() {
    let calendar = (node.content.control as? CalendarContent).flatMap { $0.isInline ? $0 : nil }
    guard let calendar, !host.choices.areNative else {
      guard let month else { return }
      self.month = nil
      host.recorder.setChildren([], of: node)
      return month.forget()
    }
    if let month { return month.update(calendar, isEnabled: node.attributes.isEnabled) }
    month = CalendarMonth(calendar, isEnabled: node.attributes.isEnabled, of: node.id, host: host)
    host.updates.enqueueRebuild(of: self)
  }

  private var parts: ControlParts {
    ControlParts(
      environment: environment, name: name, image: label?.nodes.lazy.compactMap(\.optionImage).first,
      hasWords: view._label is Text || label?.nodes.contains(where: \.holdsText) == true,
      nodes: source?.nodes ?? [], id: node.id)
  }

  /// The label's text; without any, that of the row that contains the control.
  private var name: String {
    let resolution = environment.textResolution
    let own =
      (view._label as? Text)?.resolve(in: resolution).plainText
      ?? label?.nodes.map(\.optionTitle).filter { !$0.isEmpty }.joined(separator: " ") ?? ""
    return own.isEmpty ? environment.rowLabel?.resolve(in: resolution).plainText ?? "" : own
  }

  // MARK: environment

  override var writesEnvironment: Bool { true }

  /// Attributes of the control do not apply to the views that it is made from.
  override func write(to environment: inout EnvironmentValues) {
    environment.clearNodeScoped()
    environment.rowPlace = .label
    environment.rowLabel = nil
    environment.focusTargets = FocusTargets()
  }

  // MARK: nodes

  override func collectNodes(into nodes: inout _NodeList) { nodes.append(node) }

  func collectChildNodes() -> [Node] {
    if let month { return [month.node] }
    return view._showsLabel ? label?.nodes ?? [] : []
  }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let label { body(label) }
    if let source { body(source) }
  }

  override func willUnmount() {
    month?.forget()
    host.nodes.forget(node)
  }

  func handle(_ event: NodeEvent) -> Bool { view._handle(event, parts) }
}

/// Views whose nodes are in no tree. `onChange` is called when any of them changes.
final class HiddenElement<Content: View>: _ViewElement<Content>, NodeContainer {
  let node: Node
  private var child: _ViewElement<Content>!
  /// Whether sections in it are those of a menu.
  private let holdsSections: Bool

  init(
    _ view: Content, in context: _ElementContext, holdsSections: Bool = true, onChange: @escaping () -> Void
  ) {
    self.holdsSections = holdsSections
    node = context.host.nodes.make(.container(.root), NodeAttributes())
    super.init(context)
    child = Content._makeElement(view, in: _ElementContext(parent: self))
    host.nodes.setInitialChildren(child.nodes, of: node)
    node.observeChanges(for: self, onChange)
  }

  override var writesEnvironment: Bool { holdsSections }

  override func write(to environment: inout EnvironmentValues) { environment.sectionLayout = .rows }

  override func collectNodes(into nodes: inout _NodeList) { nodes += node.children }

  override func update(_ view: Content) { child.update(view) }

  func collectChildNodes() -> [Node] { child.nodes }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }

  override func willUnmount() { host.nodes.forget(node) }
}
