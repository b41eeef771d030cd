extension TextContent {
  /// The text up to the line break behind which its limit leaves no line, with an ellipsis there, and the runs that are
  /// left out; nil where nothing is left out for its line breaks, or not at the end.
  ///
  /// A page and a window cut a text by the lines of each paragraph, or by those that fit, and have no sign where a short
  /// line ends.
  package var cutAtLineBreak: (shown: TextContent, left: [TextRun])? {
    guard let lineLimit, lineLimit > 0, truncation == .tail else { return nil }
    var count = 0
    for (index, run) in runs.enumerated() where run.text.contains(where: Self.isLineBreak) {
      for place in run.text.indices where Self.isLineBreak(run.text[place]) {
        count += 1
        guard count == lineLimit else { continue }
        var (last, rest) = (run, run)
        last.text = run.text[..<place] + "…"
        rest.text = String(run.text[place...])
        let left = [rest] + runs[(index + 1)...]
        guard left.contains(where: { !$0.text.allSatisfy(Self.isLineBreak) }) else { return nil }
        var shown = self
        shown.runs = runs[..<index] + [last]
        return (shown, left)
      }
    }
    return nil
  }

  private static func isLineBreak(_ character: Character) -> Bool { character == "\n" || character == "\r\n" }
}
