import CPangoCairo
import Foundation

/// A text that pango has laid out in lines for paper. It belongs to one thread.
final class PrintedText {
  /// The font of text that has none: 12 points.
  static let standardFont = UIFont.systemFont(ofSize: 12)

  struct Line {
    let paragraph: Paragraph
    let index: Int
    /// From the leading edge of the text and from the top of its first line, in points.
    let x, top, height, baseline: CGFloat
  }

  /// Owns pango's layout of a paragraph.
  final class Paragraph {
    let layout: OpaquePointer

    init(_ layout: OpaquePointer) { self.layout = layout }
    deinit { platen_paragraph_free(layout) }
  }

  private(set) var lines: [Line] = []

  /// Lays out text in lines of at most `width` points. Nil where pango is not installed.
  init?(_ text: NSAttributedString, width: CGFloat) {
    var top: CGFloat = 0
    let string = text.string as NSString
    var start = 0
    while start < string.length {
      var (end, contentsEnd) = (0, 0)
      string.getParagraphStart(nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: start, length: 0))
      let range = NSRange(location: start, length: contentsEnd - start)
      let style = text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
      guard add(text.attributedSubstring(from: range), style ?? .default, width, &top) else { return nil }
      start = end
    }
  }

  private func add(
    _ text: NSAttributedString, _ style: NSParagraphStyle, _ width: CGFloat, _ top: inout CGFloat
  ) -> Bool {
    var markup = PangoMarkup(text).text
    let margin = min(style.headIndent, style.firstLineHeadIndent)
    let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    let layout = markup.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters -> OpaquePointer? in
        guard let first = characters.baseAddress else { return nil }
        return platen_paragraph_create(
          first, characters.count, Double(max(1, end - margin)), Self.side(of: style.alignment),
          Double(style.firstLineHeadIndent - style.headIndent), Double(style.lineSpacing))
      }
    }
    guard let layout else { return false }
    let paragraph = Paragraph(layout)
    if !lines.isEmpty { top += style.paragraphSpacingBefore }
    for index in 0..<Int(platen_paragraph_line_count(layout)) {
      let line = platen_paragraph_line(layout, Int32(index))
      lines.append(
        Line(
          paragraph: paragraph, index: index, x: margin + line.x, top: top + line.y, height: line.height,
          baseline: top + line.baseline))
    }
    if let last = lines.last { top = last.top + last.height + style.paragraphSpacing }
    return true
  }

  private static func side(of alignment: NSTextAlignment) -> platen_alignment {
    switch alignment {
    case .left: platen_left
    case .center: platen_center
    case .right: platen_right
    case .justified: platen_justified
    default: platen_natural
    }
  }

  /// The lines of each page that is `height` points high. A line that is higher than a page is on one of its own.
  func pages(height: CGFloat) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var start = 0
    for (index, line) in lines.enumerated()
    where index > start && line.top + line.height - lines[start].top > height + 0.01 {
      pages.append(start..<index)
      start = index
    }
    if start < lines.count { pages.append(start..<lines.count) }
    return pages
  }

  /// Draws lines on the current page, the first of them at the top of a place.
  func draw(_ range: Range<Int>, at origin: CGPoint, in document: PDFDocument) {
    guard let first = range.first else { return }
    for line in lines[range] {
      document.draw(
        line, at: CGPoint(x: origin.x + line.x, y: origin.y + line.baseline - lines[first].top))
    }
  }
}
