import TextEditing

// What the program writes.
extension FieldInput {
  /// Shows the driver's text, when that has changed.
  func adoptValue() {
    guard controller.session.marked == nil else { return adoptValueWhileComposing() }
    let text = controller.session.storage
    let corrected = driver.correction(of: text, isEditing: controller.isEditing || validator.isRefused)
    guard !keepsText(before: corrected) else { return }
    let hasEnded = late.end(controller.session.text, program: corrected ?? driver.boundText)
    guard let corrected = corrected ?? (hasEnded ? driver.boundText : nil) else { return }
    if hasEnded { answeringUpdate = host.updates.count } else { late.forget() }
    show(corrected)
  }

  /// Whether nothing that the value was read from has changed since it was read back after an edit.
  var hasReadValue: Bool { readCount != nil && readCount == element?.changeCount }

  /// The value is read from another place now.
  func forgetReadValue() { readCount = nil }

  /// Shows a text of the program for the value, and has the driver know it.
  func write(_ text: String, caret: CaretPolicy) {
    controller.setText(text, caret: caret)
    if caret == .end { driver.forgetShown() }
    driver.didShow(controller.session.storage)
    reportMovedSelection()
  }

  /// The same for an answer to the user's edit: the caret stays at its characters, and undo goes back to what was
  /// typed.
  func rewrite(to text: String) {
    controller.rewrite(to: text)
    driver.didShow(controller.session.storage)
    reportMovedSelection()
  }

  private func show(_ text: String) {
    let isElsewhere = isTypedElsewhere(text)
    if isElsewhere { editsElsewhere += 1 }
    if host.updates.count == answeringUpdate, let editedState, editedState.text.hasSameUnits(as: text) {
      // The program has changed the text and put it back.
      write(text, caret: .exact(editedState.selection))
    } else if isElsewhere, canBeLate, configuration.source is StringSource {
      (isEdited, unansweredState) = (false, nil)
      controller.follow(text)
      driver.didShow(controller.session.storage)
      reportMovedSelection()
    } else if let unansweredState, unansweredState.text.hasSameUnits(as: text) {
      write(text, caret: .exact(unansweredState.selection))
    } else if let unansweredState, isMadeOfEdit(text, typed: unansweredState.text) {
      // The program has taken what it had seemed to refuse, and changed it.
      write(unansweredState.text, caret: .exact(unansweredState.selection))
      rewrite(to: text)
    } else if host.updates.count == answeringUpdate && controller.session.selection.isCaret
      || isMadeOfEdit(text, typed: controller.session.text)
    {
      rewrite(to: text)
    } else {
      (isEdited, unansweredState) = (false, nil)
      write(text, caret: .end)
    }
  }

  /// Whether the text was typed into another field for the same place, in this window or in another one.
  private func isTypedElsewhere(_ text: String) -> Bool {
    Self.edited.contains(after: self) { other in
      other.canBeLate && other.controller.session.text.hasSameUnits(as: text)
        && configuration.source.isSame(as: other.configuration.source)
    }
  }

  /// Whether the program makes `text` of what the user has typed, later than in the update that follows the edit, as in
  /// a task of `onChange` or when the typing pauses, or refuses that: it then writes the text before it again. What an
  /// action of the user's has it write since is another text, and so is that of another value.
  private func isMadeOfEdit(_ text: String, typed: String) -> Bool {
    guard answersEdits else { return false }
    let made = MadeText(text)
    return made.isMade(of: typed) || texts.contains(text) || texts.isKept(made, of: typed)
  }

  /// Whether the program may answer the user's edits now: no action of the user's has followed them.
  var answersEdits: Bool { actionsAtEdit == host.actionCount && canBeLate && driver.isText }
}
