import TextControls

/// The delegate of a text view. AppKit's methods are optional; here each has a default implementation with the effect
/// of a missing method.
@MainActor @preconcurrency public protocol NSTextViewDelegate: NSTextDelegate {
  /// Whether a text may replace a range of UTF-16 units. Called before each change by the user.
  func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?)
    -> Bool
  /// Whether texts may replace ranges, `NSValue`s of `NSRange`s: here it is always one. The default asks
  /// ``textView(_:shouldChangeTextIn:replacementString:)``, which is not called by itself where this is implemented.
  func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue], replacementStrings: [String]?
  ) -> Bool
  /// The selection that is made where the user or the program selects another range.
  func textView(
    _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
    toCharacterRange newSelectedCharRange: NSRange
  ) -> NSRange
  /// The completions of a typed word, and the index of the one to write. `words` are those of the spelling.
  func textView(
    _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>?
  ) -> [String]
  /// The undo of the text view; nil for that of the window.
  func undoManager(for view: NSTextView) -> UndoManager?
  /// Called after the selection changed. The object is the text view.
  func textViewDidChangeSelection(_ notification: Notification)
  /// Called for a command of the keyboard, such as `insertNewline(_:)`. True uses the key up.
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

extension NSTextViewDelegate {
  /// Default implementation: true.
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool { true }
  /// Default implementation: asks about the range.
  public func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue], replacementStrings: [String]?
  ) -> Bool {
    guard let range = affectedRanges.first?.rangeValue else { return true }
    return self.textView(textView, shouldChangeTextIn: range, replacementString: replacementStrings?.first)
  }
  /// Default implementation: the new selection.
  public func textView(
    _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
    toCharacterRange newSelectedCharRange: NSRange
  ) -> NSRange { newSelectedCharRange }
  /// Default implementation: those of the spelling.
  public func textView(
    _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>?
  ) -> [String] { words }
  /// Default implementation: nil.
  public func undoManager(for view: NSTextView) -> UndoManager? { nil }
  /// Default implementation: does nothing.
  public func textViewDidChangeSelection(_ notification: Notification) {}
  /// Default implementation: false.
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
}
