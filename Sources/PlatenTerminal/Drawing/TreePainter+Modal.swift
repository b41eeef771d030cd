import PlatenGraph

extension TreePainter {
  /// Draws a modal: everything behind it is dimmed and does not respond to clicks.
  func paintModal(_ modal: ModalContent, of node: Node, in rect: CellRect, _ context: Context) {
    state.targets.removeAll(keepingCapacity: true)
    buffer.cursor = nil
    buffer.restyle(rect.intersection(buffer.clip)) { $0 = theme.dimmed($0) }
    // A click next to a panel is ignored, or dismisses the panel.
    state.targets.append(.init(id: node.id, area: rect.intersection(buffer.clip), kind: .dismiss))
    for bar in node.children.dropFirst() {
      let frame = bar.cellFrame
      let area = CellRect(x: rect.x + frame.x, y: rect.y + frame.y, width: frame.width, height: frame.height)
      buffer.fill(area, style: CellStyle(background: ground(of: modal) ?? .standard))
    }
    paintChildren(of: node, in: rect, Context())
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
