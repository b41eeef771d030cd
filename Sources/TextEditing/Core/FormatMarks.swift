/// The data of a live format about the text in the field. It is kept with every undo step, because it can't always be
/// derived from the text: `11` may be a typed 1 after a literal one, or two typed ones.
package struct FormatMarks: Equatable, Sendable {
  /// The units that the user typed.
  package var significance = Significance()
  /// The range of positions for the caret; `nil` for all.
  package var fence: ClosedRange<Int>?
  /// What the format remembers of the typing that is not in the text. It lasts as long as the typing continues where it
  /// stopped.
  package var memory: UInt8 = 0

  package init() {}
}
