// What happens while the text is edited.
extension FieldInput: TextInputLifeCycleClient {
  func textInputDidBeginEditing(_ input: TextInputLifeCycle) {
    configuration.onEditingChanged?(true)
    reportSelection()
    setNeedsEvaluation()
  }

  func textInputDidChangeSelection(_ input: TextInputLifeCycle) {
    reportSelection()
    setNeedsEvaluation()
  }

  func textInputDidChangeText(_ input: TextInputLifeCycle) {
    isEdited = true
    validator.textDidChange()
    if input.isEditing, !isCompleting { popup.open() }
    let text = input.session.storage
    if let finder = host.find.finder, finder.searches(self) {
      if text.isLong { setNeedsFlush() } else { finder.textDidChange() }
    }
    // The selection is reported when the text is written, whose indices it holds.
    holdingReports {
      driver.textDidChange(in: input.session)
      adoptAnswer(in: input)
    }
  }

  func textInputDidEndComposition(_ input: TextInputLifeCycle) {
    holdingReports {
      driver.compositionDidEnd(in: input.session)
      adoptAnswer(in: input)
    }
  }

  /// Reads the value back at once, so that the next key finds the text as the program has it.
  private func adoptAnswer(in input: TextInputLifeCycle) {
    let text = input.session.storage
    guard input.session.marked == nil else { return }
    let corrected = readBack { driver.correction(of: text, isEditing: true) }
    guard !waitsForAnswer(corrected), let corrected else { return }
    if !configuration.isSecure, !text.isLong { unansweredState = input.session.state }
    rewrite(to: corrected)
  }

  /// Reads the value for the evaluation that follows the edit, which does not read it again.
  private func readBack<T>(_ body: () -> T) -> T {
    guard let element, element.isMounted else { return Tracking.untracked(body) }
    defer {
      readCount = element.changeCount
      setNeedsEvaluation()
    }
    return element.trackAhead(body)
  }

  func textInput(_ input: TextInputLifeCycle, didCopy text: String) {
    // The session never returns any part of a secure text; this is a second check.
    guard !configuration.isSecure else { return }
    host.clipboard?.write(ClipboardText(text: text, html: driver.markup(ofCopied: text, in: environment)))
  }

  func textInputDidEndEditing(_ input: TextInputLifeCycle) {
    commit(isSubmit: false)
    validator.editingDidEnd()
    configuration.onEditingChanged?(false)
  }
}
