extension TextContent {
  /// The text up to the line break behind which its limit leaves no line, with an ellipsis there, and the runs that are
  /// left out; nil where nothing is left out for its line breaks. A text that is not truncated at its end goes on in its
  /// last line, with spaces for the breaks, and is truncated there.
  ///
  /// A page and a window cut a text by the lines of each paragraph, or by those that fit, and have no sign where a short
  /// line ends.
  package var cutAtLineBreak: (shown: TextContent, left: [TextRun])? {
    guard let lineLimit, lineLimit > 0 else { return nil }
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
        guard truncation == .tail else {
          last.text = run.text[..<place] + Self.joined(rest.text)
          shown.runs = runs[..<index] + [last] + runs[(index + 1)...].map(Self.joined)
          return (shown, [])
        }
        shown.runs = runs[..<index] + [last]
        return (shown, left)
      }
    }
    return nil
  }

  private static func joined(_ run: TextRun) -> TextRun {
    var run = run
    run.text = joined(run.text)
    return run
  }

  private static func joined(_ text: String) -> String { String(text.map { isLineBreak($0) ? " " : $0 }) }

  private static func isLineBreak(_ character: Character) -> Bool { character == "\n" || character == "\r\n" }
}
