/// The state that a text field shows: its text, its selection and the part that an input method is composing.
///
/// Offsets are UTF-16 code units on grapheme cluster boundaries.
public struct EditingState: Sendable {
  /// The whole text. Of a secure field too.
  public var text: String
  /// The selection or the caret.
  public var selection: EditSelection
  /// The range that an input method has not committed yet; `nil` outside a composition.
  public var marked: Range<Int>?

  /// Creates a state, by default an empty text with the caret at its start. The offsets are not checked.
  public init(text: String = "", selection: EditSelection = EditSelection(caret: 0), marked: Range<Int>? = nil) {
    self.text = text
    self.selection = selection
    self.marked = marked
  }
}

extension EditingState: Equatable {
  /// Compares code units, not canonical equivalence: a composed and a decomposed é are the same to `String`, but a
  /// view whose offsets were counted over one would be wrong over the other.
  public static func == (a: EditingState, b: EditingState) -> Bool {
    a.selection == b.selection && a.marked == b.marked && a.text.hasSameUnits(as: b.text)
  }
}
