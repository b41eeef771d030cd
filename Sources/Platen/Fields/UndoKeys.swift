import TextControls

extension CapturedKeys {
  private static let undo: [KeyChord] = [EventModifiers.control, .command].flatMap { modifiers in
    [KeyChord("z", modifiers), KeyChord("z", modifiers.union(.shift)), KeyChord("y", modifiers)]
  }

  /// Adds the keys that undo and redo where the program has steps of its own: a page undoes in the text by itself.
  @MainActor mutating func addUndo(of manager: UndoManager?) {
    if manager?.hasOwnSteps ?? false { chords.formUnion(Self.undo) }
  }
}

extension FocusResponder {
  /// Has the text, which has got the focus, shown again when the program begins or ends to have steps of its own.
  func followUndoKeys(of manager: UndoManager?, _ show: @escaping @MainActor () -> Void) {
    guard let manager else { return }
    manager.ownStepsDidChange = show
    if manager.hasOwnSteps { show() }
  }
}
