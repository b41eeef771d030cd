import PlatenGraph

extension TreePainter {
  /// Draws a modal: everything behind it is dimmed and does not respond to clicks.
  func paintModal(_ node: Node, in rect: CellRect, _ context: Context) {
    state.targets.removeAll(keepingCapacity: true)
    buffer.cursor = nil
    buffer.restyle(rect.intersection(buffer.clip)) { $0.attributes.insert(.faint) }
    // A click next to a panel is ignored, or dismisses the panel.
    state.targets.append(.init(id: node.id, area: rect.intersection(buffer.clip), kind: .dismiss))
    paintChildren(of: node, in: rect, Context())
  }

  /// A box with its own scrolling.
  func paintPanel(_ modal: ModalContent, of node: Node, in rect: CellRect, _ context: Context) {
    let ground = modal.kind == .fullScreen ? nil : theme.shade(0.06)
    buffer.fill(rect, style: CellStyle(background: ground ?? .standard))
    state.targets.append(.init(id: node.id, area: rect.intersection(buffer.clip), kind: .press))
    paintScrollable(node, in: rect, context)
    guard modal.kind != .fullScreen else { return }
    // The scroll bar is drawn over the edges of a box that is too small.
    paintBox(rect, ink: theme.muted(0.7), isRounded: true)
  }
}
