/// The actions of edit menus and their keys, whose selectors ``UIResponder/canPerformAction(_:withSender:)`` is asked
/// about. On Apple's systems all of them are optional; here they do nothing where a class does not have them.
@MainActor @preconcurrency public protocol UIResponderStandardEditActions: NSObjectProtocol, Sendable {
  /// Copies the selection and deletes it.
  func cut(_ sender: Any?)
  /// Copies the selection.
  func copy(_ sender: Any?)
  /// Replaces the selection with the contents of the clipboard.
  func paste(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Selects the word at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Pastes in the style of the text around.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Makes the selection bold, or no longer.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or no longer.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or no longer.
  func toggleUnderline(_ sender: Any?)
  /// Has the paragraphs of the selection written from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Has the paragraphs of the selection written from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes the font of the selection larger.
  func increaseSize(_ sender: Any?)
  /// Makes the font of the selection smaller.
  func decreaseSize(_ sender: Any?)
  /// Opens the search.
  func find(_ sender: Any?)
  /// Opens the search with a field for the replacement.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next place that was found.
  func findNext(_ sender: Any?)
  /// Goes to the previous place that was found.
  func findPrevious(_ sender: Any?)
  /// Searches for the selection.
  func useSelectionForFind(_ sender: Any?)
  /// Pastes an address and goes to it.
  func pasteAndGo(_ sender: Any?)
  /// Pastes a text and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Prints the contents.
  func printContent(_ sender: Any?)
  /// Renames what is shown.
  func rename(_ sender: Any?)
  /// Duplicates the selection.
  func duplicate(_ sender: Any?)
  /// Moves the selection to another place.
  func move(_ sender: Any?)
  /// Exports the selection.
  func export(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  /// Does nothing.
  public func pasteAndMatchStyle(_ sender: Any?) {}
  /// Does nothing.
  public func toggleBoldface(_ sender: Any?) {}
  /// Does nothing.
  public func toggleItalics(_ sender: Any?) {}
  /// Does nothing.
  public func toggleUnderline(_ sender: Any?) {}
  /// Does nothing.
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Does nothing.
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Does nothing.
  public func increaseSize(_ sender: Any?) {}
  /// Does nothing.
  public func decreaseSize(_ sender: Any?) {}
  /// Does nothing.
  public func find(_ sender: Any?) {}
  /// Does nothing.
  public func findAndReplace(_ sender: Any?) {}
  /// Does nothing.
  public func findNext(_ sender: Any?) {}
  /// Does nothing.
  public func findPrevious(_ sender: Any?) {}
  /// Does nothing.
  public func useSelectionForFind(_ sender: Any?) {}
  /// Does nothing.
  public func pasteAndGo(_ sender: Any?) {}
  /// Does nothing.
  public func pasteAndSearch(_ sender: Any?) {}
  /// Does nothing.
  public func printContent(_ sender: Any?) {}
  /// Does nothing.
  public func rename(_ sender: Any?) {}
  /// Does nothing.
  public func duplicate(_ sender: Any?) {}
  /// Does nothing.
  public func move(_ sender: Any?) {}
  /// Does nothing.
  public func export(_ sender: Any?) {}
}

extension UIResponder: UIResponderStandardEditActions {}
