/// The extent of a movement or a deletion.
public enum EditGranularity: Equatable, Hashable, Sendable {
  /// A user-perceived character (extended grapheme cluster, Unicode Annex 29).
  case grapheme
  /// A word (Unicode Annex 29). In a secure field the whole text counts as one word, so that movements reveal nothing.
  case word
  /// A logical line. Front ends that wrap lines move over visual lines with ``EditCommand/select(_:)``.
  case line
  /// The whole text.
  case document
}

/// The direction of a movement or a deletion.
public enum EditDirection: Equatable, Hashable, Sendable {
  /// Towards the start, in logical order.
  case backward
  /// Towards the end, in logical order.
  case forward
  /// To the line above; deletes as `backward` does.
  case up
  /// To the line below; deletes as `forward` does.
  case down
  /// Left, as ``EditingOptions/movement`` defines it; deletes as `backward` does.
  case left
  /// Right, as ``EditingOptions/movement`` defines it; deletes as `forward` does.
  case right
}

/// A change of a text field by the user or the program, as a value.
///
/// Front ends translate keys, input methods, menus and the reports of native widgets and browsers into commands.
/// Offsets are UTF-16 units; those out of range are clamped, those inside a grapheme cluster are rounded, and none
/// traps.
public enum EditCommand: Equatable, Sendable {
  /// Typing: replaces the selection, or the marked text of a composition.
  case insert(String)
  /// Pastes or fills in text, as one undo step. A single-line field leaves out the line breaks at its ends and
  /// replaces others, and tabs, with spaces.
  case paste(String)
  /// Adopts an edit that a browser or a native widget has made and reports: `range` became `with`. `selection` is the
  /// reporter's selection after the edit; `nil` puts the caret after the replacement. A live format that changes the
  /// reported text places the caret itself.
  case replace(Range<Int>, with: String, selection: EditSelection?)
  /// Deletes the selection, or from the caret.
  case delete(EditDirection, EditGranularity)
  /// Moves the caret, or with `extending` the head of the selection.
  case move(EditDirection, EditGranularity, extending: Bool)
  case select(EditSelection)
  case selectAll
  /// Replaces the marked text, or the selection, with text that an input method is composing. `selected` counts from
  /// the start of the marked text. Empty text ends the composition.
  case mark(String, selected: Range<Int>)
  /// Commits the marked text.
  case unmark
  /// The program has rewritten the text, as a binding does that formats what was typed. No limit and no newline rule;
  /// a live format formats the text. The ends of the selection stay where they were by ``EditAlignment``, a composition
  /// ends, and undo takes the rewriting back together with the edit before it. The same text changes nothing.
  case rewrite(String)
  case undo
  case redo
  case cut
  case copy
}

extension EditCommand {
  /// The text that the command puts into the field; `nil` for one that has none.
  package var text: String? {
    switch self {
    case .insert(let text), .paste(let text), .replace(_, let text, _), .mark(let text, _), .rewrite(let text): text
    default: nil
    }
  }
}
