import TextEditing

/// The life cycle of editing, the same for fields and views: the attributes follow the text, the view is displayed, the
/// event is reported. Public as the requirements that the methods implement are.
extension TextInputView {
  /// Asks the delegate whether editing may begin.
  public func textInputShouldBeginEditing(_ input: TextInputLifeCycle) -> Bool { delegateAllows(.shouldBegin) }

  /// Displays the view and reports that editing began.
  public func textInputDidBeginEditing(_ input: TextInputLifeCycle) {
    editingDidBegin()
    setNeedsDisplay()
    report(.didBegin)
  }

  /// Asks ``UITextInput/shouldChangeText(in:replacementText:)``, which a subclass may override and which asks the
  /// delegate.
  public func textInput(_ input: TextInputLifeCycle, shouldChange replacement: EditReplacement) -> Bool {
    shouldChangeText(in: textRange(replacement.range), replacementText: replacement.replacement)
  }

  /// Drops the typing attributes and `clearsOnInsertion`, then reports the selection. Where the text changed too, the
  /// attributes follow it before: what was typed takes the typing attributes, and a delegate finds the new selection in
  /// the text with attributes.
  public func textInputDidChangeSelection(_ input: TextInputLifeCycle) {
    followText()
    inputState.typingAttributes = nil
    if clearsOnInsertion { clearsOnInsertion = false }
    setNeedsDisplay()
    report(.didChangeSelection)
  }

  /// Updates the attributes where the selection was not reported before, then reports the text.
  public func textInputDidChangeText(_ input: TextInputLifeCycle) {
    followText()
    setNeedsDisplay()
    report(.didChangeText)
  }

  /// Shows the text without the mark of an input method.
  public func textInputDidEndComposition(_ input: TextInputLifeCycle) { setNeedsDisplay() }

  /// Writes copied text to the clipboard of the window; that of a secure field never.
  public func textInput(_ input: TextInputLifeCycle, didCopy text: String) {
    // The session never returns any part of a secure text; this is a second check.
    if !isSecureTextEntry { scene.writeClipboard?(text) }
  }

  /// Asks the delegate whether editing may end.
  public func textInputShouldEndEditing(_ input: TextInputLifeCycle) -> Bool { delegateAllows(.shouldEnd) }

  /// Displays the view and reports that editing ended.
  public func textInputDidEndEditing(_ input: TextInputLifeCycle) {
    editingDidEnd()
    setNeedsDisplay()
    report(.didEnd)
  }

  package func editingDidBegin() {}
  package func editingDidEnd() {}
}
