import PlatenGraph

extension TreePainter {
  /// A row of a list: a selected row has a background, a focused one a stronger background.
  func paint(_ row: RowContent, of node: Node, in rect: CellRect, _ context: Context) {
    let area = rect.inset(left: -1, right: -1).intersection(buffer.clip)
    if row.isSelectable || node.attributes.isFocusable {
      state.targets.append(.init(id: node.id, area: area, kind: .press))
    }
    var context = context
    let isFocused = node.attributes.isFocused
    var ground = row.background.flatMap { theme.ground($0, opacity: 1, tint: node.attributes.tint) }
    if isFocused || row.isSelected {
      ground = theme.ground(node.attributes.tint ?? .system(.accent), opacity: isFocused ? 1 : 0.45, tint: nil)
      context.labelInk = Theme.Ink(
        color: ground.map(theme.contrasting) ?? .standard, attributes: isFocused ? .bold : [])
      context.fill = ground
    }
    if let ground { buffer.fill(area, style: CellStyle(background: ground)) }
    paintChildren(of: node, in: rect, context)
    if theme.depth == .none, isFocused { buffer.restyle(area) { $0.attributes.formUnion([.reverse, .bold]) } }
    if row.isSelected {
      // Without colours, and for users who do not see them, a mark shows it.
      let x = node.isRightToLeft ? rect.maxX : rect.x - 1
      if buffer.clip.contains(x: x, y: rect.y) {
        buffer.put(
          glyphs.check, columns: 1, x: x, y: rect.y,
          style: CellStyle(
            foreground: context.labelInk?.color ?? .standard, background: buffer.background(x: x, y: rect.y)))
      }
    }
    if isFocused, buffer.clip.contains(x: rect.x, y: rect.y) {
      buffer.cursor = CellBuffer.Cursor(x: rect.x, y: rect.y, isVisible: false)
    }
  }
}
