import PlatenGraph

/// Which rows of a column have the other one of two shades, so that a field can be distinguished from the field above,
/// which it touches. A column in another one counts with all its rows, so that the shades go on in it and after it.
@MainActor struct RowShades {
  private let node: Node
  private var index = 0
  private var isOdd: Bool
  /// Of more rows each counts as one: the rows of a long list are not visited.
  private static let most = 64

  /// `inside` is the shade of the column itself in the column around it.
  init(of node: Node, inside isOdd: Bool) {
    self.node = node
    if case .container(.stack) = node.content { self.isOdd = isOdd } else { self.isOdd = false }
  }

  /// Whether the child at `wanted` has the other shade. Ask from the first child to the last.
  mutating func isOdd(_ wanted: Int) -> Bool {
    let children = node.children
    guard children.count <= Self.most else {
      guard wanted > 0, Self.touch(children[wanted - 1], children[wanted]) else { return false }
      return (wanted & 1 == 1) != children[0].isSectionHeader
    }
    while index < wanted {
      let rows = Self.rows(in: children[index])
      isOdd = Self.touch(children[index], children[index + 1]) && isOdd != (rows & 1 == 1)
      index += 1
    }
    return isOdd
  }

  private static func touch(_ first: Node, _ second: Node) -> Bool { first.frame.maxY >= second.frame.minY }

  private static func rows(in node: Node) -> Int {
    switch node.content {
    case .container(.sectionHeader): return 0
    case .container(.stack(let stack)) where stack.axis == .vertical && node.children.count <= most:
      return node.children.reduce(0) { $0 + rows(in: $1) }
    case .decoration: return node.children.first.map(rows) ?? 1
    default: return 1
    }
  }
}

extension Node {
  fileprivate var isSectionHeader: Bool {
    if case .container(.sectionHeader) = content { return true }
    return false
  }
}
