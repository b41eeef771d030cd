import Foundation

/// The places of a text's glyphs in its container, by ``EstimatedLines``. Glyphs are UTF-16 units.
struct EstimatedTextLayout {
  private let text: NSAttributedString
  private let padding: CGFloat
  /// The width of the container in points; that of the longest line where lines are not broken.
  private let width: CGFloat
  let lines: [EstimatedLines.Line]

  /// Lays out a text in a container: in its width, or in that of its text view where it has none.
  init(of text: NSAttributedString, in container: NSTextContainer) {
    let (padding, limit) = (container.lineFragmentPadding, container.limit)
    let layout = EstimatedLines(of: text, limit: limit.map { max($0 - 2 * padding, 1) } ?? 0)
    self.text = text
    self.padding = padding
    lines = layout.lines
    width = limit ?? layout.size.width + 2 * padding
  }

  /// The line that a glyph is in; the last one for one at the end of the text, nil where there is none.
  func line(at glyph: Int) -> EstimatedLines.Line? {
    lines.last { $0.range.location <= glyph && ($0.range.length > 0 || glyph == $0.range.location) } ?? lines.first
  }

  /// The rectangle of a line, as wide as the container.
  func rect(of line: EstimatedLines.Line) -> CGRect {
    CGRect(x: 0, y: line.top, width: width, height: line.height)
  }

  /// The rectangle of a line's text.
  func usedRect(of line: EstimatedLines.Line) -> CGRect {
    CGRect(x: 0, y: line.top, width: line.width + 2 * padding, height: line.height)
  }

  /// The start of a glyph, from that of its line.
  func offset(of glyph: Int, in line: EstimatedLines.Line) -> CGFloat {
    let length = min(max(glyph - line.range.location, 0), line.range.length)
    return padding + advances(in: NSRange(location: line.range.location, length: length)).reduce(0) { $0 + $1.width }
  }

  /// The rectangles of the parts of a range in its lines.
  func rects(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      let lower = max(range.location, line.range.location)
      let upper = min(range.location + range.length, line.range.location + line.range.length)
      guard lower < upper || range.length == 0 && lower == upper && line.range.length > 0 else { return nil }
      let (start, end) = (offset(of: lower, in: line), offset(of: upper, in: line))
      return CGRect(x: start, y: line.top, width: end - start, height: line.height)
    }
  }

  /// The glyph nearest to a point, and which part of it is before the point, from 0 to 1; nil for a text without glyphs.
  func glyph(at point: CGPoint) -> (index: Int, fraction: CGFloat)? {
    let shown = lines.filter { $0.range.length > 0 }
    guard let line = shown.last(where: { $0.top <= point.y }) ?? shown.first else { return nil }
    var index = line.range.location
    var x = padding
    let advances = advances(in: line.range)
    for advance in advances {
      if point.x < x + advance.width {
        return (index, advance.width > 0 ? max((point.x - x) / advance.width, 0) : 0)
      }
      x += advance.width
      if index + advance.length < line.range.location + line.range.length { index += advance.length }
    }
    // Behind the line, and below the last one.
    let isFeed = advances.last?.width == 0
    return (index, isFeed ? 0 : 1)
  }

  /// The glyphs whose rectangles meet another one.
  func glyphs(meeting rect: CGRect) -> NSRange {
    let met = lines.filter { $0.range.length > 0 && $0.top < rect.maxY && $0.top + $0.height > rect.minY }
    guard let first = met.first, let last = met.last else { return NSRange(location: 0, length: 0) }
    return NSRange(
      location: first.range.location, length: last.range.location + last.range.length - first.range.location)
  }

  /// The distance of the baseline from the top of a glyph's line, in points.
  func baseline(at glyph: Int) -> CGFloat {
    guard text.length > 0 else { return EstimatedLines.font(nil).ascender }
    return EstimatedLines.font(text.attribute(.font, at: min(max(glyph, 0), text.length - 1), effectiveRange: nil))
      .ascender
  }

  /// The lengths and widths of the letters in a range.
  private func advances(in range: NSRange) -> [(length: Int, width: CGFloat)] {
    var advances: [(length: Int, width: CGFloat)] = []
    guard range.length > 0 else { return [] }
    text.enumerateAttribute(.font, in: range) { value, part, _ in
      let font = EstimatedLines.font(value)
      for character in (text.string as NSString).substring(with: part) {
        advances.append((character.utf16.count, EstimatedLines.advance(of: character, font)))
      }
    }
    return advances
  }
}

extension NSTextContainer {
  /// The width that lines are broken at, in points; nil for none. Without a width of its own, and where it follows its text
  /// view, the container has that of the view.
  var limit: CGFloat? {
    let own = size.width > 0 && size.width < 1e6 ? size.width : nil
    if let own, !widthTracksTextView { return own }
    guard MainThread.isCurrent else { return own }
    let view = view
    let width = MainActor.assumeIsolated { view.map { $0.bounds.inset(by: $0.textContainerInset).width } ?? 0 }
    return width > 0 ? width : own
  }
}
