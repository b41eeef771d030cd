// What a key does on a control that opens what there is to choose from, and while a list or a calendar is open to
// choose from.
extension KeyDispatch {
  /// Opens the options of the control with the focus, where some match what was typed.
  func openTyped(_ typed: String) -> Bool {
    guard let first = typed.first, first.isVisible, let node = host.focus.node else { return false }
    return host.choices.open(of: node.id, typing: typed)
  }

  /// The table decides, in its own context; what the key types beyond that filters options, and selects a command by its
  /// first letters. No other view receives the key.
  func handleInChoices(
    _ key: KeyPress, bindings: FrontEndKeyBindings, text: String?, perform: (KeyIntent) -> Bool
  ) -> KeyOutcome {
    guard key.phase != .up else { return .ignored }
    host.noteActivity()
    defer { host.settle() }
    let typed = key.modifiers.isDisjoint(with: [.control, .command, .option]) ? text ?? key.characters : ""
    for intent in bindings.intents(for: key, in: .choices) {
      // A title that begins with a question mark is selected by it.
      if intent == .showKeys, host.choices.hasLine(typing: typed) { break }
      // While a title is typed, a space is a part of it.
      if intent == .choose, typed == " ", host.choices.isTyping { break }
      // The space bar chooses there, and Return is done with it.
      if intent == .choose, typed != " ", host.choices.keepsOpen {
        host.choices.close()
        return .performed(intent)
      }
      // Where the focus cannot move, they are closed all the same.
      if case .moveFocus = intent { host.choices.close() }
      if intent == .nothing || perform(intent) || carryOut(intent) { return .performed(intent) }
    }
    if key.key == .delete {
      _ = host.choices.deleteTyped(all: !key.modifiers.isDisjoint(with: [.control, .command, .option]))
    } else {
      host.choices.type(typed)
    }
    return .handled
  }
}
