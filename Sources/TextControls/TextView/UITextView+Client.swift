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

extension UITextView: TextInputView, TextInputLifeCycleClient {
  /// The font that estimates of positions use: ``font``, or the system font at 12 points.
  public var _estimatedFont: UIFont { font ?? .systemFont(ofSize: 12) }
  /// Always 0: only search fields have tokens.
  public var _tokenCount: Int { 0 }
  package var acceptsInput: Bool { isEditable }

  package var plainText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

/// Calls the delegate and notifies observers.
extension UITextView {
  package func delegateAllows(_ question: TextInputQuestion) -> Bool {
    guard let delegate = ownDelegate else { return true }
    return switch question {
    case .shouldBegin: delegate.textViewShouldBeginEditing(self)
    case .shouldChange(let ranges, let text):
      delegate.textView(self, shouldChangeTextInRanges: ranges, replacementText: text)
    case .shouldEnd: delegate.textViewShouldEndEditing(self)
    }
  }

  package func report(_ event: TextInputEvent) {
    switch event {
    case .didBegin:
      ownDelegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    case .didChangeSelection:
      ownDelegate?.textViewDidChangeSelection(self)
    case .didChangeText:
      ownDelegate?.textViewDidChange(self)
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    case .didEnd:
      ownDelegate?.textViewDidEndEditing(self)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    case .willPresentEditMenu(let animator): ownDelegate?.textView(self, willPresentEditMenuWith: animator)
    case .willDismissEditMenu(let animator): ownDelegate?.textView(self, willDismissEditMenuWith: animator)
    case .didReceive(let suggestion): ownDelegate?.textView(self, insertInputSuggestion: suggestion)
    }
  }
}
