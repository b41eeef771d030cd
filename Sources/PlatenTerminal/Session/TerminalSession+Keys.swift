import PlatenGraph
import TextEditing

extension TerminalSession {
  /// A larger amount of text in one read was pasted by a terminal without bracketed paste, and is inserted as one edit.
  static let longestTyping = 64

  /// Keys that end a program where nothing else uses them.
  package struct EndKeys: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let escape = EndKeys(rawValue: 1)
    /// Control-D in a field that is empty.
    package static let controlDInEmptyField = EndKeys(rawValue: 2)
  }

  /// The keys of terminals.
  static let bindings = FrontEndKeyBindings.readline

  /// Those of a prompt that Escape cancels. It does so whatever is selected: the value that is there at first is,
  /// without the user having done anything.
  static let promptBindings = FrontEndKeyBindings(
    bindings.entries.filter { $0.intent != .deselect })

  var focusedField: (node: Node, field: FieldContent)? { host.focus.field }

  func handle(_ event: InputEvent) {
    if notice != nil, event.isPress {
      notice = nil
      setNeedsDraw()
    }
    if handleInKeyList(event) { return }
    switch event {
    case .text(let text): type(text)
    case .key(let key): press(key)
    case .paste(let text): paste(text)
    case .pasteRest(let text):
      paste(focusedField?.field.isMultiline ?? true ? text : text.withSpaceForFirstBreaks)
    case .mouse(let mouse): handle(mouse)
    case .focus(let isFocused): if !isFocused { driver.modifierKeysDidChange(to: []) }
    case .answer(let answer): take(answer)
    }
  }

  // MARK: - Text

  /// Whether what is typed is secret.
  var takesSecret: Bool { host.focus.node?.isSecretField ?? false }

  /// Makes what was typed at once be overwritten when it is released.
  func forget(_ events: ArraySlice<InputEvent>) {
    for case .text(let text) in events { SecretStrings.wipeWhenReleased(text) }
  }

  private func type(_ text: String) {
    hasJustCopied = false
    goalColumn = nil
    needsReveal = true
    if text.utf16.count > Self.longestTyping, let (node, _) = focusedField {
      hasInput = true
      host.send(.edit(.insert(text)), to: node.id)
      return setNeedsDraw()
    }
    for (index, character) in text.enumerated() {
      guard !isEnded else { return leftover.append(.text(String(text.dropFirst(index)))) }
      let modifiers: EventModifiers = character.isUppercase ? .shift : []
      let key = KeyPress(key: KeyEquivalent(character), characters: String(character), modifiers: modifiers)
      decide(key, text: key.characters)
      update()
      let rest = text.dropFirst(index + 1)
      if !rest.isEmpty, !isEnded, programMayHaveWork() {
        waiting.insert(.text(String(rest)), at: waiting.startIndex)
        return
      }
    }
  }

  func paste(_ text: String) {
    goalColumn = nil
    needsReveal = true
    guard !text.isEmpty else { return }
    guard let (node, _) = focusedField else {
      // A view that is not a field may handle it.
      let press = KeyPress(key: "v", characters: "", modifiers: .control)
      if clipboard.with(text, { host.keys.press(press) }) == .handled { update() }
      return
    }
    hasInput = true
    host.send(.edit(.paste(text)), to: node.id)
    setNeedsDraw()
    update()
  }

  // MARK: - Keys

  private func press(_ key: KeyInput) {
    // Where all keys are reported, the modifiers are those after the event.
    if hearsReleases { driver.modifierKeysDidChange(to: EventModifiers(key.modifiers)) }
    guard key.phase != .release || hearsReleases else { return }
    if let press = KeyPress(key) { decide(press, text: key.text) }
    update()
  }

  private func decide(_ press: KeyPress, text: String) {
    let isEmpty = focusedField?.field.storage.isEmpty ?? true
    let outcome = driver.press(press, text: text)
    switch outcome {
    case .ignored where press.key == .escape && endKeys.contains(.escape): return endByEscape()
    case .performed(.edit(.delete(.forward, .grapheme)))
    where press.key == "d" && isEmpty && endKeys.contains(.controlDInEmptyField):
      return onQuit(130)
    case .handled, .ignored: return
    case .inserted:
      (hasJustCopied, hasInput) = (false, true)
      // What changes by that is known.
      return
    case .performed(let intent):
      if intent.isInput { hasInput = true }
      if intent != .interrupt { hasJustCopied = false }
      if !intent.movesVertically { goalColumn = nil }
      switch intent {
      // What is shown is the user's choice, wherever the focus is.
      case .movePage, .redraw: break
      default: needsReveal = true
      }
    }
    setNeedsDraw()
  }

  /// Performs the intents that need the terminal or the wrapped rows. False for all others.
  package func perform(_ intent: KeyIntent) -> Bool {
    switch intent {
    case .suspend: onSuspend()
    case .quit: onQuit(0)
    // Pressed to delete a character, with the focus elsewhere: what the user has done so far must not be lost by that.
    case .endInput: if !hasInput { onQuit(0) }
    case .redraw: redraw()
    case .showEditMenu: return host.editMenus.show()
    case .showKeys: showKeys()
    case .interrupt: interrupt()
    case .paste: if clipboard.text.isEmpty { clipboard.ask() } else { paste(clipboard.text) }
    case .movePage(let forward, let extending): return movePage(down: forward, extending: extending)
    case .edit(.move(let direction, .line, let extending)) where direction == .up || direction == .down:
      guard let (node, field) = focusedField, field.isMultiline else { return false }
      move(in: node, field, by: direction == .up ? -1 : 1, extending: extending)
    default: return false
    }
    return true
  }

  /// Copies the selection, or quits without one. Twice in a row it quits even with a selection: the user need not know
  /// what is selected. At the cursor it always quits, as in the shell around.
  private func interrupt() {
    guard !placement.isInline, let (node, field) = focusedField, !field.selection.isCaret, !hasJustCopied else {
      return onQuit(130)
    }
    host.send(.edit(.copy), to: node.id)
    hasJustCopied = true
  }

  // MARK: - Up and down

  /// The wrapped rows of an editor at its current width.
  func shownRows(of node: Node, _ field: FieldContent) -> (rows: EditorRows, height: Int) {
    let frame = FieldFrame(field)
    let rect = node.cellFrame
    let width = max(rect.width - frame.left - frame.right - 1, 1)
    let height = max(rect.height - frame.top - frame.bottom, 1)
    let rows = state.editorRows.rows(of: node.id, field, width: width, characterWidth: metrics.characterWidth)
    rows.alignment = RowAlignment(field, isRightToLeft: node.isRightToLeft)
    return (rows, height)
  }

  /// Moves by wrapped rows, keeping the column as far as the rows are long enough. Beyond the first and the last row
  /// are the start and the end of the text.
  private func move(in node: Node, _ field: FieldContent, by lines: Int, extending: Bool) {
    let (rows, _) = shownRows(of: node, field)
    let head = field.selection.head
    let row = rows.row(of: head)
    let column = goalColumn ?? rows.column(of: field.selection)
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

  /// False where the focused control has pages of its own.
  private func movePage(down: Bool, extending: Bool) -> Bool {
    if let (node, field) = focusedField, field.isMultiline {
      needsReveal = true
      let (_, height) = shownRows(of: node, field)
      let lines = max(height - 1, 1)
      move(in: node, field, by: down ? lines : -lines, extending: extending)
      return true
    }
    guard host.focus.node?.content.control?.event(for: down ? .pageDown : .pageUp) == nil else { return false }
    // Elsewhere the page is scrolled, and the focus stays.
    goalColumn = nil
    let scroller = state.targets.first { if case .scroll = $0.kind { true } else { false } }
    guard let scroller else { return true }
    let step = max(scroller.area.height - 2, 1)
    var offset = state.scrollOffsets[scroller.id] ?? .init()
    offset.y += down ? step : -step
    state.scroll(scroller.id, to: offset)
    return true
  }
}

extension KeyIntent {
  /// Whether it keeps the column that moving up and down aims at.
  fileprivate var movesVertically: Bool {
    switch self {
    case .edit(.move(.up, .line, _)), .edit(.move(.down, .line, _)): true
    default: false
    }
  }
}

extension KeyIntent {
  /// Whether it changes what the program shows or does, not only where the focus, the caret or the page is.
  fileprivate var isInput: Bool {
    switch self {
    case .edit(.move), .edit(.select), .edit(.selectAll), .edit(.copy): false
    case .edit, .paste, .format, .submit, .press, .adjust, .choose: true
    default: false
    }
  }
}
