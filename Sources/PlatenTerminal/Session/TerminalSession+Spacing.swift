import PlatenGraph

extension TerminalSession {
  /// Decides for each form and page that has come into the window whether there are empty rows between its fields:
  /// where they fit. The decision is kept until the window gets another size, so that no form moves while it is filled
  /// in.
  func chooseSpacing(in area: CellRect) {
    guard needsSpacing else { return }
    needsSpacing = false
    var undecided: [Node] = []
    host.root.forEach { node in
      if node.holdsRows, metrics.spacious[node.id] == nil { undecided.append(node) }
    }
    metrics.spacious = metrics.spacious.filter { host.node($0.key) != nil }
    let candidates = undecided.filter { $0.countFields() > 1 }
    for node in undecided { metrics.spacious[node.id] = false }
    guard !candidates.isEmpty else { return }
    for node in candidates { metrics.spacious[node.id] = true }
    host.layout.invalidate()
    layOut(in: area)
    // At the cursor of the normal screen the rows follow the content, of which no part must scroll.
    let isTooHigh = placement.isInline && idealRows + Self.spareRows > mostRows
    let crowded = isTooHigh ? candidates : candidates.filter { !placement.isInline && isCrowded($0) }
    guard !crowded.isEmpty else { return }
    for node in crowded { metrics.spacious[node.id] = false }
    host.layout.invalidate()
  }

  /// Rows that are left for what is wrong with a field.
  private static var spareRows: Int { 2 }

  /// Decides again, as in a window of another size.
  func forgetSpacing() {
    if metrics.spacious.values.contains(true) { host.layout.invalidate() }
    metrics.spacious.removeAll(keepingCapacity: true)
    needsSpacing = true
  }

  /// Whether the rows of a node, or of something around it, do not fit.
  private func isCrowded(_ node: Node) -> Bool {
    var current: Node? = node
    while let node = current {
      let height = node.parent == nil ? contentArea.height : node.cellFrame.height
      if node.isScrollable, node.contentExtent.height > height { return true }
      current = node.parent
    }
    return false
  }
}
