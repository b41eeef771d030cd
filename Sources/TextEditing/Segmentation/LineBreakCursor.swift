/// The breaks of a text for a reader that passes through it from the start.
package struct LineBreakCursor {
  private let opportunities: [Int]
  private var next = 0

  /// Finds the breaks of a text.
  package init(of text: some Sequence<Unicode.Scalar>) { opportunities = LineBreaks(of: text).opportunities }

  /// Whether the text may be broken before a UTF-16 offset, which is not before that of the last call.
  package mutating func allowsBreak(at offset: Int) -> Bool {
    while next < opportunities.count, opportunities[next] < offset { next += 1 }
    return next < opportunities.count && opportunities[next] == offset
  }
}
