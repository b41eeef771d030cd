/// What a text field shows: its text, its selection and the part an input method is composing.
///
/// Offsets count UTF-16 code units and lie on grapheme cluster boundaries.
public struct EditingState: Sendable {
  public var text: String
  public var selection: EditSelection
  /// The text an input method has not committed yet, `nil` outside a composition.
  public var marked: Range<Int>?

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
