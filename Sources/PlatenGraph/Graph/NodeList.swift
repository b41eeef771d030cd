/// The nodes of elements, gathered in reading order. Keeps the tree's types out of public declarations.
public struct _NodeList {
  package private(set) var nodes: [Node] = []

  package init() {}

  package var count: Int { nodes.count }
  package var indices: Range<Int> { nodes.indices }

  package subscript(index: Int) -> Node {
    get { nodes[index] }
    set { nodes[index] = newValue }
  }

  package subscript(range: PartialRangeFrom<Int>) -> ArraySlice<Node> { nodes[range] }

  package mutating func append(_ node: Node) { nodes.append(node) }

  package static func += (list: inout _NodeList, nodes: [Node]) { list.nodes += nodes }
}
