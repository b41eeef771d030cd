import Platen

extension TerminalSession {
  /// A larger amount of text in one read was pasted by a terminal without bracketed paste, and is inserted as one edit.
  private static let longestTyping = 64

  var focusedField: (node: Node, field: FieldContent)? {
    guard let node = host.focusedNode, case .field(let field) = node.content else { return nil }
    return (node, field)
  }

  func handle(_ event: InputEvent) {
    switch event {
    case .text(let text): type(text)
    case .key(let key): press(key)
    case .paste(let text): paste(text)
    case .mouse(let mouse): handle(mouse)
    case .focus: break
    case .answer(let answer): take(answer)
    }
  }

  // MARK: - Text

  private func type(_ text: String) {
    hasJustCopied = false
    goalColumn = nil
    guard choices == nil else { return typeInChoices(text) }
    needsReveal = true
    if text.utf16.count > Self.longestTyping, let (node, _) = focusedField {
      host.send(.edit(.insert(text)), to: node.id)
      return setNeedsDraw()
    }
    for character in text {
      let modifiers: EventModifiers = character.isUppercase ? .shift : []
      let key = KeyPress(key: KeyEquivalent(character), characters: String(character), modifiers: modifiers)
      if host.press(key) == .ignored { insert(String(character)) }
      update()
    }
  }

  private func insert(_ text: String) {
    guard let node = host.focusedNode else { return }
    if case .field = node.content {
      host.send(.edit(.insert(text)), to: node.id)
    } else if text == " ", !openChoices(of: node) {
      host.pressByKey(node.id)
    }
    setNeedsDraw()
  }

  func paste(_ text: String) {
    goalColumn = nil
    needsReveal = true
    guard !text.isEmpty else { return }
    guard let (node, _) = focusedField else {
      // A view that is not a field may handle it.
      let press = KeyPress(key: "v", characters: "", modifiers: .control)
      if clipboard.with(text, { host.press(press) }) == .handled { update() }
      return
    }
    host.send(.edit(.paste(text)), to: node.id)
    setNeedsDraw()
    update()
  }

  // MARK: - Keys

  private func press(_ key: KeyInput) {
    guard choices == nil else { return pressInChoices(key) }
    // If all keys are reported, Shift and other modifiers are too.
    if case .character(let character) = key.code, ("\u{E000}"..."\u{F8FF}").contains(character) { return }
    guard key.phase != .release else { return release(key) }
    let command = KeyMap.command(for: key)
    // A program can't override the keys that end or suspend it.
    if command == .suspend { return onSuspend() }
    if command == .quit { return onQuit(0) }
    if let press = KeyPress(key), host.press(press) == .handled {
      update()
      return
    }
    if let (node, field) = focusedField, field.runs != nil, let trait = KeyMap.trait(for: key) {
      host.send(.format(trait), to: node.id)
      setNeedsDraw()
      return update()
    }
    // Without a text to search, the keys have their usual effect.
    if let isReplacing = KeyMap.find(for: key), host.showFind(isReplacing: isReplacing) {
      needsReveal = true
      setNeedsDraw()
    } else if let command {
      perform(command)
    } else if !key.text.isEmpty {
      insert(key.text)
    }
    update()
  }

  private func release(_ key: KeyInput) {
    guard hearsReleases, let press = KeyPress(key) else { return }
    _ = host.press(press)
    update()
  }

  private func perform(_ command: TerminalCommand) {
    if command != .copyOrQuit { hasJustCopied = false }
    if case .moveVertically = command {} else { goalColumn = nil }
    if case .movePage = command {} else { needsReveal = true }
    setNeedsDraw()
    switch command {
    case .edit(let edit): perform(edit)
    case .moveVertically(let lines, let extending): moveVertically(lines, extending: extending)
    case .movePage(let down, let extending): movePage(down: down, extending: extending)
    case .activate: activate()
    case .insertLineBreak:
      if let (node, field) = focusedField, field.isMultiline {
        host.send(.edit(.insert("\n")), to: node.id)
      } else {
        activate()
      }
    case .space: insert(" ")
    case .focus(let forward):
      if host.moveFocus(forward: forward) { selectAll() }
    case .escape: escape()
    case .copyOrQuit:
      // Twice in a row it quits, even with a selection: the user need not know what is selected.
      guard let (node, field) = focusedField, !field.selection.isCaret, !hasJustCopied else { return onQuit(130) }
      host.send(.edit(.copy), to: node.id)
      hasJustCopied = true
    case .paste:
      if clipboard.text.isEmpty { clipboard.ask() } else { paste(clipboard.text) }
    case .deleteOrQuit:
      guard let (node, _) = focusedField else { return onQuit(0) }
      host.send(.edit(.delete(.forward, .grapheme)), to: node.id)
    case .quit, .suspend: break
    case .redraw: redraw()
    case .editMenu: host.showEditMenu()
    }
  }

