import TextControls

/// A text input of UIKit that a view of AppKit edits with.
@MainActor protocol OwnedInput: UIView {
  /// What AppKit has as the window's first responder while this is it.
  var firstResponder: NSResponder? { get }
}

/// Whether an owner is deciding about the focus of its input, so that what it calls does not ask it again.
@MainActor private final class FocusQuestion {
  private(set) var isOpen = false

  /// Asks the owner, whose subclass may have overridden the method. While it is being asked, and without one, the input
  /// becomes first responder by itself.
  func ask(_ owner: NSView?, byItself: () -> Bool) -> Bool {
    guard let owner, !isOpen else { return answer(byItself) }
    return answer { owner.becomeFirstResponder() }
  }

  /// Runs `body` without asking the owner.
  func answer(_ body: () -> Bool) -> Bool {
    let wasOpen = isOpen
    isOpen = true
    defer { isOpen = wasOpen }
    return body()
  }
}

/// The input of a text field.
final class FieldEngine: UITextField, OwnedInput {
  weak var owner: NSTextField?
  private let question = FocusQuestion()

  var firstResponder: NSResponder? { owner?.currentEditor() ?? owner }

  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder && owner?.acceptsFirstResponder ?? true }

  @discardableResult override func becomeFirstResponder() -> Bool {
    question.ask(owner) { super.becomeFirstResponder() }
  }

  /// Becomes first responder without asking the owner.
  func takeFocus() -> Bool { question.answer { super.becomeFirstResponder() } }
}

/// The input of a text view.
final class EditorEngine: UITextView, OwnedInput {
  weak var owner: NSTextView?
  private let question = FocusQuestion()

  var firstResponder: NSResponder? { owner }

  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder && owner?.acceptsFirstResponder ?? true }

  @discardableResult override func becomeFirstResponder() -> Bool {
    question.ask(owner) { super.becomeFirstResponder() }
  }

  /// Becomes first responder without asking the owner.
  func takeFocus() -> Bool { question.answer { super.becomeFirstResponder() } }

  override func insertText(_ text: String) {
    guard let owner, !question.isOpen else { return super.insertText(text) }
    owner.insertText(text, replacementRange: NSRange(location: NSNotFound, length: 0))
  }

  /// Inserts what front ends have reported, after the owner's subclass has seen it.
  func insertReported(_ text: String) { super.insertText(text) }

  override func paste(_ sender: Any?) { if let owner { owner.paste(sender) } else { super.paste(sender) } }

  /// Pastes, after the owner's subclass has seen it.
  func pasteReported(_ sender: Any?) { super.paste(sender) }
}
