#if Web
/// A browser's report of a field: its text as a replacement in a text that both sides know, and its selection.
///
/// Offsets are UTF-16 offsets; in a secure field they count marks.
struct FieldEdit: Equatable, Sendable {
  /// The kind of input, if it changes the meaning.
  enum Kind: Equatable, Sendable {
    case typing
    case paste
    /// The number of presses of a key that deletes before or after the caret. They are counted, because a press at a
    /// character of a format deletes the next typed one.
    case backspaces(Int)
    case deletions(Int)

    /// Empty, `p`, or `b` or `d` with a number.
    init?(_ text: String) {
      switch text.first {
      case nil: self = .typing
      case "p" where text.utf8.count == 1: self = .paste
      case "b": self = .backspaces(Self.count(text.dropFirst()))
      case "d": self = .deletions(Self.count(text.dropFirst()))
      default: return nil
      }
    }

    private static func count(_ digits: Substring) -> Int { min(max(Int(digits) ?? 1, 1), 10_000) }
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
}

/// The answer to a browser's report of a field, or the update after the program changed it.
enum FieldAnswer: Equatable, Sendable {
  /// Text and selection are as reported.
  case acknowledged(sequence: Int)
  /// The text differs from that reported with `sequence` by a replacement. Attributes are included if they differ from
  /// those that the browser shows.
  case replaced(sequence: Int, version: Int, TextSplice, anchor: Int, head: Int, styledRuns: [StyledRun]? = nil)
  /// The program set another text; nil when only the selection changed.
  case set(sequence: Int, version: Int, text: String?, anchor: Int, head: Int, styledRuns: [StyledRun]? = nil)
  /// A secure field's number of marks.
  case marks(sequence: Int, version: Int, count: Int, anchor: Int, head: Int)
  /// The report could not be applied: the browser has to send the whole text.
  case unplaced
}
#endif
