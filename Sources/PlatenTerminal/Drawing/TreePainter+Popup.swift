import PlatenGraph

extension TreePainter {
  /// A list at the edge of a field or a control, over other views, with a line around it. Where it takes all input,
  /// nothing else responds to the mouse; a press elsewhere dismisses it.
  func paint(_ popup: PopupContent, of node: Node, _ context: Context) {
    // Suggestions that there are none of leave what is below the field.
    guard popup.takesInput || !node.children.isEmpty else { return }
    let clip = buffer.clip
    let place = state.targets.last { $0.id == popup.anchor }?.area
    let corner = CellRect(x: clip.x, y: clip.y, width: 1, height: 1)
    // What takes all input is there although its control is not.
    guard let anchor = place.flatMap({ $0.isEmpty ? nil : $0 }) ?? (popup.takesInput ? corner : nil) else { return }
    let rect = frame(of: node, popup, beside: anchor, in: clip)
    guard !rect.isEmpty else { return }
    if popup.takesInput {
      state.targets.removeAll(keepingCapacity: true)
      state.targets.append(.init(id: node.id, area: clip, kind: .dismiss))
    }
    // A click next to the choices does not reach the views below.
    state.targets.append(.init(id: node.id, area: rect, kind: .press))
    buffer.clip = rect
    buffer.fill(rect, style: CellStyle(background: theme.shade(0.14) ?? .standard))
    paintBox(rect, ink: theme.muted(0.6), isRounded: true)
    let inside = rect.inset(left: 1, top: 1, right: 1, bottom: 1)
    buffer.clip = inside
    var list = inside
    if popup.isFiltered, let header = node.children.first {
      paint(header, x: rect.x, y: rect.y, context)
      list = inside.inset(left: 0, top: min(header.cellFrame.height, inside.height), right: 0, bottom: 0)
      buffer.clip = list
    }
    paintChoices(of: node, in: rect, showing: list, context)
    buffer.clip = clip
  }

  /// Below its control if there is space, otherwise above. Where it fits on neither side, what takes all input covers
  /// the control, and anything else is on the larger side and scrolls.
  private func frame(of node: Node, _ popup: PopupContent, beside anchor: CellRect, in clip: CellRect) -> CellRect {
    let size = node.cellFrame
    let below = clip.maxY - anchor.maxY
    let above = anchor.y - clip.y
    let width = min(size.width, clip.width)
    let x = max(min(anchor.x, clip.maxX - width), clip.x)
    var height = size.height
    let y: Int
    if height <= below {
      y = anchor.maxY
    } else if height <= above {
      y = anchor.y - height
    } else if popup.takesInput, height <= clip.height || max(below, above) < 5 {
      height = min(height, clip.height)
      y = max(min(anchor.maxY, clip.maxY - height), clip.y)
    } else {
      height = max(below, above)
      y = below >= above ? anchor.maxY : clip.y
    }
    return CellRect(x: x, y: y, width: width, height: max(height, 0))
  }

  private func paintChoices(of node: Node, in rect: CellRect, showing inside: CellRect, _ context: Context) {
    var choices = context
    choices.isInsideControl = true
    let end = max(node.cellFrame.height - rect.height, 0)
    let top = scroll(node, height: inside.height, end: end, border: inside.y - rect.y)
    if end > 0 { state.targets.append(.init(id: node.id, area: inside, kind: .popup(end: end))) }
    // What stays above the list is outside of the clip.
    for child in node.children { paint(child, x: rect.x, y: rect.y - top, choices) }
    if end > 0 { paintThumb(x: inside.maxX - 1, in: inside, from: top, of: inside.height + end) }
  }

  /// The rows above the visible part. When another choice is selected, it is moved into view.
  private func scroll(_ popup: Node, height: Int, end: Int, border: Int) -> Int {
    var scroll = state.popups[popup.id] ?? ViewState.PopupScroll()
    let selected = popup.first { $0.isSelectedOption }
    if let selected, scroll.revealed != selected.id {
      let row = selected.row(in: popup) - border
      scroll.top = min(max(scroll.top, row + selected.cellFrame.height - height), row)
    }
    scroll.revealed = selected?.id
    scroll.top = min(max(scroll.top, 0), end)
    state.popups[popup.id] = scroll
    return scroll.top
  }

  func paintOption(_ button: ButtonContent, of node: Node, in rect: CellRect, _ context: Context) {
    // A line has the whole width of its list.
    let isLine = button.style != .borderless
    let area = isLine ? CellRect(x: buffer.clip.x, y: rect.y, width: buffer.clip.width, height: rect.height) : rect
    let row = area.intersection(buffer.clip)
    state.targets.append(.init(id: node.id, area: row, kind: .press))
    var context = context
    if !node.attributes.isEnabled { context.labelInk = theme.disabled }
    var attributes: CellStyle.Attributes = []
    if button.isSelected {
      let tint = node.attributes.tint ?? .system(.accent)
      let ground = context.mutesSelection ? theme.shade(0.3) : theme.ground(tint, opacity: 1, tint: nil)
      attributes = context.mutesSelection ? [.bold, .underline] : [.bold, .reverse]
      if let ground {
        buffer.fill(row, style: CellStyle(background: ground))
        context.labelInk = context.mutesSelection ? Theme.Ink() : Theme.Ink(color: theme.contrasting(ground))
        context.labelInk?.attributes.insert(.bold)
        attributes = []
      }
    }
    paintChildren(of: node, in: rect, context)
    if !attributes.isEmpty { buffer.restyle(row) { $0.attributes.formUnion(attributes) } }
    // A field with suggestions keeps the cursor.
    if button.isSelected, !context.mutesSelection, buffer.cursor?.isVisible != true {
      placeHiddenCursor(x: rect.x, y: rect.y)
    }
  }
}

extension Node {
  fileprivate var isSelectedOption: Bool {
    if case .control(let button as ButtonContent) = content { return button.isOption && button.isSelected }
    return false
  }

  /// The row of its upper edge in one of the nodes around it.
  fileprivate func row(in other: Node) -> Int {
    var row = 0
    var node: Node? = self
    while let current = node, current !== other {
      row += current.cellFrame.y
      node = current.parent
    }
    return row
  }
}
