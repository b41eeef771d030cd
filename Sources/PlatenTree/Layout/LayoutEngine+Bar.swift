// Bars, and the rows of items in them.
extension LayoutEngine {
  /// How the parts of a bar, and the items of a row, are arranged.
  private static let bar = StackContent(axis: .horizontal, vertical: .center)

  // MARK: bars

  func barSize(_ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    let margins = sideMargins(inBar: node, in: proposal.width)
    let layout = barLayout(node, proposal.width.map { $0 - margins.total })
    let size = size(of: layout.parts, layout.choices, layout.stack)
    guard let width = proposal.width, width.isFinite else { return size }
    return CGSize(width: max(size.width, width), height: size.height)
  }

  func placeBar(_ node: Node, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let margins = sideMargins(inBar: node, in: proposal.width)
    let layout = barLayout(node, proposal.width.map { $0 - margins.total })
    place(layout.parts, layout.choices, layout.stack, bounds.inset(by: margins))
    show(layout.parts, of: node)
  }

  /// The parts of a bar that are shown, and how they are arranged.
  private struct BarLayout {
    var parts: [Node]
    var choices: [StackSolver.Choice]
    var stack: StackContent
  }

  /// The title keeps its own width, up to a quarter of the bar: it is shortened before an item is not shown. Items that
  /// can't leave for a menu, as those that end a form, come before it: a title that they leave less than half of its
  /// width, and no quarter of the bar, is not shown. What is left by the items is the title's. A field is below a title
  /// that it would leave less than its words need. Rows of items that do not fit beside each other are below one
  /// another.
  private func barLayout(_ bar: Node, _ width: CGFloat?) -> BarLayout {
    // Where the views of a window begin at one line, a title that no item is in front of does too.
    let parts =
      metrics.windowMargin > 0
      ? bar.children.filter { !$0.isItemRow || measure($0, .unspecified).width > 0 } : bar.children
    let rows = parts.filter(\.isItemRow)
    guard let width, width.isFinite, !rows.isEmpty else {
      let choices = sizes(of: parts, Self.bar, ProposedViewSize(width: width, height: nil))
      return BarLayout(parts: parts, choices: choices, stack: Self.bar)
    }
    let middle = parts.filter { !$0.isItemRow }
    let least = rows.map { leastWidth(ofRow: $0) }
    let title = middle.reduce(0) { $0 + measure($1, .unspecified).width }
    let share = freeWidth(of: parts, width) - least.reduce(0, +)
    let kept = min(title, (freeWidth(of: parts, width) / 4).rounded(.down))
    let isTitle = !middle.contains { $0.contains(where: \.isFieldOrControl) }
    if isTitle, kept < title, let layout = layout(ofTitle: middle, title, parts, rows, least, width) {
      return layout
    }
    guard isTitle, share < kept, share * 2 < title || title == 0 else {
      return line(parts, least, keeping: isTitle ? min(kept, max(share, 0)) : kept, width)
    }
    guard freeWidth(of: rows, width) < least.reduce(0, +) else { return line(rows, least, keeping: 0, width) }
    return BarLayout(
      parts: rows, choices: rows.map { choice($0, width) },
      stack: StackContent(axis: .vertical, horizontal: .leading, spacing: 0))
  }

  /// A bar with a title and a field: beside each other where both have space, or else the field below. Nil without a
  /// field, or with items that have to stay beside the title.
  private func layout(
    ofTitle middle: [Node], _ title: CGFloat, _ parts: [Node], _ rows: [Node], _ least: [CGFloat], _ width: CGFloat
  ) -> BarLayout? {
    guard let row = rows.first(where: { $0.contains(where: \.isField) }) else { return nil }
    if title + least.reduce(0, +) + 2 * metrics.leastFieldWidth <= freeWidth(of: parts, width) {
      return line(parts, least, keeping: title, width)
    }
    guard zip(rows, least).allSatisfy({ $0 === row || $1 == 0 }) else { return nil }
    let parts = middle + [row]
    return BarLayout(
      parts: parts, choices: parts.map { choice($0, width) },
      stack: StackContent(axis: .vertical, horizontal: .leading))
  }

  /// The parts beside each other. The items at the leading edge have their width before the others; what they leave is
  /// the title's, which has `kept` at least.
  private func line(_ parts: [Node], _ least: [CGFloat], keeping kept: CGFloat, _ width: CGFloat) -> BarLayout {
    var choices = parts.map { choice($0, nil) }
    var free = freeWidth(of: parts, width)
    var others = least.reduce(0, +)
    for (index, least) in zip(parts.indices.filter { parts[$0].isItemRow }, least) {
      others -= least
      choices[index] = choice(parts[index], max(free - kept - others, 0))
      free = max(free - choices[index].size.width, 0)
    }
    let middle = parts.indices.filter { !parts[$0].isItemRow }
    for (position, index) in middle.enumerated() {
      choices[index] = choice(parts[index], (free / CGFloat(middle.count - position)).rounded(.down))
      free = max(free - choices[index].size.width, 0)
    }
    return BarLayout(parts: parts, choices: choices, stack: Self.bar)
  }

  private func choice(_ part: Node, _ width: CGFloat?) -> StackSolver.Choice {
    let proposal = ProposedViewSize(width: width, height: nil)
    return (proposal, measure(part, proposal))
  }

  /// The width without the distances between the parts.
  private func freeWidth(of parts: [Node], _ width: CGFloat) -> CGFloat {
    max(width - spacings(parts, Self.bar).reduce(0, +), 0)
  }

  /// The width of a row with those items that can't leave it. Only fields are shortened.
  private func leastWidth(ofRow node: Node) -> CGFloat {
    guard case .container(.itemRow(let row)) = node.content else { return 0 }
    let shown = shownItems(node, row, .zero)
    let widths = shown.map { measure($0, $0.contains(where: \.isField) ? .zero : .unspecified).width }
    return widths.reduce(0, +) + spacings(shown, Self.bar).reduce(0, +)
  }

  /// Notes which children are shown.
  private func show(_ shown: [Node], of node: Node) {
    guard trial == nil else { return }
    for child in node.children {
      let isOutOfSight = !shown.contains { $0 === child }
      guard child.isOutOfSight != isOutOfSight else { continue }
      child.isOutOfSight = isOutOfSight
      client.nodeDidMove(child, from: .zero)
    }
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
    show(shown, of: node)
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
