import TextEditing

/// Calls the delegate, sends the control's events and notifies observers.
extension UITextField {
  package func delegateAllows(_ question: TextInputQuestion) -> Bool {
    guard let delegate = ownDelegate else { return true }
    return switch question {
    case .shouldBegin: delegate.textFieldShouldBeginEditing(self)
    case .shouldChange(let ranges, let text):
      delegate.textField(self, shouldChangeCharactersInRanges: ranges, replacementString: text)
    case .shouldEnd: delegate.textFieldShouldEndEditing(self)
    }
  }

  package func report(_ event: TextInputEvent) {
    switch event {
    case .didBegin:
      ownDelegate?.textFieldDidBeginEditing(self)
      send(.editingDidBegin, Self.textDidBeginEditingNotification)
    case .didChangeSelection:
      ownDelegate?.textFieldDidChangeSelection(self)
    case .didChangeText:
      send(.editingChanged, Self.textDidChangeNotification)
    case .didEnd:
      let reason = DidEndEditingReason.committed
      ownDelegate?.textFieldDidEndEditing(self, reason: reason)
      let userInfo = [Self.didEndEditingReasonUserInfoKey: reason.rawValue]
      send(.editingDidEnd, Self.textDidEndEditingNotification, userInfo)
    case .willPresentEditMenu(let animator): ownDelegate?.textField(self, willPresentEditMenuWith: animator)
    case .willDismissEditMenu(let animator): ownDelegate?.textField(self, willDismissEditMenuWith: animator)
    case .didReceive(let suggestion): ownDelegate?.textField(self, insertInputSuggestion: suggestion)
    }
  }

  private func send(_ event: UIControl.Event, _ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    sendActions(for: event)
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}

extension UITextField {
  package func editingDidBegin() { armSecureEntry() }

  package func editingDidEnd() {
    if controller.replacesAll == .atAnyEdit { controller.replacesAll = .never }
    // UIKit's field sets its own text when it resigns, which is visible to a subclass that overrides the setter.
    // The same text keeps its attributes.
    let styledText = styledText
    text = controller.session.text
    self.styledText = styledText
  }

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
