import PlatenGraph

/// A month as a grid of cells: three columns for each day of a week, a row for each week.
struct CalendarGrid {
  let content: CalendarContent

  static let size = (width: 22, height: 8)

  /// The column and row of a day of the month, from the grid's corner.
  func place(of day: Int) -> (x: Int, y: Int) {
    let index = day - 1 + content.leadingDays
    return (index % 7 * 3 + 1, index / 7 + 2)
  }

  /// The day at a column and a row.
  func day(x: Int, y: Int) -> CalendarDay? {
    guard y >= 2, x >= 0, x < 21 else { return nil }
    let day = (y - 2) * 7 + x / 3 - content.leadingDays + 1
    guard (1...content.dayCount).contains(day) else { return nil }
    return CalendarDay(year: content.day.year, month: content.day.month, day: day)
  }

  func canChoose(_ day: CalendarDay) -> Bool {
    if let first = content.first, day < first { return false }
    if let last = content.last, day > last { return false }
    return true
  }

  /// The same day some months later; a month out of range is corrected where it is set.
  func moved(months: Int) -> CalendarDay {
    var day = content.day
    day.month += months
    return day
  }
}

extension TreePainter {
  func paint(_ calendar: CalendarContent, of node: Node, in rect: CellRect) {
    if calendar.isInline {
      paintMonth(calendar, of: node, at: rect, isFocused: node.attributes.isFocused)
    } else {
      paintDropDown(theme.hasRichGlyphs ? "▦" : "#", of: node, in: rect)
    }
  }

  /// The month with the chosen day, and arrows for the months around it.
  func paintMonth(_ calendar: CalendarContent, of node: Node, at rect: CellRect, isFocused: Bool) {
    let grid = CalendarGrid(content: calendar)
    func put(_ text: String, _ ink: Theme.Ink, x: Int, y: Int) {
      let (x, y) = (rect.x + x, rect.y + y)
      buffer.put(text, x: x, y: y, style: style(ink, x: x, y: y))
    }
    func target(_ kind: ViewState.Target.Kind, x: Int, y: Int, width: Int) {
      let area = CellRect(x: rect.x + x, y: rect.y + y, width: width, height: 1)
      state.targets.append(.init(id: node.id, area: area.intersection(buffer.clip), kind: kind))
    }
    let isEnabled = node.attributes.isEnabled
    put("‹", theme.muted(0.75), x: 1, y: 0)
    target(.day(grid.moved(months: -1)), x: 0, y: 0, width: 3)
    put("›", theme.muted(0.75), x: 19, y: 0)
    target(.day(grid.moved(months: 1)), x: 18, y: 0, width: 3)
    let titleWidth = min(buffer.characterWidth.columns(of: calendar.title), 15)
    put(calendar.title, Theme.Ink(attributes: .bold), x: (21 - titleWidth) / 2, y: 0)
    for (index, name) in calendar.weekdays.prefix(7).enumerated() {
      put(name, theme.muted(0.55), x: index * 3 + 1, y: 1)
    }
    guard calendar.dayCount > 0 else { return }
    for day in 1...calendar.dayCount {
      let (x, y) = grid.place(of: day)
      let date = CalendarDay(year: calendar.day.year, month: calendar.day.month, day: day)
      let canChoose = isEnabled && grid.canChoose(date)
      var ink = canChoose ? Theme.Ink() : theme.muted(0.35)
      if day == calendar.day.day {
        let area = CellRect(x: rect.x + x - 1, y: rect.y + y, width: 3, height: 1)
        if let ground = isFocused ? theme.ground(.system(.accent), tint: node.attributes.tint) : theme.shade(0.3) {
          buffer.fill(area, style: CellStyle(background: ground))
          if isFocused { ink.color = theme.contrasting(ground) }
          ink.attributes.insert(.bold)
        } else {
          ink.attributes.formUnion(isFocused ? [.bold, .reverse] : [.bold, .underline])
        }
        if isFocused, buffer.clip.contains(x: area.x + 1, y: area.y) {
          buffer.cursor = CellBuffer.Cursor(x: area.x + 1, y: area.y, isVisible: false)
        }
      }
      put(day < 10 ? " \(day)" : "\(day)", ink, x: x - 1 + (day < 10 ? 0 : 0), y: y)
      if canChoose { target(.day(date), x: x - 1, y: y, width: 3) }
    }
  }
}
