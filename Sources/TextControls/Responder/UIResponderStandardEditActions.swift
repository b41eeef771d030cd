/// The actions of edit menus and their keys, whose selectors ``UIResponder/canPerformAction(_:withSender:)`` is asked
/// about. UIKit's other actions of this protocol are missing.
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
}

extension UIResponder: UIResponderStandardEditActions {}
