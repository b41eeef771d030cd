import PlatenGraph

extension TreePainter {
  /// The suggestions of a field: below it if there is space, otherwise above, over other views.
  func paint(_ popup: PopupContent, of node: Node, _ context: Context) {
    guard let field = state.targets.last(where: { $0.id == popup.anchor })?.area, !field.isEmpty else { return }
    let size = node.cellFrame
    guard size.height > 0, size.width > 0 else { return }
    let clip = buffer.clip
    let below = clip.maxY - field.maxY
    let above = field.y - clip.y
    let isBelow = size.height <= below || below >= above
    let height = min(size.height, isBelow ? below : above)
    guard height > 0 else { return }
    let width = min(size.width, clip.width)
    let x = max(min(field.x, clip.maxX - width), clip.x)
    let rect = CellRect(x: x, y: isBelow ? field.maxY : field.y - height, width: width, height: height)
    buffer.clip = rect
    buffer.fill(rect, style: CellStyle(background: theme.shade(0.14) ?? .standard))
    // A click next to the suggestions does not reach the views below.
    state.targets.append(.init(id: node.id, area: rect, kind: .press))
    var choices = context
    choices.isInsideControl = true
    let top = offset(showing: node.children.first { $0.isSelectedOption }, of: size.height, in: height)
    for child in node.children { paint(child, x: rect.x, y: rect.y - top, choices) }
    if size.height > height { paintThumb(x: rect.maxX - 1, in: rect, from: top, of: size.height) }
    buffer.clip = clip
  }

  /// The scroll offset at which the selected suggestion is visible.
  private func offset(showing option: Node?, of length: Int, in height: Int) -> Int {
    guard length > height, let option else { return 0 }
    return min(max(option.cellFrame.maxY - height, 0), length - height)
  }

  func paintOption(_ button: ButtonContent, of node: Node, in rect: CellRect, _ context: Context) {
    state.targets.append(.init(id: node.id, area: rect.intersection(buffer.clip), kind: .press))
    // The choice has the whole width of its list.
    let row = CellRect(x: buffer.clip.x, y: rect.y, width: buffer.clip.width, height: rect.height)
    var context = context
    if button.isSelected {
      let ground = theme.ground(node.attributes.tint ?? .system(.accent), opacity: 1, tint: nil)
      if let ground {
        buffer.fill(row, style: CellStyle(background: ground))
        context.labelInk = Theme.Ink(color: theme.contrasting(ground), attributes: .bold)
      }
    }
    paintChildren(of: node, in: rect, context)
    if button.isSelected, theme.depth == .none {
      buffer.restyle(row) { $0.attributes.formUnion([.reverse, .bold]) }
    }
  }
}

extension Node {
  fileprivate var isSelectedOption: Bool {
    if case .control(let button as ButtonContent) = content { return button.isSelected }
    return false
  }
}
