/// What a command did, for the client to act on: redraw, tell a delegate, write a binding, fill the clipboard.
public enum EditEffect: Equatable, Sendable {
  case textChanged
  case selectionChanged
  case markedChanged
  /// Text for the clipboard.
  case copy(String)
  /// The command, or the part of it that did not fit, was not carried out.
  case refused(EditRefusal)
}

extension EditEffect {
  private static let none: [EditEffect] = []
  private static let text: [EditEffect] = [.textChanged]
  private static let selection: [EditEffect] = [.selectionChanged]
  private static let both: [EditEffect] = [.textChanged, .selectionChanged]

  /// What most commands do. These lists are made once: making one takes as long as a small edit.
  static func changes(text: Bool, selection: Bool) -> [EditEffect] {
    text ? (selection ? both : Self.text) : (selection ? Self.selection : none)
  }
}

/// Why a command was not carried out.
public enum EditRefusal: Equatable, Hashable, Sendable {
  /// The length limit is reached; what fitted was inserted.
  case limit
  /// The live format takes no such text.
  case format
  /// Secure text is neither copied, cut nor undone.
  case secure
  /// A line break was typed into a single-line field.
  case newline
  case nothingToUndo
  case nothingToRedo
  /// Cut or copy without a selection.
  case nothingSelected
  /// Nothing lies in that direction.
  case atEdge
}

/// What a text-changing command would replace, before any live format: the question put to
/// `textField(_:shouldChangeCharactersIn:replacementString:)`.
public struct EditReplacement: Equatable, Sendable {
  /// UTF-16 offsets into the current text.
  public var range: Range<Int>
  public var replacement: String

  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// Where the caret goes when a program writes the text.
public enum CaretPolicy: Equatable, Sendable {
  /// To the end, as `UITextField.text` has it. The undo history is dropped: it belongs to the text before.
  case end
  /// The caret keeps its place before the suffix common to both texts: for a setter that transforms what was typed.
  /// The write becomes part of the edit it follows, so undo steps over both.
  case keepSuffix
  /// As ``keepSuffix``, with the selection given.
  case exact(EditSelection)
}
