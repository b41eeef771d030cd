#if Web
import PlatenGraph
import TextEditing

/// A browser's report of a field: its text as a replacement in a text that both sides know, and its selection.
///
/// Offsets are UTF-16 offsets; in a secure field they count marks.
struct FieldEdit: Equatable, Sendable {
  /// The kind of input, if it changes the meaning.
  enum Kind: Equatable, Sendable {
    case typing
    case paste
    /// A key that deletes before or after the caret: at a character of a format it deletes the next typed one.
    case backspace
    case deletion

    /// Empty, `p`, `b` or `d`.
    init?(_ text: String) {
      switch text {
      case "": self = .typing
      case "p": self = .paste
      case "b": self = .backspace
      case "d": self = .deletion
      default: return nil
      }
    }
  }

  var sequence: Int
  /// The version whose text the replacement is in; 0 for the text last reported.
  var base: Int
  var start: Int
  var end: Int
  var text: String
  /// The length of the whole text after the edit, so that a disagreement is detected.
  var length: Int
  var anchor: Int
  var head: Int
  var kind: Kind
  /// The range that an input method is composing, in the new text.
  var marked: Range<Int>?
  /// The commands that gave the edit in the page's own session of the field; empty if it was edited without one.
  var commands: [EditCommand] = []
}

extension FieldEdit {
  /// What keys or a paste have done at the selection, as commands without a place; nil for another edit, as of a text that
  /// is being composed.
  var typed: [EditCommand]? {
    guard marked == nil else { return nil }
    guard commands.isEmpty else { return typedCommands }
    switch kind {
    case .backspace where text.isEmpty: return [.delete(.backward, .grapheme)]
    case .deletion where text.isEmpty: return [.delete(.forward, .grapheme)]
    default:
      guard !text.isEmpty, start == end else { return nil }
      return [kind == .paste ? .paste(text) : .insert(text)]
    }
  }

  private var typedCommands: [EditCommand]? {
    var typed: [EditCommand] = []
    for command in commands {
      switch command {
      case .select, .selectAll: break
      case .insert, .paste, .delete: typed.append(command)
      default: return nil
      }
    }
    return typed.isEmpty ? nil : typed
  }

  /// The selection in which the page's own session has typed; nil where it has made no edit. A new session of a page
  /// selects all before that, which ends the step of undoing.
  var selectionBefore: EditSelection? {
    let first = commands.first == .selectAll ? commands.dropFirst().first : commands.first
    if case .select(let selection)? = first { return selection }
    return nil
  }
}

/// The answer to a browser's report of a field, or the update after the program changed it.
enum FieldAnswer: Equatable, Sendable {
  /// Text and selection are as reported.
  case acknowledged(sequence: Int)
  /// The text differs from that reported with `sequence` by a replacement. It is rewritten where the program has made
  /// it of the reported one, whose steps of undoing are the page's. Attributes are included if they differ from those
  /// that the browser shows.
  case replaced(
    sequence: Int, version: Int, TextSplice, anchor: Int, head: Int, isRewritten: Bool = false,
    styledRuns: [StyledRun]? = nil)
  /// The program set another text; nil when only the selection changed.
  case set(sequence: Int, version: Int, text: String?, anchor: Int, head: Int, styledRuns: [StyledRun]? = nil)
  /// A secure field's number of marks.
  case marks(sequence: Int, version: Int, count: Int, anchor: Int, head: Int)
  /// The report could not be applied: the browser has to send the whole text.
  case unplaced
}
#endif
