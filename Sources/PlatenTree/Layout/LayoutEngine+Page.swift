// A page: bars at the edges, and its content in the space between them.
extension LayoutEngine {
  private struct PageParts {
    var top: [Node] = []
    var content: [Node] = []
    var bottom: [Node] = []
  }

  private func parts(of page: Node) -> PageParts {
    var parts = PageParts()
    for child in page.children {
      if case .container(.bar(let bar)) = child.content {
        if bar.edge == .top { parts.top.append(child) } else { parts.bottom.append(child) }
      } else {
        parts.content.append(child)
      }
    }
    return parts
  }

  private func height(of bars: [Node], _ width: CGFloat?) -> CGFloat {
    bars.reduce(0) { $0 + measure($1, ProposedViewSize(width: width, height: nil)).height }
  }

  private func contentProposal(_ parts: PageParts, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let bars = height(of: parts.top + parts.bottom, proposal.width)
    return ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - bars) })
  }

  /// Several views on a page are stacked vertically.
  private func size(of content: [Node], _ proposal: ProposedViewSize) -> CGSize {
    content.reduce(.zero) { size, child in
      let chosen = measure(child, proposal)
      return CGSize(width: max(size.width, chosen.width), height: size.height + chosen.height)
    }
  }

  /// As large as the proposal: pages fill their navigation. Without a proposal, as large as its parts.
  func pageSize(_ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    let parts = parts(of: node)
    let content = size(of: parts.content, contentProposal(parts, proposal))
    let bars = height(of: parts.top + parts.bottom, proposal.width)
    let widest = (parts.top + parts.bottom).map {
      measure($0, ProposedViewSize(width: proposal.width, height: nil)).width
    }
    let width = max(content.width, widest.max() ?? 0)
    return CGSize(
      width: proposal.width.map { $0.isFinite ? max($0, width) : $0 } ?? width,
      height: proposal.height.map { $0.isFinite ? max($0, content.height + bars) : $0 } ?? content.height + bars)
  }

  func placePage(_ node: Node, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let parts = parts(of: node)
    var y = bounds.minY
    func placeBar(_ bar: Node) {
      let offered = ProposedViewSize(width: bounds.width, height: nil)
      let height = measure(bar, offered).height
      place(bar, in: CGRect(x: bounds.minX, y: y, width: bounds.width, height: height), offered)
      y += height
    }
    for bar in parts.top { placeBar(bar) }
    let bottom = height(of: parts.bottom, bounds.width)
    let offered = contentProposal(parts, ProposedViewSize(bounds.size))
    let space = CGRect(
      x: bounds.minX, y: y, width: bounds.width, height: max(0, bounds.maxY - y - bottom))
    let size = size(of: parts.content, offered)
    var contentY = space.minY + max(0, ((space.height - size.height) / 2).rounded(.down))
    for child in parts.content {
      let chosen = measure(child, offered)
      // What is too wide starts at the edge, so that its beginning can be seen.
      let x = space.minX + max(0, HorizontalAlignment.center.offset(of: chosen.width, in: space.width))
      place(child, in: CGRect(x: x, y: contentY, width: chosen.width, height: chosen.height), offered)
      contentY += chosen.height
    }
    y = max(bounds.maxY - bottom, contentY)
    for bar in parts.bottom { placeBar(bar) }
  }
}
