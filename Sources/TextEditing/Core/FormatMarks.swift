/// What a live format says about the text in the field. Kept with every undo step, since it can't always be told from
/// the text: `11` may show a typed 1 behind a literal one, or two typed ones.
package struct FormatMarks: Equatable, Sendable {
  /// Which units a person typed.
  package var significance = Significance()
  /// Where the caret may be, `nil` for everywhere.
  package var fence: ClosedRange<Int>?

  package init() {}
}