  private func perform(_ edit: EditCommand) {
    if let (node, _) = focusedField {
      host.send(.edit(edit), to: node.id)
      return
    }
    guard case .move(let direction, _, _) = edit else { return }
    if adjust(direction.isBackward ? .leftArrow : .rightArrow) { return }
    // Between buttons the arrow keys move the focus.
    host.moveFocus(forward: !direction.isBackward)
  }

  /// Reached by Tab, a line of text is selected, as in windows and browsers: typing replaces it.
  private func selectAll() {
    guard let (node, field) = focusedField, !field.isMultiline, !field.storage.isEmpty else { return }
    host.send(.edit(.selectAll), to: node.id)
  }

  /// Return.
  private func activate() {
    guard let node = host.focusedNode else { return }
    switch node.content {
    case .field(let field): host.send(field.isMultiline ? .edit(.insert("\n")) : .submit, to: node.id)
    default: if !openChoices(of: node) { host.pressByKey(node.id) }
    }
  }

  /// Escape clears a selection and commits a composition.
  private func escape() {
    guard let (node, field) = focusedField else { return }
    if field.marked != nil {
      host.send(.edit(.unmark), to: node.id)
    } else if !field.selection.isCaret {
      host.send(.edit(.select(EditSelection(caret: field.selection.head))), to: node.id)
    }
  }

  // MARK: - Up and down

  /// The wrapped rows of an editor at its current width.
  func shownRows(of node: Node, _ field: FieldContent) -> (rows: EditorRows, height: Int) {
    let frame = FieldFrame(field.style)
    let rect = node.cellFrame
    let width = max(rect.width - frame.left - frame.right - 1, 1)
    let height = max(rect.height - frame.top - frame.bottom, 1)
    let rows = state.editorRows.rows(
      of: node.id, text: field.storage, width: width, characterWidth: metrics.characterWidth)
    return (rows, height)
  }

  private func moveVertically(_ lines: Int, extending: Bool) {
    guard let (node, field) = focusedField else {
      if !adjust(lines > 0 ? .downArrow : .upArrow) { host.moveFocus(forward: lines > 0) }
      return
    }
    guard field.isMultiline else {
      if extending {
        let direction: EditDirection = lines > 0 ? .forward : .backward
        host.send(.edit(.move(direction, .line, extending: true)), to: node.id)
      } else {
        host.moveFocus(forward: lines > 0)
      }
      return
    }
    move(in: node, field, by: lines, extending: extending)
  }

  /// Moves by wrapped rows, keeping the column as far as the rows are long enough. Beyond the first and the last row
  /// are the start and the end of the text.
  private func move(in node: Node, _ field: FieldContent, by lines: Int, extending: Bool) {
    let (rows, _) = shownRows(of: node, field)
    let head = field.selection.head
    let row = rows.row(of: head)
    let column = goalColumn ?? rows.column(of: head)
    goalColumn = column
    let (target, missing) = rows.row(lines, from: row)
    let offset: Int
    if missing > 0 {
      offset = lines < 0 ? 0 : field.storage.utf16Count
    } else {
      offset = rows.offset(in: target, column: column)
    }
    let anchor = extending ? field.selection.anchor : offset
    host.send(.edit(.select(EditSelection(anchor: anchor, head: offset))), to: node.id)
  }

  private func movePage(down: Bool, extending: Bool) {
    if let (node, field) = focusedField, field.isMultiline {
      needsReveal = true
      let (_, height) = shownRows(of: node, field)
      let lines = max(height - 1, 1)
      move(in: node, field, by: down ? lines : -lines, extending: extending)
      return
    }
    if let node = host.focusedNode, case .calendar(let calendar) = node.content, calendar.isInline {
      host.send(.setDay(CalendarGrid(content: calendar).moved(months: down ? 1 : -1)), to: node.id)
      return
    }
    // Elsewhere the page is scrolled, and the focus stays.
    goalColumn = nil
    let scroller = state.targets.first { if case .scroll = $0.kind { true } else { false } }
    guard let scroller else { return }
    let step = max(scroller.area.height - 2, 1)
    state.scrollOffsets[scroller.id, default: .init()].y += down ? step : -step
  }
}
