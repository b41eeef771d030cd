import PlatenGraph

extension TreePainter {
  /// Draws the line between two rows that a program has requested, in the row of cells between them.
  func paintLine(between upper: Node, and lower: Node, of node: Node, in rect: CellRect, _ context: Context) {
    guard upper.isInRowsOfForm, lower.isInRowsOfForm else { return }
    let separator = upper.separator(before: lower)
    let y = rect.y + lower.cellFrame.y - 1
    guard separator.isRequested, y >= rect.y + upper.cellFrame.maxY else { return }
    let ink = separator.tint.map { theme.ink($0, opacity: context.opacity, tint: node.attributes.tint) } ?? theme.line
    let insets = metrics.insets(of: node)
    let (left, right) = (Int(insets.leading), Int(insets.trailing))
    for x in (rect.x + left)..<max(rect.maxX - right, rect.x + left) {
      buffer.put(glyphs.horizontal, columns: 1, x: x, y: y, style: style(ink, x: x, y: y))
    }
  }

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
    if let ground = context.fill { keepLegible(in: area, on: ground) }
    if theme.depth == .none, isFocused { showFocus(in: area) }
    if row.isSelected {
      // Without colours, and for users who do not see them, a mark shows it.
      let x = node.isRightToLeft ? rect.maxX : rect.x - 1
      if buffer.clip.contains(x: x, y: rect.y) {
        buffer.put(
          glyphs.selectedRow, columns: 1, x: x, y: rect.y,
          style: CellStyle(
            foreground: context.labelInk?.color ?? .standard, background: buffer.background(x: x, y: rect.y)))
      }
    }
    if isFocused, buffer.clip.contains(x: rect.x, y: rect.y) {
      buffer.cursor = CellBuffer.Cursor(x: rect.x, y: rect.y, isVisible: false)
    }
  }

  /// Makes what controls draw in the theme's colours readable on the ground of their row, which may be the same colour.
  private func keepLegible(in area: CellRect, on ground: TerminalColor) {
    buffer.restyle(area) { style in
      guard style.background == ground, !style.foreground.isStandard else { return }
      style.foreground = theme.legible(Theme.Ink(color: style.foreground), on: ground).color
    }
  }
}
