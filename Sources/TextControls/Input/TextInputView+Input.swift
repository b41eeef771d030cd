import TextEditing

/// The text, its selection and its marked text as UITextInput has them. The classes' overridable members call these.
extension TextInputView {
  var controller: TextInputLifeCycle { _controller }

  /// The selection, or the caret as an empty range. A range of another input, and nil, change nothing.
  var sessionSelection: UITextRange? {
    get { textRange(editingSession.selection.range) }
    set { if let range = newValue.flatMap({ offsets(of: $0) }) { controller.select(EditSelection(range)) } }
  }

  /// The range that an input method is composing.
  var sessionMark: UITextRange? { editingSession.marked.map { textRange($0) } }

  /// Whether the next insertion replaces the whole text.
  var replacesAllAtInsertion: Bool {
    get { controller.replacesAll == .atInsertion }
    set { controller.replacesAll = newValue ? .atInsertion : .never }
  }

  /// Inserts as a front end reported it, or for the program.
  func carryOutInsertion(of text: String) { controller.carryOut(pendingCommand(inserting: text) ?? .insert(text)) }

  /// Deletes backward as a front end reported it, or for the program.
  func carryOutDeletion() { controller.carryOut(inputState.pending ?? .delete(.backward, .grapheme)) }

  /// Replaces a range; one of another input is ignored.
  func carryOutReplacement(of range: UITextRange, with text: String) {
    if let range = offsets(of: range) { controller.carryOut(.replace(range, with: text, selection: nil)) }
  }

  /// Replaces the marked text, or without any the selection.
  func carryOutMark(_ text: String?, selected: NSRange) {
    controller.carryOut(.mark(text ?? "", selected: selected.clampedRange))
  }

  /// Whether the delegate allows that `text` replaces a range. True for a range of another input.
  func delegateAllowsChange(in range: UITextRange, to text: String) -> Bool {
    guard let range = offsets(of: range) else { return true }
    return delegateAllows(.shouldChange([NSValue(range: NSRange(range))], text))
  }

  /// Makes a change of the text for the program, of which an input method is notified before and after.
  func changeTextForProgram(_ change: () -> Void) {
    inputDelegate?.textWillChange(self)
    change()
    inputDelegate?.textDidChange(self)
  }

  /// The attributes of what is typed next: those that the program has set, or else those of the first selected
  /// character in `text`, or of the one before the caret. Nil where there is no text.
  func attributesOfTyping(in text: NSAttributedString?) -> [NSAttributedString.Key: Any]? {
    inputState.typingAttributes ?? text?.attributes(typedOver: editingSession.selection.range)
  }
}
