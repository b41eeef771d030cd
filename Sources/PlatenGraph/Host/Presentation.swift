/// A view that a field presents outside of its own place: suggestions, a search bar, the keyboard toolbar.
///
/// Its node is a child of the root, after the program's own.
package final class Presentation: _ViewElement<AnyView>, NodeContainer {
  package let node: Node
  private var child: _ViewElement<AnyView>!
  private var presented: EnvironmentValues

  init(_ view: AnyView, _ content: NodeContent, host: ViewHost, environment: EnvironmentValues) {
    node = host.makeNode(content, NodeAttributes())
    presented = environment
    super.init(_ElementContext(host: host, environment: environment))
    child = AnyView._makeElement(view, in: _ElementContext(parent: self))
    host.setInitialChildren(child.nodes, of: node)
  }

  package override func update(_ view: AnyView) { child.update(view) }

  /// Adopts the current environment of the field.
  func update(_ view: AnyView, environment: EnvironmentValues) {
    let differing = environment.keysDiffering(from: presented)
    presented = environment
    if !differing.isEmpty { setEnvironment(environment, changed: differing) }
    update(view)
  }

  package func collectChildNodes() -> [Node] { child.nodes }

  package override func collectNodes(into nodes: inout _NodeList) { nodes.append(node) }

  package override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }

  package override func willUnmount() { host.forget(node) }
}

/// The order of a presentation among the others, from the top.
package enum PresentationSlot: Int, CaseIterable { case keyboardBar, findBar, popup }

extension ViewHost {
  /// Presents a view outside of the program's own, or replaces the one in the slot.
  @discardableResult package func present(
    _ view: AnyView, as content: NodeContent = .stack(StackContent(axis: .vertical)), in slot: PresentationSlot,
    environment: EnvironmentValues
  ) -> Presentation {
    Tracking.untracked {
      if let shown = presentations[slot], shown.node.content == content {
        shown.update(view, environment: environment)
        return shown
      }
      dismissPresentation(slot)
      let shown = Presentation(view, content, host: self, environment: environment)
      presentations[slot] = shown
      enqueueRootRebuild()
      return shown
    }
  }

  package func dismissPresentation(_ slot: PresentationSlot) {
    guard let shown = presentations.removeValue(forKey: slot) else { return }
    shown.unmount()
    enqueueRootRebuild()
  }

  var presentedNodes: [Node] { PresentationSlot.allCases.compactMap { presentations[$0]?.node } }

  /// What the program itself shows in the window, and no bar or popup of a field.
  package var ownNodes: [Node] {
    let others = presentedNodes + (inputBar.map { [$0.node] } ?? [])
    return root.children.filter { node in !others.contains { $0 === node } }
  }

  /// Whether the focused node is in a presentation.
  package func isFocusInside(_ slot: PresentationSlot) -> Bool {
    guard let shown = presentations[slot] else { return false }
    var node = focusedNode
    while let current = node {
      if current === shown.node { return true }
      node = current.parent
    }
    return false
  }
}
