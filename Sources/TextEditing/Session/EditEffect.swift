/// An effect of a command, for the client to act on: redraw, notify a delegate, write a binding, fill the clipboard.
public enum EditEffect: Equatable, Sendable {
  case textChanged
  case selectionChanged
  case markedChanged
  /// Text for the clipboard.
  case copy(String)
  /// The command, or the part of it that did not fit, was not performed.
  case refused(EditRefusal)
}

extension EditEffect {
  private static let none: [EditEffect] = []
  private static let text: [EditEffect] = [.textChanged]
  private static let selection: [EditEffect] = [.selectionChanged]
  private static let both: [EditEffect] = [.textChanged, .selectionChanged]

  /// The effects of most commands. These arrays are created once: creating one takes as long as a small edit.
  static func changes(text: Bool, selection: Bool) -> [EditEffect] {
    text ? (selection ? both : Self.text) : (selection ? Self.selection : none)
  }
}

/// The reason why a command was not performed.
public enum EditRefusal: Equatable, Hashable, Sendable {
  /// The length limit is reached; what fitted was inserted.
  case limit
  /// The live format does not accept the text.
  case format
  /// Secure text is neither copied, cut nor undone.
  case secure
  /// A line break was typed into a single-line field.
  case newline
  case nothingToUndo
  case nothingToRedo
  /// Cut or copy without a selection.
  case nothingSelected
  /// There is no text in that direction.
  case atEdge
}

/// The replacement that a command would make, before any live format: the arguments of
/// `textField(_:shouldChangeCharactersIn:replacementString:)`.
public struct EditReplacement: Equatable, Sendable {
  /// The range to replace, in UTF-16 units of the current text.
  public var range: Range<Int>
  /// The text to insert; empty for a deletion.
  public var replacement: String

  /// Creates a replacement.
  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// The caret's position after a program wrote the text.
public enum CaretPolicy: Equatable, Sendable {
  /// At the end, as with `UITextField.text`. The undo history is dropped: it belongs to the earlier text.
  case end
  /// At the end, after the editing has ended and the typed text becomes that of its value. The write is a step of its own:
  /// undoing it brings back what was typed.
  case endOfEditing
  /// The given selection. The write becomes part of the edit before it, so that one undo reverts both.
  /// ``EditCommand/rewrite(_:)`` finds the selection itself.
  case exact(EditSelection)
}
