/// The side of a position that the caret is drawn at, where a line wraps.
extension UITextInput {
  /// The side of a position that the caret is drawn at, where a line wraps.
  public typealias SelectionAffinity = UITextStorageDirection
}

/// UIKit's optional requirements of UITextInput, implemented for every input.
extension UITextInput {
  /// The view that draws the text, in whose coordinates rectangles are.
  public var textInputView: UIView? { self as? UIView }

  /// Always `.forward`: at a wrapped line the caret is drawn at the start of the next one.
  public var selectionAffinity: UITextStorageDirection { .forward }

  /// The position `offset` UTF-16 units into a range; nil beyond its end.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    guard offset >= 0, let position = position(from: range.start, offset: offset),
      compare(position, to: range.end) != .orderedDescending
    else { return nil }
    return position
  }

  /// How many UTF-16 units into a range a position is.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// The attributes of the text beside a position.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { markedTextStyle }

  /// Sets marked text with attributes that the input method chose. The attributes are ignored.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
}
