/// What a person does, as front ends report it.
extension UITextField {
  /// Text, selection and marked text as they are now.
  package var editingSession: EditingSession { controller.session }

  /// Carries out a command of the keyboard, the clipboard or an input method: the delegate is asked, then the method
  /// that stands for it is called, so that a subclass sees it.
  package func receive(_ command: EditCommand) {
    guard isEnabled else { return }
    switch command {
    case .cut: cut(nil)
    case .copy: copy(nil)
    case .selectAll: selectAll(nil)
    case .paste: whilePending(command) { paste(nil) }
    default: if let command = controller.admit(command) { carryOut(command) }
    }
  }

  private func carryOut(_ command: EditCommand) {
    switch command {
    case .insert(let text):
      whilePending(command) { insertText(text) }
    case .delete(.backward, .grapheme):
      whilePending(command) { deleteBackward() }
    case .replace(let range, let text, _) where isTyping(range, text):
      whilePending(command) { text.isEmpty ? deleteBackward() : insertText(text) }
    case .replace(let range, let text, nil):
      replace(textRange(range), withText: text)
    case .mark(let text, let selected):
      setMarkedText(text, selectedRange: NSRange(selected))
    case .unmark:
      unmarkText()
    default:
      controller.carryOut(command)
    }
  }

  /// Whether a replacement that a browser or a widget reports is typing or a backspace.
  private func isTyping(_ range: Range<Int>, _ text: String) -> Bool {
    let selection = controller.session.state.selection
    if text.isEmpty {
      return selection.isCaret
        ? range.upperBound == selection.head && controller.session.range(of: .grapheme, at: range.lowerBound) == range
        : range == selection.range
    }
    return range == selection.range
  }

  private func whilePending(_ command: EditCommand, _ body: () -> Void) {
    pending = command
    body()
    pending = nil
  }

  /// The reported command, when it is the insertion that a method is called for.
  func pendingCommand(inserting text: String) -> EditCommand? {
    switch pending {
    case .insert(text), .replace(_, text, _): pending
    default: nil
    }
  }

  /// Return. False when it is ignored.
  @discardableResult package func pressReturn() -> Bool {
    guard isEnabled, !enablesReturnKeyAutomatically || hasText else { return false }
    if markedTextRange != nil { unmarkText() }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    // Somebody who wants to know of the exit has the field exit [K].
    let exits = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if exits { resignFirstResponder() }
    return true
  }

  /// The button that empties the field. The delegate's `textFieldShouldClear` is asked, not `shouldChange` [H].
  package func pressClearButton() {
    guard isEnabled, hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    if markedTextRange != nil { unmarkText() }
    let count = controller.session.text.utf16.count
    controller.carryOut(.replace(0..<count, with: "", selection: nil))
  }

  /// The keyboard delivers a suggestion.
  package func receive(_ suggestion: UIInputSuggestion) {
    delegate?.textField(self, insertInputSuggestion: suggestion)
  }

  // MARK: what is shown beside the text

  package var showsLeftView: Bool { leftView != nil && leftViewMode.shows(isEditing: isEditing) }

  package var showsRightView: Bool { rightView != nil && rightViewMode.shows(isEditing: isEditing) }

  /// The clear button needs a text to clear; where the right view is shown, it has its place [K].
  package var showsClearButton: Bool { hasText && !showsRightView && clearButtonMode.shows(isEditing: isEditing) }

  func embed(_ view: UIView?, insteadOf old: UIView?) {
    guard view !== old else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let view { addSubview(view) }
    setNeedsDisplay()
  }
}

extension NSRange {
  /// The range, with what is negative or too long cut off.
  var clampedRange: Range<Int> {
    let lower = location == NSNotFound ? 0 : max(0, location)
    let (upper, isOverflow) = lower.addingReportingOverflow(max(0, length))
    return lower..<(isOverflow ? lower : upper)
  }
}
