import TextEditing

/// Forwards the controller's calls to the delegate, then to the control's events, then to observers of notifications.
extension UITextField: TextInputLifeCycleClient {
  /// Asks the delegate whether editing may begin.
  public func textInputShouldBeginEditing(_ input: TextInputLifeCycle) -> Bool {
    ownDelegate?.textFieldShouldBeginEditing(self) ?? true
  }

  /// Notifies the delegate, the targets of `editingDidBegin` and observers, in this order.
  public func textInputDidBeginEditing(_ input: TextInputLifeCycle) {
    armSecureEntry()
    setNeedsDisplay()
    ownDelegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  /// Asks ``shouldChangeText(in:replacementText:)``, which a subclass may override and which asks the delegate.
  public func textInput(_ input: TextInputLifeCycle, shouldChange replacement: EditReplacement) -> Bool {
    shouldChangeText(in: textRange(replacement.range), replacementText: replacement.replacement)
  }

  /// Drops the typing attributes and ``clearsOnInsertion``, then notifies the delegate.
  public func textInputDidChangeSelection(_ input: TextInputLifeCycle) {
    ownTypingAttributes = nil
    if clearsOnInsertion { clearsOnInsertion = false }
    setNeedsDisplay()
    ownDelegate?.textFieldDidChangeSelection(self)
  }

  /// Updates the attributes, then notifies the targets of `editingChanged` and observers.
  public func textInputDidChangeText(_ input: TextInputLifeCycle) {
    restyle()
    setNeedsDisplay()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Shows the text without the mark of an input method.
  public func textInputDidEndComposition(_ input: TextInputLifeCycle) { setNeedsDisplay() }

  /// Writes copied text to the clipboard of the window; that of a secure field never.
  public func textInput(_ input: TextInputLifeCycle, didCopy text: String) {
    // The session never returns any part of a secure text; this is a second check.
    if !isSecureTextEntry { scene.writeClipboard?(text) }
  }

  /// Asks the delegate whether editing may end.
  public func textInputShouldEndEditing(_ input: TextInputLifeCycle) -> Bool {
    ownDelegate?.textFieldShouldEndEditing(self) ?? true
  }

  /// Notifies the delegate, the targets of `editingDidEnd` and observers, in this order.
  public func textInputDidEndEditing(_ input: TextInputLifeCycle) {
    if controller.replacesAll == .atAnyEdit { controller.replacesAll = .never }
    // UIKit's field sets its own text when it resigns, which is visible to a subclass that overrides the setter.
    // The same text keeps its attributes.
    let styledText = styledText
    text = controller.session.text
    self.styledText = styledText
    setNeedsDisplay()
    ownDelegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }
}

extension UITextField {
  /// In a secure field that is entered again, or made secure while it is edited, the next edit replaces the whole text.
  /// The delegate is still asked about an edit at the caret, as in UIKit.
  func armSecureEntry() {
    if isSecureTextEntry, isEditing, !controller.session.text.isEmpty {
      controller.replacesAll = .atAnyEdit
    } else if controller.replacesAll == .atAnyEdit {
      controller.replacesAll = .never
    }
  }

  /// Empties a field with `clearsOnBeginEditing` before the delegate is notified that editing began, without an event.
  func clearForBeginning() {
    guard clearsOnBeginEditing, !controller.session.text.isEmpty,
      ownDelegate?.textFieldShouldClear(self) ?? true
    else { return }
    controller.setText("", caret: .end)
    styledText = nil
    setNeedsDisplay()
  }
}
