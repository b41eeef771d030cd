import PlatenGraph

extension TreePainter {
  /// Draws a list, or a month, below its control, or above it without space there.
  func paint(_ list: inout ChoiceList, of node: Node, in area: CellRect) {
    guard let anchor = state.targets.last(where: { $0.id == node.id })?.area ?? fallback(area) else { return }
    let inner: (width: Int, height: Int)
    switch list.body {
    case .lines(let lines):
      let widest = lines.map { buffer.characterWidth.columns(of: $0.title) + 4 }.max() ?? 4
      inner = (min(max(widest, anchor.width - 2), max(area.width - 2, 1)), lines.count)
    case .month: inner = (CalendarGrid.size.width, CalendarGrid.size.height)
    }
    let below = area.maxY - anchor.maxY
    let above = anchor.y - area.y
    let wanted = inner.height + 2
    let height = min(wanted, max(below, above, 3), area.height)
    let y = below >= height || below >= above ? min(anchor.maxY, area.maxY - height) : anchor.y - height
    let x = max(area.x, min(anchor.x, area.maxX - inner.width - 2))
    let frame = CellRect(x: x, y: max(y, area.y), width: inner.width + 2, height: height)
    // A click on the list does not reach the views below.
    state.targets.append(.init(id: node.id, area: frame, kind: .line(-1)))
    buffer.fill(frame, style: CellStyle(background: theme.shade(0.14) ?? .standard))
    paintBox(frame, ink: theme.muted(0.6), isRounded: true)
    let body = frame.inset(left: 1, right: 1)
    let content = CellRect(x: body.x, y: body.y + 1, width: body.width, height: max(body.height - 2, 0))
    let clip = buffer.clip
    buffer.clip = content.intersection(clip)
    switch list.body {
    case .lines: paintLines(&list, in: content)
    case .month:
      if case .control(let calendar as CalendarContent) = node.content {
        paintMonth(calendar, of: node, at: content, isFocused: true)
      }
    }
    buffer.clip = clip
  }

  private func fallback(_ area: CellRect) -> CellRect? { CellRect(x: area.x, y: area.y, width: 1, height: 1) }

  private func paintLines(_ list: inout ChoiceList, in rect: CellRect) {
    let lines = list.lines
    list.top = min(list.top, list.highlighted)
    if list.highlighted >= list.top + rect.height { list.top = list.highlighted - rect.height + 1 }
    list.top = max(0, min(list.top, max(lines.count - rect.height, 0)))
    for row in 0..<rect.height {
      let index = list.top + row
      guard lines.indices.contains(index) else { break }
      let area = CellRect(x: rect.x, y: rect.y + row, width: rect.width, height: 1)
      paintLine(lines[index], isHighlighted: index == list.highlighted, in: area)
      state.targets.append(.init(id: list.owner, area: area.intersection(buffer.clip), kind: .line(index)))
    }
    if lines.count > rect.height { paintThumb(x: rect.maxX - 1, in: rect, from: list.top, of: lines.count) }
  }

  private func paintLine(_ line: ChoiceList.Line, isHighlighted: Bool, in area: CellRect) {
    let isRich = theme.hasRichGlyphs
    if line.action == .divider {
      for x in area.x..<area.maxX {
        buffer.put(glyphs.horizontal, columns: 1, x: x, y: area.y, style: style(theme.line, x: x, y: area.y))
      }
      return
    }
    var ink = line.isChoosable ? Theme.Ink() : theme.muted(0.5)
    if isHighlighted, line.isChoosable {
      if let ground = theme.ground(.system(.accent), tint: nil) {
        buffer.fill(area, style: CellStyle(background: ground))
        ink = Theme.Ink(color: theme.contrasting(ground), attributes: .bold)
      } else {
        ink = Theme.Ink(attributes: [.reverse, .bold])
      }
      buffer.cursor = CellBuffer.Cursor(x: area.x + 1, y: area.y, isVisible: false)
    }
    func put(_ text: String, x: Int) { buffer.put(text, x: x, y: area.y, style: style(ink, x: x, y: area.y)) }
    switch line.mark {
    case .none, .off: break
    case .on: put(isRich ? String(glyphs.check) : "*", x: area.x + 1)
    case .more: put(isRich ? "›" : ">", x: area.maxX - 2)
    case .color(let shade):
      let paint = Paint.rgb(red: shade.red, green: shade.green, blue: shade.blue)
      if let ground = theme.ground(paint, tint: nil) {
        buffer.fill(CellRect(x: area.x + 1, y: area.y, width: 1, height: 1), style: CellStyle(background: ground))
      }
    }
    put(line.title, x: area.x + 3)
  }
}
