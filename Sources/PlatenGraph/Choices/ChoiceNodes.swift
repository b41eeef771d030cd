/// Makes the nodes of what is open to choose from, and ends them.
@MainActor final class ChoiceNodes {
  @Hosted private var host: ViewHost
  private var nodes: [Node] = []
  private var responders: [ChoiceResponder] = []

  init(host: ViewHost) { self.host = host }

  func make(_ content: NodeContent, _ attributes: NodeAttributes = NodeAttributes(), _ children: [Node] = []) -> Node {
    let node = host.nodes.make(content, attributes)
    host.nodes.setInitialChildren(children, of: node)
    nodes.append(node)
    return node
  }

  /// A row or a column.
  func stack(_ axis: Axis, spacing: CGFloat? = nil, _ children: [Node]) -> Node {
    make(
      .container(.stack(StackContent(axis: axis, horizontal: .leading, spacing: spacing))), NodeAttributes(), children)
  }

  /// A row of a table: where it does not fit, its columns shrink as those of the other rows do.
  func tableRow(_ children: [Node]) -> Node {
    var stack = StackContent(axis: .horizontal, horizontal: .leading, spacing: 0)
    stack.keepsColumns = true
    return make(.container(.stack(stack)), NodeAttributes(), children)
  }

  func text(_ words: String, isBold: Bool = false, foreground: Paint = .system(.primary)) -> Node {
    var run = TextRun(words)
    run.isBold = isBold
    return make(.leaf(.text(TextContent(runs: [run], foreground: foreground, lineLimit: 1))))
  }

  /// A symbol, as decoration.
  func symbol(_ name: String) -> Node { make(.leaf(.image(ImageContent(systemName: name, label: nil)))) }

  /// A fixed size in points, with something in it or empty.
  func frame(
    width: CGFloat?, height: CGFloat? = nil, alignment: Alignment = .center, isRigid: Bool = true, _ child: Node? = nil
  ) -> Node {
    var frame = FrameContent(width: width, height: height, alignment: alignment)
    frame.isRigid = isRigid
    return make(.decoration(.frame(frame)), NodeAttributes(), [child ?? blank()])
  }

  /// Nothing to see, and no part of the words around it.
  private func blank() -> Node {
    let node = text("")
    node.attributes.isAccessibilityHidden = true
    return node
  }

  /// A choice: a button that leaves the focus where it is.
  func option(
    _ content: ButtonContent, isEnabled: Bool, label: String? = nil, _ children: [Node],
    _ handle: @escaping (NodeEvent) -> Bool
  ) -> Node {
    var attributes = NodeAttributes()
    attributes.isEnabled = isEnabled
    attributes.keepsFocus = true
    attributes.accessibilityLabel = label
    let node = make(.control(content), attributes, children)
    answer(node, handle)
    return node
  }

  /// Has events of a node answered by a closure.
  func answer(_ node: Node, _ handle: @escaping (NodeEvent) -> Bool) {
    let responder = ChoiceResponder(handle)
    node.responder = responder
    responders.append(responder)
  }

  /// Ends all of them.
  func forget() {
    for node in nodes { host.nodes.forget(node) }
    nodes = []
    responders = []
  }
}

/// Answers the events of a node that is open to choose from.
@MainActor private final class ChoiceResponder: NodeResponder {
  private let answer: (NodeEvent) -> Bool

  init(_ answer: @escaping (NodeEvent) -> Bool) { self.answer = answer }

  func handle(_ event: NodeEvent) -> Bool { answer(event) }
}
