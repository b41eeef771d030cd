/// The reading order of what can have the focus, walked from the current node: a step costs only the nodes in between.
@MainActor package enum FocusOrder {
  /// The first focusable node at or below `node`, or the last.
  package static func first(in node: Node, forward: Bool) -> Node? {
    if node.isOutOfSight { return nil }
    if case .decoration(.effect(let effect)) = node.content, effect.hidesChild { return nil }
    if forward, canHaveFocus(node) { return node }
    for child in forward ? node.children : node.children.reversed() {
      if let found = first(in: child, forward: forward) { return found }
    }
    return !forward && canHaveFocus(node) ? node : nil
  }

  /// The next focusable node behind `node` and all that is in it, or the one before; nil at the end of `scope`.
  package static func node(after node: Node, in scope: Node, forward: Bool) -> Node? {
    var node = node
    while node !== scope, let parent = node.parent {
      let siblings = parent.children
      guard let index = siblings.firstIndex(where: { $0 === node }) else { return nil }
      let rest = forward ? Array(siblings[(index + 1)...]) : siblings[..<index].reversed()
      for sibling in rest {
        if let found = first(in: sibling, forward: forward) { return found }
      }
      if !forward, canHaveFocus(parent) { return parent }
      node = parent
    }
    return nil
  }

  /// The focusable node behind `node`, which may be in it, or the one before; nil at the end of `scope`. What is in a
  /// control is a part of that.
  static func next(from node: Node, in scope: Node, forward: Bool) -> Node? {
    if forward, node.content.control == nil {
      for child in node.children {
        if let found = first(in: child, forward: true) { return found }
      }
    }
    return Self.node(after: node, in: scope, forward: forward)
  }

  /// Where a control stands among those of its row, for the same control of another row.
  package struct Place {
    fileprivate let index: Int
    fileprivate let kind: String

    /// The control at the place in another row; nil where there is none of its kind.
    @MainActor package func node(in row: Node) -> Node? {
      let nodes = all(in: row)
      guard nodes.indices.contains(index), nodes[index].content.control?.kindName == kind else { return nil }
      return nodes[index]
    }
  }

  /// The place of a control in a row; nil for what is no control.
  package static func place(of node: Node, in row: Node) -> Place? {
    guard let kind = node.content.control?.kindName, let index = all(in: row).firstIndex(where: { $0 === node }) else {
      return nil
    }
    return Place(index: index, kind: kind)
  }

  /// All nodes at or below one that can have the focus.
  private static func all(in node: Node) -> [Node] {
    var found: [Node] = []
    var next = first(in: node, forward: true)
    while let current = next {
      found.append(current)
      next = Self.next(from: current, in: node, forward: true)
    }
    return found
  }

  static func canHaveFocus(_ node: Node) -> Bool {
    // Unloaded rows may contain views that can have the focus.
    if node.isRowPlaceholder { return true }
    guard node.attributes.isFocusable, node.attributes.isEnabled else { return false }
    if case .decoration(.effect(.gesture)) = node.content { return node.takesFocus }
    return true
  }

  /// The first that can have the focus on a page, and in none of its bars.
  static func firstBetweenBars(_ node: Node) -> Node? {
    if node.isBar { return nil }
    guard node.isPage || node.children.contains(where: { $0.isPage || $0.isBar }) || node.isModal else {
      let candidate = first(in: node, forward: true)
      // The items of a toolbar outside of any navigation are in a row of their own.
      return candidate?.isInItemRow == true ? first(in: node) { _ in true } : candidate
    }
    for child in node.children {
      if let found = firstBetweenBars(child) { return found }
    }
    return nil
  }
}
