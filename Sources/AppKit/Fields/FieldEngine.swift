import TextControls
import TextEditing

/// A text input of UIKit that a view of AppKit edits with.
@MainActor protocol EditingEngine: TextInputView {
  /// What AppKit has as the window's first responder while this is it.
  var firstResponder: NSResponder? { get }
  /// Whether the owner is editing: it is not asked about that again.
  var ownerEdits: Bool { get set }
  /// The command of the last key, if the front end carries it out.
  var leftCommand: Selector? { get set }
}

extension EditingEngine {
  /// Edits for the owner: carries out what a front end has reported, or else edits as if the user did.
  func perform(_ command: EditCommand) {
    let outer = ownerEdits
    ownerEdits = true
    defer { ownerEdits = outer }
    switch (command, inputState.pending) {
    case (.insert(let text), _?): insertText(text)
    case (.delete(.backward, .grapheme), .delete(.backward, .grapheme)?),
      (.delete(.backward, .grapheme), .replace(_, "", _)?):
      deleteBackward()
    default: receive(command)
    }
  }

  /// Handles Backspace as front ends report it that have no keys, or have not reported the key.
  ///
  /// - Parameter isUsed: Whether the owner or its delegate has used a command.
  func reportBackspace(_ isUsed: (Selector) -> Bool) {
    let command = Selector("deleteBackward:")
    if leftCommand == command || !isUsed(command) { perform(.delete(.backward, .grapheme)) }
    leftCommand = nil
  }
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
final class FieldEngine: UITextField, EditingEngine {
  weak var owner: NSTextField?
  var ownerEdits = false
  var leftCommand: Selector?
  private let question = FocusQuestion()

  var firstResponder: NSResponder? { owner?.currentEditor() ?? owner }
  override var undoManager: UndoManager? { owner?.undoManager ?? super.undoManager }

  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder && owner?.acceptsFirstResponder ?? true }

  @discardableResult override func becomeFirstResponder() -> Bool {
    question.ask(owner) { super.becomeFirstResponder() }
  }

  /// Becomes first responder without asking the owner.
  func takeFocus() -> Bool { question.answer { super.becomeFirstResponder() } }

  override func deleteBackward() {
    guard let owner, !ownerEdits else { return super.deleteBackward() }
    reportBackspace(owner.performs)
  }
}

/// The input of a text view.
final class EditorEngine: UITextView, EditingEngine {
  weak var owner: NSTextView?
  var ownerEdits = false
  var leftCommand: Selector?
  private let question = FocusQuestion()

  var firstResponder: NSResponder? { owner }
  override var undoManager: UndoManager? { owner?.undoManager ?? super.undoManager }

  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder && owner?.acceptsFirstResponder ?? true }

  @discardableResult override func becomeFirstResponder() -> Bool {
    question.ask(owner) { super.becomeFirstResponder() }
  }

  /// Becomes first responder without asking the owner.
  func takeFocus() -> Bool { question.answer { super.becomeFirstResponder() } }

  override func insertText(_ text: String) {
    guard let owner, !ownerEdits else { return super.insertText(text) }
    owner.insertText(text, replacementRange: NSRange(location: NSNotFound, length: 0))
  }

  override func deleteBackward() {
    guard let owner, !ownerEdits else { return super.deleteBackward() }
    reportBackspace(owner.uses)
  }

  override func paste(_ sender: Any?) { if let owner { owner.paste(sender) } else { super.paste(sender) } }

  /// Pastes, after the owner's subclass has seen it.
  func pasteReported(_ sender: Any?) { super.paste(sender) }
}
