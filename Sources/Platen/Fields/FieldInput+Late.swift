// Programs that take an edit later.

import TextEditing
extension FieldInput {
  var canBeLate: Bool { !configuration.isSecure && !controller.session.storage.isLong }

  /// A command is about to be performed; a derived one is none of the user's.
  func beginEdit(_ command: EditCommand, isDerived: Bool) {
    guard canBeLate else { return late.endLateness() }
    texts.note(controller.session.text)
    if case .mark = command { composed.begin(on: controller.session) }
    let isComposing = controller.session.marked != nil
    late.begin(
      command, on: controller.session.text, isComposing: isComposing, isDerived: isDerived, at: host.animator.clock())
  }

  /// What the program makes of a text that is being composed does not interrupt the composition: the texts are compared
  /// again when it ends. Another text that the program writes meanwhile is no answer to the user's edits, and ends it:
  /// the marked text is dropped.
  func adoptValueWhileComposing() {
    let program = driver.correction(of: controller.session.storage, isEditing: true)
    guard host.updates.count != answeringUpdate else { return composed.answer = program }
    guard let program, !late.isUnsure, composed.isAnotherText(program, mayAnswer: answersEdits) else { return }
    (isEdited, unansweredState) = (false, nil)
    write(program, caret: .end)
  }

  /// Whether a deletion that has been taken back, as far as the field can see, will not be taken: a binding that is not
  /// known to write at once may read an older text, that of a view which has yet to be evaluated, or may take the
  /// deletion later. Then what is before it is deleted when that has not happened with the work that the main queue has.
  func isRestoringKnown() -> Bool {
    if driver.takesAtOnce || late.isPrompt || !canBeLate { return true }
    deletePastRestoredLater()
    return false
  }

  private func deletePastRestoredLater() {
    host.updates.afterPass { [weak self] in
      guard self?.controller.hasRestoredDeletion == true else { return }
      Task { [weak self] in
        for _ in 0..<2 { await Task.yield() }
        self?.host.updates.afterPass { [weak self] in self?.deletePastRestored() }
      }
    }
  }

  /// What is typed next follows the deletion, whatever is known of that by now: should the program take it later after
  /// all, it is given the text without the second one again.
  func deletePastRestored() {
    guard controller.hasRestoredDeletion, !late.isLate else { return }
    editing(by: .delete(.backward, .grapheme), isDerived: true) { controller.deletePastRestored() }
  }

  /// The program has been given an edit, and has `program` now, or with nil what the field shows. True where the field
  /// keeps its text, because the program will take it later.
  func waitsForAnswer(_ program: String?) -> Bool {
    guard canBeLate else { return false }
    let state = controller.session.state
    guard driver.canBeLate else { return false }
    guard let program = program ?? (late.isUnsure ? driver.boundText : nil) else {
      if driver.isText { late.notePromptness() }
      return false
    }
    if !late.isWaiting, !late.isRepeating, program.hasSameUnits(as: state.text) {
      late.endLateness()
      return false
    }
    guard late.wait(for: state, program: program, at: host.animator.clock()) else {
      // Another text at once is no late answer.
      if late.isLate { late.endLateness() }
      return false
    }
    endPatienceLater()
    return true
  }

  /// Whether the field keeps its text where the program has `corrected`, or with nil what it showed last.
  func keepsText(before corrected: String?) -> Bool {
    guard late.isUnsure, canBeLate else { return false }
    if late.isRepeating { return true }
    if late.isLate {
      guard late.isWaiting, let program = corrected ?? driver.boundText else { return false }
      return late.keeps(controller.session.text, before: program, at: host.animator.clock())
    }
    guard let corrected, let (first, rest) = late.discover(corrected, at: host.animator.clock()) else { return false }
    if !late.isRepeating, !first.text.hasSameUnits(as: corrected) {
      answeringUpdate = host.updates.count
      return false
    }
    write(first.text, caret: .exact(first.selection))
    guard late.isRepeating else { return true }
    host.updates.afterPass { [weak self] in self?.repeatEdits(rest) }
    return true
  }

  /// Performs what the user has done since, on the text that the program has taken.
  private func repeatEdits(_ edits: [LateEdits.Edit]) {
    if late.givesAgain(controller.session.state, at: host.animator.clock()) {
      driver.textDidChange(in: controller.session)
    }
    for edit in edits { perform(edit.command.moved(from: edit.text, to: controller.session.text)) }
    late.endRepeating()
    endPatienceLater()
  }

  /// Shows the program's text when it had the time to take the last edit and did not.
  private func endPatienceLater() {
    guard let moment = late.lastMoment else { return }
    let end: @MainActor () -> Void = { [weak self] in
      guard let self, moment === late.lastMoment, late.isWaiting else { return }
      late.endPatience()
      setNeedsEvaluation()
    }
    if let patience = late.patience {
      if let timer = late.timer { host.animator.cancel(timer) }
      late.timer = host.animator.schedule(at: host.animator.clock() + patience, end)
    } else {
      Task {
        for _ in 0..<2 { await Task.yield() }
        end()
      }
    }
  }
}
