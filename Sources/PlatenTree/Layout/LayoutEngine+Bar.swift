// Bars, and the rows of items in them.
extension LayoutEngine {
  /// How the parts of a bar, and the items of a row, are arranged.
  private static let bar = StackContent(axis: .horizontal, vertical: .center)

  // MARK: bars

  func barSize(_ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    let size = size(of: node.children, barParts(node, proposal.width), Self.bar)
    guard let width = proposal.width, width.isFinite else { return size }
    return CGSize(width: max(size.width, width), height: size.height)
  }

  func placeBar(_ node: Node, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    place(node.children, barParts(node, proposal.width), Self.bar, bounds)
  }

  /// The sizes of a bar's parts. The title keeps its own width, up to a quarter of the bar: it is shortened before an item
  /// is not shown. The items have the rest, those at the leading edge before the others; what is left is the title's.
  private func barParts(_ bar: Node, _ width: CGFloat?) -> [StackSolver.Choice] {
    let parts = bar.children
    let rows = parts.indices.filter { parts[$0].isItemRow }
    guard let width, width.isFinite, !rows.isEmpty else {
      return sizes(of: parts, Self.bar, ProposedViewSize(width: width, height: nil))
    }
    func choice(_ part: Node, _ width: CGFloat?) -> StackSolver.Choice {
      let proposal = ProposedViewSize(width: width, height: nil)
      return (proposal, measure(part, proposal))
    }
    var choices = parts.map { choice($0, nil) }
    var free = max(width - spacings(parts, Self.bar).reduce(0, +), 0)
    let middle = parts.indices.filter { !parts[$0].isItemRow }
    let kept = middle.isEmpty ? 0 : min(middle.reduce(0) { $0 + choices[$1].size.width }, (free / 4).rounded(.down))
    for (position, index) in rows.enumerated() {
      let others = rows[(position + 1)...].reduce(0) { $0 + choice(parts[$1], 0).size.width }
      choices[index] = choice(parts[index], max(free - kept - others, 0))
      free = max(free - choices[index].size.width, 0)
    }
    for (position, index) in middle.enumerated() {
      choices[index] = choice(parts[index], (free / CGFloat(middle.count - position)).rounded(.down))
      free = max(free - choices[index].size.width, 0)
    }
    return choices
  }

  // MARK: rows of items

  // An item has its own height, in a row outside of any bar too: an image that is resizable does not fill the window.

  func itemRowSize(_ node: Node, _ row: ItemRowContent, _ proposal: ProposedViewSize) -> CGSize {
    let proposal = ProposedViewSize(width: proposal.width, height: nil)
    return stackSize(of: shownItems(node, row, proposal), Self.bar, proposal)
  }

  func placeItemRow(_ node: Node, _ row: ItemRowContent, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let proposal = ProposedViewSize(width: proposal.width, height: nil)
    let shown = shownItems(node, row, proposal)
    placeStack(of: shown, Self.bar, bounds, proposal)
    guard trial == nil else { return }
    for child in node.children {
      let isOutOfSight = !shown.contains { $0 === child }
      guard child.isOutOfSight != isOutOfSight else { continue }
      child.isOutOfSight = isOutOfSight
      client.nodeDidMove(child, from: .zero)
    }
  }

  /// The items that fit, in their own widths; where some do not, the menu as well.
  private func shownItems(_ node: Node, _ row: ItemRowContent, _ proposal: ProposedViewSize) -> [Node] {
    guard let menu = node.children.last else { return [] }
    let items = Array(node.children.dropLast())
    let all = row.showsMenu ? node.children : items
    guard let width = proposal.width, width.isFinite else { return all }
    func fits(_ nodes: [Node]) -> Bool {
      let widths = nodes.reduce(0) { $0 + measure($1, .unspecified).width }
      return widths + spacings(nodes, Self.bar).reduce(0, +) <= width
    }
    if fits(all) { return all }
    var gone: Set<Int> = []
    var shown = all
    for index in row.leavingOrder where items.indices.contains(index) {
      gone.insert(index)
      shown = items.indices.filter { !gone.contains($0) }.map { items[$0] } + [menu]
      if fits(shown) { break }
    }
    return shown
  }
}

extension Node {
  /// Whether it is a row of items, some of which may be in its menu.
  package var isItemRow: Bool {
    if case .container(.itemRow) = content { return true }
    return false
  }
}
