/// The lines of a text in a width, estimated from the sizes of its fonts.
package enum TextLines {
  /// One line: its text in UTF-16 units, its top and its width in points.
  package struct Line {
    package let range: NSRange
    package let top: CGFloat
    package let width: CGFloat
  }

  /// At most `count` lines, or with nil all of them.
  package static func lines(of text: NSAttributedString, width: CGFloat, count: Int?) -> [Line] {
    let lines = EstimatedLines(of: text, limit: width).lines.map { Line(range: $0.range, top: $0.top, width: $0.width) }
    return count.map { Array(lines.prefix(max($0, 0))) } ?? lines
  }
}
