import PlatenGraph

/// What has to be drawn again: everything, or the rows of some nodes.
struct FrameDamage {
  private(set) var nodes: [Node] = []
  private(set) var isAll = true

  var isEmpty: Bool { !isAll && nodes.isEmpty }

  mutating func add(_ node: Node) {
    if !isAll, !nodes.contains(where: { $0 === node }) { nodes.append(node) }
  }

  mutating func remove(_ node: Node) { nodes.removeAll { $0 === node } }

  mutating func addAll() {
    nodes.removeAll(keepingCapacity: true)
    isAll = true
  }

  /// Everything is drawn.
  mutating func clear() {
    nodes.removeAll(keepingCapacity: true)
    isAll = false
  }
}

extension TerminalSession {
  /// The rows in which what has changed can be seen, in order and apart from each other; nil for all.
  var damagedParts: [CellRect]? {
    guard !damage.isAll, canRepaint else { return nil }
    var result: [CellRect] = []
    for node in damage.nodes {
      guard let rows = rows(showing: node) else { return nil }
      add(rows, to: &result)
    }
    return result
  }

  private func add(_ rows: Range<Int>, to result: inout [CellRect]) {
    guard !rows.isEmpty else { return }
    var rows = rows
    while let index = result.firstIndex(where: { $0.y <= rows.upperBound && rows.lowerBound <= $0.maxY }) {
      let other = result.remove(at: index)
      rows = min(rows.lowerBound, other.y)..<max(rows.upperBound, other.maxY)
    }
    result.insert(
      CellRect(x: 0, y: rows.lowerBound, width: columns, height: rows.count),
      at: result.firstIndex { $0.y > rows.lowerBound } ?? result.endIndex)
  }

  /// Whether rows can be drawn over the screen as it was drawn last. What lies over others, and what moves, is drawn
  /// with everything.
  var canRepaint: Bool {
    keyList == nil && !placement.isInline && painter.painted.isEmpty && buffer.canBeRepainted
      && state.scrollOffsets == drawnOffsets
      && !host.animator.isMoving && host.root.children.count == 1 && renderer.shows(buffer)
  }

  /// The rows of the part of the screen that a node is in and next to which there is nothing else, because all around it
  /// are columns; nil where drawing is not confined to frames.
  func rows(showing node: Node) -> Range<Int>? {
    if let known = knownRows[node.id] { return known }
    let rows = findRows(showing: node)
    knownRows[node.id] = rows
    return rows
  }

  private func findRows(showing node: Node) -> Range<Int>? {
    var part = node
    var child = node
    if isDrawnBeyondFrame(node) { return nil }
    while let parent = child.parent {
      if isDrawnBeyondFrame(parent) { return nil }
      if !parent.isColumnOfParts { part = parent }
      child = parent
    }
    // Out of the tree, or the root itself.
    guard child === host.root, part !== child else { return nil }
    var y = part.cellFrame.y
    child = part
    while let parent = child.parent {
      if parent.isScrollable { y -= state.scrollOffsets[parent.id]?.y ?? 0 }
      y += parent.cellFrame.y
      child = parent
    }
    let rows = y..<y + part.cellFrame.height
    return rows.clamped(to: 0..<contentArea.maxY)
  }

  private func isDrawnBeyondFrame(_ node: Node) -> Bool {
    switch node.content.effect {
    case nil, .contextMenu, .measured, .pointer, .untouchable, .gesture, .opacity: false
    default: true
    }
  }
}

extension Node {
  /// Whether its children are one below the other, or it has one child alone, and it draws nothing that depends on them.
  fileprivate var isColumnOfParts: Bool {
    if isColumn { return true }
    switch content {
    case .container(.root), .container(.page), .container(.sectionHeader), .container(.sectionFooter): return true
    case .decoration(.padding), .decoration(.frame), .decoration(.containerFrame), .decoration(.fixedSize): return true
    default: return false
    }
  }
}
