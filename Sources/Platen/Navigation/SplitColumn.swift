/// A column of a split navigation. It keeps its state while it is hidden, but the detail ends when the user goes back
/// from it.
struct SplitColumn<Content: View> {
  let model: SplitModel
  let isSidebar: Bool
  let isShown: Bool
  let isCompact: Bool
  let content: Content
}

extension SplitColumn: _PrimitiveView {
  static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    SplitColumnElement(view, in: parent)
  }
}

/// The element of a column, whose nodes are in the tree while it is shown.
private final class SplitColumnElement<Content: View>: _ViewElement<SplitColumn<Content>>, SplitColumnState {
  private var view: SplitColumn<Content>
  private var child: _ViewElement<Content>?
  /// The view that had the focus when the column was hidden.
  private var returnFocus: NodeID?
  /// What was pressed last in it then.
  private var pressed: NodeID?

  init(_ view: SplitColumn<Content>, in context: _ElementContext) {
    self.view = view
    super.init(context)
    view.model.setColumn(self, isSidebar: view.isSidebar)
    if view.isShown || view.isSidebar { makeChild() }
  }

  private func makeChild() { child = Content._makeElement(view.content, in: _ElementContext(parent: self)) }

  override func update(_ view: SplitColumn<Content>) {
    let old = self.view
    let isChanged = old.isShown != view.isShown
    if isChanged, !view.isShown { noteFocus() }
    self.view = view
    if isChanged, !view.isShown, !view.isSidebar, old.isCompact == view.isCompact {
      child?.unmount()
      child = nil
    }
    if let child { child.update(view.content) } else if view.isShown { makeChild() }
    guard isChanged else { return }
    if view.isShown { adoptFocus() }
    structureDidChange()
  }

  var hasFocus: Bool { focused != nil }

  private var focused: Node? {
    guard view.isShown, let node = host.focus.node, let child else { return nil }
    return child.nodes.contains { node.isInside($0) } ? node : nil
  }

  private func noteFocus() {
    returnFocus = focused?.id
    pressed = child?.nodes.lazy.compactMap { [host] in host.pressed(in: $0) }.first
    if returnFocus != nil { view.model.isFocusMoving = true }
  }

  /// Moves the focus here from the column that this one has replaced.
  private func adoptFocus() {
    host.focus.afterUpdate { [weak self] in
      guard let self, isMounted, view.isShown, view.model.isFocusMoving else { return }
      view.model.isFocusMoving = false
      guard host.focus.node == nil else { return }
      if let id = returnFocus ?? pressed, host.focus.move(to: id) { return }
      for node in child?.nodes ?? [] where host.focus.node == nil { host.focus.moveIntoPage(in: node) }
    }
  }

  override func collectNodes(into nodes: inout _NodeList) { if view.isShown { child?.collectNodes(into: &nodes) } }

  override func forEachChild(_ body: (_Element) -> Void) { if let child { body(child) } }
}

extension ViewHost {
  /// What was pressed last, if it is inside of a node.
  func pressed(in node: Node) -> NodeID? {
    pressPlace.flatMap { nodes[$0.node] }.flatMap { $0.isInside(node) ? $0.id : nil }
  }
}

extension FocusSystem {
  /// Moves the focus into what a page shows between its bars, or else into the bars.
  func moveIntoPage(in node: Node) {
    let content = node.children.first { !$0.isBar && FocusOrder.first(in: $0, forward: true) != nil }
    move(into: content ?? node)
  }
}

/// The stack of pages in a column of a split navigation.
struct SplitStack<Root: View> {
  let root: Root
  let model: SplitModel
  let isSidebar: Bool
  /// Shows the sidebar instead of the first page; nil where both are shown.
  let goBack: (@MainActor () -> Void)?
}

extension SplitStack: _PrimitiveView {
  static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    let model = view.model
    let element = NavigationElement(
      view, in: parent, root: { $0.root },
      back: NavigationElement.Back(title: { [weak model] in model?.sidebarTitle }, action: { $0.goBack }),
      searchColumn: view.isSidebar ? .sidebar : .detail)
    if view.isSidebar { model.setSidebarTitle { [weak element] in element?.shownTitle } }
    return element
  }
}
