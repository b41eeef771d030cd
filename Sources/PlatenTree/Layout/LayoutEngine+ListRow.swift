// A row of a list: what it shows, and at its end, or below where the row is too narrow, what belongs to it.
extension LayoutEngine {
  private struct ListRowParts {
    /// The proposal to the row's content, and the size it chooses.
    var proposal: ProposedViewSize
    var size: CGSize
    /// The sizes of the views at the row's end.
    var ends: [CGSize]
    var gap: CGFloat
    /// Whether those are on lines of their own.
    var areEndsBelow: Bool
    /// The width in which lines of them are broken; nil for a single line.
    var limit: CGFloat?

    var endsWidth: CGFloat { width(of: ends.indices) }
    var endsHeight: CGFloat { lines.reduce(0) { $0 + height(of: $1) } }

    func width(of line: Range<Int>) -> CGFloat {
      ends[line].reduce(0) { $0 + $1.width } + gap * CGFloat(max(line.count - 1, 0))
    }

    func height(of line: Range<Int>) -> CGFloat { ends[line].map(\.height).max() ?? 0 }

    /// The views of each line: as many as fit, and one at least.
    var lines: [Range<Int>] {
      guard areEndsBelow, let limit else { return [ends.indices] }
      var lines: [Range<Int>] = []
      var start = 0
      for index in ends.indices.dropFirst() where width(of: start..<index + 1) > limit {
        lines.append(start..<index)
        start = index
      }
      return lines + [start..<ends.count]
    }
  }

  private func listRowParts(_ node: Node, _ content: Node, _ width: CGFloat?) -> ListRowParts {
    let ends = node.children.dropFirst().map { measure($0, .unspecified) }
    let gap = metrics.units(8, along: .horizontal)
    let whole = ProposedViewSize(width: width, height: nil)
    var parts = ListRowParts(
      proposal: whole, size: measure(content, whole), ends: ends, gap: gap, areEndsBelow: false)
    guard !ends.isEmpty, let width, width.isFinite else { return parts }
    let left = width - parts.endsWidth - gap
    let besideEnds = ProposedViewSize(width: max(left, 1), height: nil)
    let size = measure(content, besideEnds)
    // What the user is editing must not be squeezed by the buttons that are shown with the focus.
    let isBroken = size.height > parts.size.height && content.contains { $0.isField && !$0.isGrowingField }
    parts.areEndsBelow = left < width / 2 || size.width > left || isBroken
    if !parts.areEndsBelow { (parts.proposal, parts.size) = (besideEnds, size) }
    if metrics.isNarrow { parts.limit = width }
    return parts
  }

  /// What the insets that the program sets add on each side of the row's content, within the front end's own: less than
  /// nothing where they are smaller.
  private func ownInsets(of node: Node) -> EdgeInsets {
    guard case .container(.row(let row)) = node.content, let insets = row.insets else { return EdgeInsets() }
    return metrics.insets(insets, ofRow: node)
  }

  func listRowSize(_ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    let insets = ownInsets(of: node)
    guard insets != EdgeInsets() else { return listRowContentSize(node, proposal) }
    let size = listRowContentSize(node, ProposedViewSize(width: proposal.inset(by: insets).width, height: nil))
    return CGSize(
      width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? max(size.width + insets.leading + insets.trailing, 0),
      height: max(size.height + insets.top + insets.bottom, metrics.leastHeight(ofRow: node)))
  }

  func placeListRow(_ node: Node, _ bounds: CGRect) {
    let insets = ownInsets(of: node)
    guard insets != EdgeInsets() else { return placeListRowContent(node, bounds) }
    let width = max(bounds.width - insets.leading - insets.trailing, 0)
    let height = listRowContentSize(node, ProposedViewSize(width: width, height: nil)).height
    // What is lower than the lowest row is in its middle.
    let spare = ((bounds.height - insets.top - insets.bottom - height) / 2).rounded(.down)
    placeListRowContent(
      node,
      CGRect(x: bounds.minX + insets.leading, y: bounds.minY + insets.top + max(spare, 0), width: width, height: height)
    )
  }

  private func listRowContentSize(_ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    guard let first = node.children.first else { return .zero }
    let parts = listRowParts(node, first, proposal.width)
    let width = parts.ends.isEmpty ? parts.size.width : parts.size.width + parts.gap + parts.endsWidth
    let height =
      parts.areEndsBelow
      ? parts.size.height + metrics.units(8, along: .vertical) + parts.endsHeight
      : max(parts.size.height, parts.endsHeight)
    return CGSize(width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? width, height: height)
  }

  private func placeListRowContent(_ node: Node, _ bounds: CGRect) {
    guard let first = node.children.first else { return }
    let parts = listRowParts(node, first, bounds.width)
    var (content, line) = (bounds, bounds)
    if parts.areEndsBelow {
      content.size.height = parts.size.height
      line = CGRect(
        x: bounds.minX, y: bounds.maxY - parts.endsHeight, width: bounds.width, height: parts.endsHeight)
    } else {
      content.size.width = parts.proposal.width ?? bounds.width
    }
    place(first, parts.proposal, in: content, .leading)
    for range in parts.lines {
      if parts.areEndsBelow { line.size.height = parts.height(of: range) }
      var x = bounds.maxX - parts.width(of: range)
      for index in range {
        let (child, size) = (node.children[index + 1], parts.ends[index])
        let y = line.minY + ((line.height - size.height) / 2).rounded(.down)
        place(child, in: CGRect(x: x, y: y, width: size.width, height: size.height), .unspecified)
        x += size.width + parts.gap
      }
      line.origin.y += line.height
    }
  }
}

extension Node {
  /// Whether it is a field whose height follows its text.
  fileprivate var isGrowingField: Bool { if case .field(let field) = content { field.isMultiline } else { false } }
}
