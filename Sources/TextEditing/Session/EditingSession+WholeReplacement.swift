/// When an edit replaces the whole text, wherever the caret is.
public enum WholeReplacement: Equatable, Hashable, Sendable {
  case never
  /// When text is inserted, as `clearsOnInsertion` has it.
  case atInsertion
  /// At an insertion or a deletion, as in a secure field that is entered again.
  case atAnyEdit
}

extension EditingSession {
  /// Performs an edit on the whole text; `nil` where the command is none, or does not replace the whole.
  mutating func replaceAll(by command: EditCommand) -> [EditEffect]? {
    guard let edit = proposal(for: command) else { return nil }
    if replacesAll == .atInsertion, edit.replacement.isEmpty { return nil }
    let whole: EditCommand
    switch command {
    case .undo, .redo, .cut, .rewrite: return nil
    case .mark, .paste: whole = command
    default: whole = edit.replacement.isEmpty ? .delete(.backward, .grapheme) : .insert(edit.replacement)
    }
    replacesAll = .never
    let old = selection
    _ = carryOut(.selectAll)
    let effects = carryOut(whole).filter { $0 != .selectionChanged }
    return selection == old ? effects : effects + [.selectionChanged]
  }
}
