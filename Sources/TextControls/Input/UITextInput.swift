/// An object that takes text from a keyboard.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Replaces the selection with `text`, without asking a delegate.
  func insertText(_ text: String)
  /// Deletes the selection or the character before the caret, without asking a delegate.
  func deleteBackward()
}

/// Notified of changes that the program makes to a text input, so that an input method can follow them.
@MainActor @preconcurrency public protocol UITextInputDelegate: NSObjectProtocol {
  /// Never called here: observe the selection with the field's delegate.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Never called here: observe the selection with the field's delegate.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the program sets the text.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the program set the text.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// The interface that an input method uses: positions, ranges, and the text being composed.
///
/// Offsets are UTF-16 units. A position of another input is not valid here: methods return nil or an empty value for it
/// and never trap.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {
  /// The text in a range; nil for a range that is not valid.
  func text(in range: UITextRange) -> String?
  /// Replaces a range with `text`, without asking a delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection; an empty range is the caret. Nil when there is none.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the text that an input method has not committed yet; nil when there is none.
  var markedTextRange: UITextRange? { get }
  /// The attributes that marked text is to be drawn in; nil for those of the front end.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or without any the selection, with text that is being composed. `selectedRange` is in
  /// UTF-16 units from the start of `markedText`.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Commits the marked text as it is.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position `offset` UTF-16 units away; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position `offset` units away in a direction of layout; nil beyond the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The UTF-16 units from one position to another, negative for one that comes before.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Notified of changes that the program makes. Nil where no input method follows them.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds the boundaries of characters, words, sentences and lines in the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// The outermost position of a range in a direction of layout.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// The range from a position to the end of the text in a direction of layout.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// The direction of writing at a position.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the direction of writing of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle, in points, of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle, in points, of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles, in points, of a selected range, one for each line or part of one.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position in a range nearest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point in the view's coordinates; nil where there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Whether user input may replace a range with `text`. A keyboard asks before it inserts, which is how a delegate is
  /// asked; code of the program that inserts does not ask.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
}

extension UITextInput {
  /// Default implementation: true.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

/// Finds the boundaries of characters, words, sentences and lines. A direction decides which unit is meant at a
/// boundary.
@MainActor @preconcurrency public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Whether a unit ends at the position in the given direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Whether the position is inside a unit, or at the edge of one that continues in the given direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next boundary of a unit in the given direction; nil when there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// The unit at the position; at an edge, the one in the given direction. Nil when there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
}
