import TextEditing

/// What a text field or a text view keeps beside its text and its life cycle.
@MainActor package final class TextInputState {
  /// The edit that a front end reported, while the overridable method for it runs; nil otherwise.
  package var pending: EditCommand?
  /// Handles the view's keys in its place; nil for the view's own methods. Held weakly.
  package weak var keyHandler: (any KeyStrokeHandler)?
  /// The attributes that the program has set for what is typed next, until the selection changes.
  var typingAttributes: [NSAttributedString.Key: Any]?
  /// The text with its attributes as an edit of several parts leaves it, while that is performed.
  var prepared: NSAttributedString?
  /// The attributes of texts that can be undone.
  var history = StyledHistory()
  /// The undo of the view, where its class has no other.
  private(set) lazy var undoManager = UndoManager()
  /// The view in the keyboard's place.
  var inputView: UIView?
  /// The view above the keyboard.
  var inputAccessoryView: UIView?
}

/// What a text input asks its delegate before it happens.
package enum TextInputQuestion {
  case shouldBegin
  /// Whether a text may replace ranges, `NSValue`s of `NSRange`s in UTF-16 units.
  case shouldChange([NSValue], String)
  case shouldEnd
}

/// What a text input reports after it happened: to its delegate, to the targets of a control's events, to observers.
package enum TextInputEvent {
  case didBegin, didChangeSelection, didChangeText, didEnd
  case willPresentEditMenu(any UIEditMenuInteractionAnimating)
  case willDismissEditMenu(any UIEditMenuInteractionAnimating)
  case didReceive(UIInputSuggestion)
}
