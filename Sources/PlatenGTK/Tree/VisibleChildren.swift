#if GTK
import Foundation
import PlatenGraph

/// Finds the visible nodes in a column of many, without iterating over all.
@MainActor enum VisibleChildren {
  /// The indices of the nodes that intersect `area`, in the parent's coordinates. All indices, if the nodes may not be
  /// in order.
  static func indices(of nodes: [Node], in parent: Node, area: CGRect) -> Range<Int> {
    guard isColumn(parent) else { return nodes.indices }
    let first = partition(nodes) { $0.frame.maxY < area.minY }
    let last = partition(nodes) { $0.frame.minY <= area.maxY }
    return first..<max(first, last)
  }

  private static func isColumn(_ node: Node) -> Bool {
    switch node.content {
    case .container(.form), .container(.section), .container(.scroll(.vertical)): true
    case .container(.stack(let stack)): stack.axis == .vertical
    default: false
    }
  }

  /// The number of leading nodes that satisfy a condition that no later node does.
  private static func partition(_ nodes: [Node], _ isBefore: (Node) -> Bool) -> Int {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(nodes[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
#endif
