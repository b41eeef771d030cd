import TextEditing

/// A text whose edits are steps of an undo manager. The steps themselves stay in the text: the manager knows only their
/// order among its own.
@MainActor package protocol UndoableText: AnyObject {
  /// The numbers of steps that can be undone and redone.
  var undoDepth: Int { get }
  var redoDepth: Int { get }
  /// Makes what is typed next a step of its own.
  func breakUndoCoalescing()
  /// Drops the steps.
  func forgetUndo()
  /// Undoes or redoes a step as the user's command does.
  func performUndo(isRedo: Bool)
}

extension TextInputLifeCycle: UndoableText {
  package var undoDepth: Int { session.undoDepth }
  package var redoDepth: Int { session.redoDepth }
  /// Whether the user's commands have something to undo and to redo, here or in what else the undo manager has.
  package var canUndo: Bool { session.canUndo || undoManager?.canUndo ?? false }
  package var canRedo: Bool { session.canRedo || undoManager?.canRedo ?? false }

  package func performUndo(isRedo: Bool) {
    let command = isRedo ? EditCommand.redo : .undo
    if let carryOutUserCommand { carryOutUserCommand(command) } else { perform(command) }
  }

  /// Performs undo or redo: by the undo manager, which may have a later step of the program's. False for other
  /// commands, and within a step of the manager's.
  package func performByUndoManager(_ command: EditCommand) -> Bool {
    guard command == .undo || command == .redo, let undoManager, !undoManager.isCarryingOutText else { return false }
    undoManager.carryOutStep(isRedo: command == .redo, in: self)
    return true
  }
}

/// What has changed the steps of a text.
package enum UndoableTextCommand {
  case edit, undo, redo
  /// The program has written the text, or there was none before.
  case program

  init(_ command: EditCommand) {
    switch command {
    case .undo: self = .undo
    case .redo: self = .redo
    default: self = .edit
    }
  }
}
