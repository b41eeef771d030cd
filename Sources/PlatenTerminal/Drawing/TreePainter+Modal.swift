import PlatenGraph

extension TreePainter {
  /// Draws a modal: everything behind it is dimmed and does not respond to clicks. Not so behind a popover that leaves
  /// the keys to a field.
  func paintModal(_ modal: ModalContent, of node: Node, in rect: CellRect, _ context: Context) {
    guard modal.takesInput else { return paintChildren(of: node, in: rect, Context()) }
    state.targets.removeAll(keepingCapacity: true)
    buffer.cursor = nil
    buffer.restyle(rect.intersection(buffer.clip)) { $0 = theme.dimmed($0) }
    // A click next to a panel is ignored, or dismisses the panel.
    state.targets.append(.init(id: node.id, area: rect.intersection(buffer.clip), kind: .dismiss))
    let children = node.children.filter { !$0.isPopup && !$0.isModal }
    let areas = children.map { child in
      let frame = child.cellFrame
      return CellRect(x: rect.x + frame.x, y: rect.y + frame.y, width: frame.width, height: frame.height)
    }
    for area in areas.dropFirst() {
      buffer.fill(area, style: CellStyle(background: ground(of: modal) ?? .standard))
    }
    for child in children { paint(child, x: rect.x, y: rect.y, Context()) }
    paintOver(node, x: rect.x, y: rect.y, Context())
    if areas.count > 1, modal.kind != .fullScreen { joinBars(areas) }
  }

  /// Makes the bars of the edited field the end of the panel's box: its lower line is one across, and its sides and
  /// corners are at the bars.
  private func joinBars(_ areas: [CellRect]) {
    let ink = theme.muted(0.7)
    func put(_ left: Character, _ right: Character, at area: CellRect, y: Int) {
      for (glyph, x) in [(left, area.x), (right, area.maxX - 1)] where buffer.clip.contains(x: x, y: y) {
        buffer.put(glyph, columns: 1, x: x, y: y, style: style(ink, x: x, y: y))
      }
    }
    for (index, area) in areas.enumerated() where area.width > 1 && area.height > 0 {
      if index == 0 {
        put(glyphs.leftTee, glyphs.rightTee, at: area, y: area.maxY - 1)
      } else {
        for y in area.y..<area.maxY { put(glyphs.vertical, glyphs.vertical, at: area, y: y) }
        if index == areas.count - 1 { put(glyphs.bottomLeft, glyphs.bottomRight, at: area, y: area.maxY - 1) }
      }
    }
  }

  private func ground(of modal: ModalContent) -> TerminalColor? { modal.kind == .fullScreen ? nil : theme.shade(0.06) }

  /// A box with its own scrolling.
  func paintPanel(_ modal: ModalContent, of node: Node, in rect: CellRect, _ context: Context) {
    buffer.fill(rect, style: CellStyle(background: ground(of: modal) ?? .standard))
    state.targets.append(.init(id: node.id, area: rect.intersection(buffer.clip), kind: .press))
    paintScrollable(node, in: rect, context)
    guard modal.kind != .fullScreen else { return }
    // The scroll bar is drawn over the edges of a box that is too small.
    paintBox(rect, ink: theme.muted(0.7), isRounded: true)
  }
}
