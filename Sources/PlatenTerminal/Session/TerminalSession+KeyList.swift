import PlatenGraph
import TextEditing

/// The list of all keys of a place, over the screen.
struct KeyList {
  let title: String
  let lines: [KeyHelp.Line]
  /// The lines that are scrolled out of it.
  var top = 0
}

extension TreePainter {
  /// Draws the list in a frame, in two columns where the window is wide: in the middle of the area, or at its upper
  /// edge, where the rows below are taken only as far as they are needed.
  ///
  /// - Parameter hints: What is written into the lower edge of a list that goes on below it, where the window has no row
  ///   for that.
  func paint(_ list: inout KeyList, in area: CellRect, isAtTop: Bool = false, hints: [Hint] = []) {
    let clip = buffer.clip
    defer { buffer.clip = clip }
    let width = buffer.characterWidth
    let wordColumns = list.lines.map { width.columns(of: $0.meaning) }.max() ?? 0
    let keys = list.lines.map { shown($0.keys, columns: area.width - 6 - wordColumns) }
    let keyColumns = keys.map { width.columns(of: $0) }.max() ?? 0
    let column = keyColumns + 2 + wordColumns
    let parts = list.lines.count > area.height - 4 && area.width >= 2 * column + 9 ? 2 : 1
    let entries = zip(keys, list.lines).flatMap {
      written($0, $1.meaning, keyColumns: keyColumns, wordColumns: min(wordColumns, area.width - 6 - keyColumns))
    }
    let rows = (entries.count + parts - 1) / parts
    let size = (
      width: min(parts * column + (parts - 1) * 3 + 4, area.width), height: min(rows + 2, area.height)
    )
    let rect = CellRect(
      x: area.x + (area.width - size.width) / 2, y: area.y + (isAtTop ? 0 : (area.height - size.height) / 2),
      width: size.width, height: size.height)
    var ground = area
    if isAtTop { ground.height = min(max(buffer.usedRows, rect.maxY) - area.y, area.height) }
    buffer.restyle(ground) { $0 = theme.dimmed($0) }
    buffer.clip = rect
    buffer.fill(rect, style: CellStyle(background: theme.shade(0.10) ?? .standard))
    paintBox(rect, ink: theme.muted(0.7), isRounded: true)
    _ = buffer.put(
      " \(list.title) ", x: rect.x + 2, y: rect.y, style: style(Theme.Ink(attributes: .bold), x: rect.x, y: rect.y))
    let inside = rect.inset(left: 2, top: 1, right: 2, bottom: 1)
    let words = hints.map { "\($0.keys) \($0.meaning)" }.joined(separator: "  ")
    if rows > inside.height, !words.isEmpty, width.columns(of: words) + 6 <= rect.width {
      let edge = rect.maxY - 1
      _ = buffer.put(" \(words) ", x: rect.x + 2, y: edge, style: style(theme.muted(0.7), x: rect.x, y: edge))
    }
    buffer.clip = inside
    list.top = min(max(list.top, 0), max(rows - inside.height, 0))
    for (index, entry) in entries.enumerated() {
      let x = inside.x + index / max(rows, 1) * (column + 3)
      let y = inside.y + index % max(rows, 1) - list.top
      guard inside.contains(x: inside.x, y: y) else { continue }
      buffer.put(entry.keys, x: x, y: y, style: style(theme.accent(nil), x: x, y: y))
      buffer.put(entry.words, x: x + entry.indent, y: y, style: style(Theme.Ink(), x: x, y: y))
    }
    if rows > inside.height { paintThumb(x: rect.maxX - 1, in: rect, from: list.top, of: rows + 2) }
    buffer.cursor = nil
  }

