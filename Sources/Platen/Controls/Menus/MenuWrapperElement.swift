/// A modifier whose views are lines of a menu.
protocol MenuItemsModifier: ViewModifier {
  associatedtype Items: View
  var items: Items { get }
}

/// Wraps each node of the view in a node at which a menu opens. The menu's views are evaluated but not shown, and are
/// read when it opens.
class MenuWrapperElement<Content: View, Modifier: MenuItemsModifier>: _ModifierElement<Content, Modifier>, NodeResponder
{
  private var source: HiddenElement<Modifier.Items>!
  private var wrappers: [(inner: Node, outer: Node)] = []

  override func willMakeChild() {
    source = HiddenElement(modifier.items, in: _ElementContext(parent: self)) {}
  }

  override func modifierDidChange(from old: Modifier) { source.update(modifier.items) }

  /// The lines as they are now.
  func itemsMenu() -> UIMenu { MenuItems.menu(of: MenuItems.items(of: source.nodes), in: host) }

  func handle(_ event: NodeEvent) -> Bool { false }

  // MARK: nodes

  override func collectNodes(into nodes: inout _NodeList) {
    let inner = child.nodes
    if inner.map(\.id) != wrappers.map(\.inner.id) {
      var old = Dictionary(uniqueKeysWithValues: wrappers.map { ($0.inner.id, $0) })
      wrappers = inner.map { old.removeValue(forKey: $0.id) ?? ($0, makeWrapper(around: $0)) }
      for wrapper in old.values { host.nodes.forget(wrapper.outer) }
    }
    for wrapper in wrappers {
      wrapper.outer.rowTraits = wrapper.inner.rowTraits
      nodes.append(wrapper.outer)
    }
  }

  private func makeWrapper(around inner: Node) -> Node {
    let outer = host.nodes.make(.decoration(.effect(.contextMenu)), NodeAttributes())
    outer.responder = self
    outer.transition = inner.transition
    host.nodes.setInitialChildren([inner], of: outer)
    return outer
  }

  override func forEachChild(_ body: (_Element) -> Void) {
    super.forEachChild(body)
    if let source { body(source) }
  }

  override func willUnmount() {
    for wrapper in wrappers { host.nodes.forget(wrapper.outer) }
  }
}
