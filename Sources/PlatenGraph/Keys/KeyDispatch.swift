import TextEditing

/// What became of a key.
public enum KeyOutcome: Equatable, Sendable {
  /// Used up by the program's own actions, by an open menu or list, or by a shortcut.
  case handled
  /// Bound to this, which was done.
  case performed(KeyIntent)
  /// Typed into the focused field.
  case inserted
  /// Left to the platform.
  case ignored
}

/// Decides what a key does in one host. A front end translates its native key and passes it on.
@MainActor package struct KeyDispatch {
  let host: ViewHost

  /// Decides what a key does. All keys of all front ends are passed to it, and are decided in this order:
  ///
  /// 1. A list or a calendar that is open to choose from takes all keys: ``handleInChoices(_:bindings:text:perform:)``.
  /// 2. Leaving or suspending the program, where the front end's table has them.
  /// 3. An open edit menu, the way between the parts of a window (F6), the program's `onKeyPress` actions from the
  ///    focus outwards, lists of suggestions, shortcuts of controls and menus, and dismissal (Escape): ``press(_:)``.
  /// 4. The program's key bindings, then the front end's: traits, search, edit commands, menus, focus, presses,
  ///    submission, in the order of the tables.
  /// 5. The text of the key is inserted into the focused field; in a list it selects a row: ``selectTyped(_:)``. On a
  ///    picker that opens a list it opens that, filtered by the text.
  ///
  /// - Parameters:
  ///   - bindings: The front end's table.
  ///   - native: What the platform's widgets do by themselves; those keys are left to them. Where there is such a
  /// table,
  ///     typing is theirs too. A key that the program binds to something else is not left to them.
  ///   - text: What the key types, where that is not the key's characters.
  ///   - perform: The front end's own way of doing something. False leaves it to the host.
  @discardableResult package func handle(
    _ key: KeyPress, bindings: FrontEndKeyBindings = .desktop, native: FrontEndKeyBindings? = nil, text: String? = nil,
    perform: (KeyIntent) -> Bool = { _ in false }
  ) -> KeyOutcome {
    if host.choices.isOpen { return handleInChoices(key, bindings: bindings, text: text, perform: perform) }
    guard key.phase != .up else { return press(key) == .handled ? .handled : .ignored }
    for intent in bindings.intents(for: key, in: keyContext) where intent.precedesProgram && perform(intent) {
      return .performed(intent)
    }
    if press(key) == .handled { return .handled }
    // The program may have moved the focus.
    let context = keyContext
    let left = native?.intents(for: key, in: context) ?? []
    let own = focusedKeyActions?.bindings.intents(for: key, in: context) ?? []
    let typed = key.modifiers.isDisjoint(with: [.control, .command, .option]) ? text ?? key.characters : ""
    for intent in own + bindings.intents(for: key, in: context) {
      // While the name of a row is typed, a space is a part of it.
      if intent == .press, continuesTypedSelection(typed) { break }
      if left.contains(intent) { return .ignored }
      if intent == .nothing || perform(intent) || carryOut(intent) { return .performed(intent) }
    }
    if selectTyped(typed) || native == nil && openTyped(typed) { return .handled }
    guard native == nil, let (node, _) = host.focus.field, key.modifiers.isDisjoint(with: [.control, .command]) else {
      return .ignored
    }
    let text = text ?? key.characters
    guard !text.isEmpty else { return .ignored }
    host.send(.edit(.insert(text)), to: node.id)
    return .inserted
  }

  /// The kind of view that has the focus.
  var keyContext: FrontEndKeyBindings.Context {
    if host.choices.isOpen { return .choices }
    guard let node = host.focus.node else { return .unfocused }
    guard let (_, field) = host.focus.field else {
      if case .container(.row) = node.content { return [.control, .row] }
      return .control
    }
    let lines: FrontEndKeyBindings.Context = field.isMultiline ? .editor : .line
    return field.runs == nil || !field.acceptsFormats ? lines : lines.union(.richText)
  }

  /// Performs a key's command, as far as that needs no front end. False where it has no effect here.
  func carryOut(_ intent: KeyIntent) -> Bool {
    switch intent {
    case .find(let isReplacing): return showFind(isReplacing: isReplacing)
    case .press: return pressFocusedControl()
    case .adjust(let key): return adjustFocusedControl(as: key)
    case .moveFocus(let forward, let selectsText):
      if host.focus.move(forward: forward), selectsText || host.focus.selectsEnteredLines { host.focus.selectLine() }
      return true
    case .edit, .paste, .format, .submit, .deselect, .interrupt: return performInText(intent)
    case .movePage(let forward, _): return turnPage(forward: forward)
    case .moveChoice(let move): return host.choices.move(move)
    case .choose: return host.choices.choose()
    case .closeChoices: return host.choices.closeLevel()
    case .nothing, .showEditMenu, .showKeys, .endInput, .redraw, .suspend, .quit: return false
    }
  }

  private func performInText(_ intent: KeyIntent) -> Bool {
    guard let (node, field) = host.focus.field else { return performOutsideText(intent) }
    switch intent {
    case .edit(let command): host.send(.edit(command), to: node.id)
    case .paste: host.clipboard?.readContent { [weak host] in host?.send(.paste($0), to: node.id) }
    case .format(let trait): host.send(.format(trait), to: node.id)
    case .submit: host.send(.submit, to: node.id)
    case .deselect: return deselect(node, field)
    case .interrupt:
      guard !field.selection.isCaret else { return false }
      host.send(.edit(.copy), to: node.id)
    default: return false
    }
    return true
  }

  /// Undoes and redoes what the program and the fields have done, in their order.
  private func performOutsideText(_ intent: KeyIntent) -> Bool {
    guard let manager = host.rootEnvironment.undoManager else { return false }
    switch intent {
    case .edit(.undo) where manager.canUndo: host.inContext(manager.undo)
    case .edit(.redo) where manager.canRedo: host.inContext(manager.redo)
    default: return false
    }
    host.settle()
    return true
  }

  private func deselect(_ node: Node, _ field: FieldContent) -> Bool {
    if field.marked != nil { return host.send(.edit(.unmark), to: node.id) }
    guard !field.selection.isCaret else { return false }
    return host.send(.edit(.select(EditSelection(caret: field.selection.head))), to: node.id)
  }

  private func pressFocusedControl() -> Bool {
    guard let node = host.focus.node else { return false }
    if !host.choices.open(of: node.id) { host.buttonPresses.pressByKey(node.id) }
    return true
  }

  /// The next or previous page of the focused control, as a calendar's month. False where it has none.
  private func turnPage(forward: Bool) -> Bool {
    guard let node = host.focus.node, let event = node.content.control?.event(for: forward ? .pageDown : .pageUp)
    else { return false }
    return host.send(event, to: node.id)
  }

  /// At its end a row of choices keeps the focus; a column lets it go on.
  private func adjustFocusedControl(as key: KeyEquivalent) -> Bool {
    guard let node = host.focus.node, let control = node.content.control else { return false }
    let key = node.isRightToLeft ? key.mirrored : key
    guard let steps = control.steps(for: key) else {
      return control.event(for: key).map { host.send($0, to: node.id) } ?? false
    }
    return host.send(.step(steps), to: node.id) || key == .leftArrow || key == .rightArrow
  }
}
