import TextEditing

extension UITextView {
  /// Posted with the view as its object after editing began.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted with the view as its object after the user changed the text. Not posted when the program sets it.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted with the view as its object after editing ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

extension UITextView: TextInputView {
  /// The font that estimates of positions use: ``font``, or the system font at 12 points.
  public var _estimatedFont: UIFont { font ?? .systemFont(ofSize: 12) }
  /// Always 0: only search fields have tokens.
  public var _tokenCount: Int { 0 }
  package var acceptsInput: Bool { isEditable }
}

/// Forwards the controller's calls to the delegate, then to observers of notifications.
extension UITextView: TextInputLifeCycleClient {
  /// Asks the delegate whether editing may begin.
  public func textInputShouldBeginEditing(_ input: TextInputLifeCycle) -> Bool {
    ownDelegate?.textViewShouldBeginEditing(self) ?? true
  }

  /// Notifies the delegate, then observers.
  public func textInputDidBeginEditing(_ input: TextInputLifeCycle) {
    setNeedsDisplay()
    ownDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  /// Asks ``shouldChangeText(in:replacementText:)``, which a subclass may override and which asks the delegate.
  public func textInput(_ input: TextInputLifeCycle, shouldChange replacement: EditReplacement) -> Bool {
    shouldChangeText(in: textRange(replacement.range), replacementText: replacement.replacement)
  }

  /// Drops the typing attributes and ``clearsOnInsertion``, then notifies the delegate. Where the text changed too, the
  /// storage has it already: a delegate looks up the new selection there.
  public func textInputDidChangeSelection(_ input: TextInputLifeCycle) {
    followText()
    forgetTypingAttributes()
    if clearsOnInsertion { clearsOnInsertion = false }
    setNeedsDisplay()
    ownDelegate?.textViewDidChangeSelection(self)
  }

  /// Updates the storage where the selection was not reported before, then notifies the delegate and observers.
  public func textInputDidChangeText(_ input: TextInputLifeCycle) {
    followText()
    setNeedsDisplay()
    ownDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Shows the text without the mark of an input method.
  public func textInputDidEndComposition(_ input: TextInputLifeCycle) { setNeedsDisplay() }

  /// Writes copied text to the clipboard of the window.
  public func textInput(_ input: TextInputLifeCycle, didCopy text: String) { scene.writeClipboard?(text) }

  /// Asks the delegate whether editing may end.
  public func textInputShouldEndEditing(_ input: TextInputLifeCycle) -> Bool {
    ownDelegate?.textViewShouldEndEditing(self) ?? true
  }

  /// Notifies the delegate, then observers.
  public func textInputDidEndEditing(_ input: TextInputLifeCycle) {
    setNeedsDisplay()
    ownDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }
}

extension UITextView {
  /// Passes a suggestion of the keyboard to the delegate.
  package func receive(_ suggestion: UIInputSuggestion) {
    ownDelegate?.textView(self, insertInputSuggestion: suggestion)
  }

  package func makeEditMenu() -> UIMenu {
    let suggested = StandardEditMenu.adding(commandsFor: self, to: suggestedEditActions())
    let range = textRange(controller.session.state.selection.range)
    return editMenu(for: range, suggestedActions: suggested) ?? UIMenu(children: suggested)
  }

  package func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {
    ownDelegate?.textView(self, willPresentEditMenuWith: animator)
  }

  package func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {
    ownDelegate?.textView(self, willDismissEditMenuWith: animator)
  }
}
