/// A view that a field presents outside of its own place: suggestions, a search bar, the keyboard toolbar.
///
/// Its node is a child of the root, after the program's own; a bar of a field in a modal is a child of the modal's node.
package final class Presentation: _ViewElement<AnyView>, NodeContainer {
  package let node: Node
  /// The modal that it belongs to; nil where it is in the window itself.
  private(set) weak var modal: (any ModalPresentation)?
  /// The field whose keyboard toolbar it is; nil for others.
  package var owner: NodeID?
  private var child: _ViewElement<AnyView>!
  private var presented: EnvironmentValues

  init(
    _ view: AnyView, _ content: NodeContent, host: ViewHost, environment: EnvironmentValues,
    in modal: (any ModalPresentation)?
  ) {
    self.modal = modal
    node = host.nodes.make(content, NodeAttributes())
    presented = environment
    super.init(_ElementContext(host: host, environment: environment))
    child = AnyView._makeElement(view, in: _ElementContext(parent: self))
    host.nodes.setInitialChildren(child.nodes, of: node)
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

  package override func willUnmount() { host.nodes.forget(node) }
}
