import PlatenGraph

extension TreePainter {
  /// A section: a box with the header in its upper edge, and the footer below.
  func paintSection(_ node: Node, in rect: CellRect, _ context: Context) {
    var box = rect
    if let footer = node.children.first(where: { $0.isSectionFooter }), !footer.children.isEmpty {
      // The footer leaves a row above its text: the lower edge.
      box = CellRect(x: rect.x, y: rect.y, width: rect.width, height: footer.cellFrame.y + 1)
    }
    if box.height > 1 { paintBox(box, ink: theme.line, isRounded: true) }
    if let header = node.children.first(where: { $0.isSectionHeader }), !header.children.isEmpty {
      let frame = header.cellFrame.offset(x: rect.x, y: rect.y)
      // With the column behind the words, also where they take all of the edge.
      let width = frame.width
      var cleared = CellRect(
        x: frame.x, y: frame.y, width: min(header.contentExtent.width + 1, width), height: frame.height)
      if node.isRightToLeft {
        let start = header.children.map(\.cellFrame.x).min() ?? 0
        cleared.width = min(frame.width - start + 1, width)
        cleared.x = frame.maxX - cleared.width
      }
      for y in cleared.y..<cleared.maxY {
        for x in cleared.x..<cleared.maxX {
          buffer.put(" ", columns: 1, x: x, y: y, style: style(Theme.Ink(), x: x, y: y))
        }
      }
    }
    paintChildren(of: node, in: rect, context)
  }
}

extension Node {
  fileprivate var isSectionHeader: Bool { if case .container(.sectionHeader) = content { true } else { false } }
  fileprivate var isSectionFooter: Bool { if case .container(.sectionFooter) = content { true } else { false } }
}