  /// The rows of one line: words that are wider than their column go on below. In a window with next to no space for
  /// them they begin below the keys.
  private func written(
    _ keys: String, _ meaning: String, keyColumns: Int, wordColumns: Int
  ) -> [(keys: String, words: String, indent: Int)] {
    let isBeside = wordColumns >= min(buffer.characterWidth.columns(of: meaning), 10)
    let width = isBeside ? wordColumns : max(wordColumns + keyColumns, 1)
    let lines = TextLines([TextRun(meaning)], width: width, lineLimit: nil, characterWidth: buffer.characterWidth).lines
    let words = lines.map { String($0.pieces.map(\.character)) }
    guard isBeside else { return [(keys, "", 0)] + words.map { ("", $0, 2) } }
    return words.enumerated().map { ($0 == 0 ? keys : "", $1, keyColumns + 2) }
  }

  /// The first of the keys that do the same, and as many others as there is space for.
  private func shown(_ keys: [String], columns: Int) -> String {
    var shown = keys.first ?? ""
    for key in keys.dropFirst() {
      let longer = shown + "  " + key
      if buffer.characterWidth.columns(of: longer) > columns { break }
      shown = longer
    }
    return shown
  }
}

extension TerminalSession {
  /// Shows all keys of where the focus is.
  func showKeys() {
    let help = currentKeyHelp
    let closing = host.modals.canCancelTopmost ? "Close" : "Cancel"
    let escape = endKeys.contains(.escape) && !host.choices.isOpen ? closing : nil
    // At the cursor nothing is copied by the key that ends the program, and outside of text there is nothing to copy.
    let interrupt = placement.isInline || focusedField == nil ? endKeys.contains(.escape) ? "Cancel" : "Quit" : nil
    var lines = help.lines(
      isCalendar: isAtCalendar, isRightToLeft: isRightToLeft, interrupt: interrupt, escape: escape
    ) { [host] in host.isPossible($0) }
    for index in lines.indices { lines[index].meaning = host.sentence(lines[index].meaning).text }
    keyList = KeyList(title: host.sentence("Keys").text, lines: lines)
    setNeedsDraw()
  }

  /// Whether the arrow keys lead through a month: one that is open, or one in the page.
  private var isAtCalendar: Bool {
    host.choices.isOpen
      ? host.choices.kind == .calendar
      : host.focus.node?.content.control.map { $0.role == .date && $0.steps != nil } ?? false
  }

  /// Whether what the arrow keys lead through goes from right to left: the views, or the text of a field.
  private var isRightToLeft: Bool {
    if host.choices.isOpen { return host.choices.isRightToLeft }
    guard let field = focusedField?.field else { return host.focus.node?.isRightToLeft ?? host.root.isRightToLeft }
    guard host.caretMovement == .visual, !field.isSecret else { return false }
    // The line of the caret; of a long one the beginning, where its first letter is.
    let start = field.storage.lineStart(field.selection.head)
    let end = field.storage.boundary(roundingDown: min(field.storage.lineEnd(field.selection.head), start + 1_000))
    return BidiParagraph(Array(field.storage.slice(start..<end).unicodeScalars)).level == 1
  }

  /// Scrolls the list of keys, or closes it. False where the event is for what is below, too.
  func handleInKeyList(_ event: InputEvent) -> Bool {
    guard keyList != nil else { return false }
    setNeedsDraw()
    switch event {
    case .key(let key):
      guard key.phase != .release, key.code != .modifier else { return true }
      switch key.code {
      case .up: keyList?.top -= 1
      case .down: keyList?.top += 1
      case .pageUp: keyList?.top -= max(rows - 4, 1)
      case .pageDown: keyList?.top += max(rows - 4, 1)
      case .escape, .enter, .function(1), .character("?"):
        keyList = nil
      case .character("c") where key.modifiers.contains(.control): keyList = nil
      default:
        keyList = nil
        return false
      }
      return true
    case .text("?"):
      keyList = nil
      return true
    case .mouse(let mouse):
      if case .press = mouse.kind { keyList = nil }
      return true
    case .answer, .focus: return false
    case .text, .paste, .pasteRest:
      keyList = nil
      return false
    }
  }

  /// What the keys do where the focus is, read from the tables only when that has changed.
  var currentKeyHelp: KeyHelp {
    if let keyHelp, host.isCurrent(keyHelp) { return keyHelp }
    let help = host.keyHelp(table: keyBindings)
    keyHelp = help
    return help
  }
}
