extension UIResponder {
  /// Takes edits back: of a text field or a text view those of its text. Other responders ask the next one, and nil
  /// where there is none.
  public var undoManager: UndoManager? {
    if let input = self as? any TextInputView { return TextUndoManager(input) }
    return next?.undoManager
  }
}

/// The undo of a text input, whose steps are those of its editing session. What a program registers is a step of the
/// program's own, which is taken back before those of the text.
@MainActor private final class TextUndoManager: UndoManager {
  private weak var input: (any TextInputView)?

  init(_ input: any TextInputView) {
    self.input = input
    super.init()
  }

  override var canUndo: Bool { super.canUndo || input?.editingSession.canUndo ?? false }
  override var canRedo: Bool { super.canRedo || input?.editingSession.canRedo ?? false }
  override func undo() { super.canUndo ? super.undo() : input?.receive(.undo) }
  override func redo() { super.canRedo ? super.redo() : input?.receive(.redo) }
}
