/// What belongs to one shown view.
@MainActor final class HostedItem {
  let view: UIView
  let node: Node
  var input: HostedInput?
  var row: Node?
  var tokens: [Node] = []
  var clearButton: (Node, HostedClearButton)?
  var button: HostedButton?
  var extras: [Node] = []
  /// What is between the views of a stack.
  var gaps: [Node] = []
  var protection = FieldProtection()

  init(view: UIView, node: Node) {
    self.view = view
    self.node = node
  }

  func forget(_ host: ViewHost) {
    protection.isOn = false
    input?.endFind()
    if input != nil { host.hostedWindow.forget(view) }
    for node in [node, row, clearButton?.0].compactMap({ $0 }) + tokens + extras + gaps { host.nodes.forget(node) }
  }
}
