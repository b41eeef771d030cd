import Platen

extension TreePainter {
  /// What lies over the window: all behind it fades and answers no click.
  func paintModal(_ node: Node, in rect: CellRect, _ context: Context) {
    state.targets.removeAll(keepingCapacity: true)
    buffer.cursor = nil
    buffer.restyle(rect.intersection(buffer.clip)) { $0.attributes.insert(.faint) }
    // A click beside a panel goes to nothing, or takes it away.
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
    // Over the edges of what is too large for the box.
    paintBox(rect, ink: theme.muted(0.7), isRounded: true)
  }
}
