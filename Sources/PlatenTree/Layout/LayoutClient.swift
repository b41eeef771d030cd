/// What the layout engine needs from the tree that it lays out, and what it reports while it places nodes.
@MainActor package protocol LayoutClient: AnyObject {
  var root: Node { get }
  /// The node of that identity, if it is in the tree.
  func node(_ id: NodeID) -> Node?
  /// Whether any view has an alignment guide of its own.
  var usesGuides: Bool { get }
  /// The bar with the first responder's input views, at the end of the window.
  var inputBarNode: Node? { get }
  /// Brackets one layout of the whole tree.
  func layoutWillBegin()
  func layoutDidEnd()
  /// Called before a node is measured for a proposal that it has not answered yet.
  func noteMeasurement(of node: Node)
  /// Called before a node arranges its children, on trial or finally.
  func notePlacement(of node: Node)
  /// The transaction for the nodes being placed; nil when they move at once.
  var placingTransaction: Transaction? { get set }
  /// How the node, and what is in it, moves to its place in this layout; nil when it has none.
  func layoutTransaction(of id: NodeID) -> Transaction?
  /// A header or footer has been placed that stays visible while its section is scrolled.
  func nodeIsPinned(_ node: Node)
  /// The node has another frame than at the last layout, or is shown where it was not.
  func nodeDidMove(_ node: Node, from old: CGRect)
  /// The node has been placed elsewhere than before, and moves there.
  func frameDidChange(of node: Node, from old: CGRect, _ transaction: Transaction)
}
