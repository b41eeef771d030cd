import PlatenGraph

/// Text of the tree in Pango's markup language, which labels show and layouts measure.
struct TextMarkup {
  /// The markup of a paint: `#rrggbb`, and an opacity from 0 to 1. Nil leaves the label's own colour.
  var color: (Paint) -> (hexadecimal: String, opacity: Double)? = { _ in nil }

  func markup(_ text: TextContent) -> String {
    var markup = ""
    // No hyphen is inserted in a broken word.
    let outer = FontDescription(text.font).markup + foreground(text.foreground) + " insert_hyphens=\"false\""
    markup += "<span\(outer)\(spacing(of: text))>"
    for run in text.withGlyphs(isRich: true).runs { markup += self.markup(run) }
    markup += "</span>"
    return markup
  }

  /// Points in the units of Pango.
  private static func units(_ points: CGFloat) -> Int { Int((min(max(points, -1000), 1000) * 1024).rounded()) }

  /// Pango sets the height of a line, and has no property for the space between two.
  private func spacing(of text: TextContent) -> String {
    guard text.lineSpacing > 0 || text.lineHeight != nil else { return "" }
    let font = FontDescription(text.font)
    let size = font.percent.map { 16 * CGFloat($0) / 100 } ?? CGFloat(font.points ?? 11) * 96 / 72
    // A number without a point is a height in the units of Pango, from 1,024 of them on.
    if let height = text.lineHeight {
      return " line_height=\"\(max(Self.units(height.points(size: size) + text.lineSpacing), 1024))\""
    }
    let height = size * 1.36
    let thousandths = Int(((1 + min(text.lineSpacing, 1000) / max(height, 1)) * 1000).rounded())
    return " line_height=\"\(thousandths / 1000).\(String(thousandths % 1000 + 1000).dropFirst())\""
  }

  private func markup(_ run: TextRun) -> String {
    var attributes = ""
    if let font = run.font { attributes += FontDescription(font).markup }
    if let paint = run.foreground { attributes += foreground(paint) }
    if run.kerning != 0 { attributes += " letter_spacing=\"\(Self.units(run.kerning))\"" }
    if let language = run.language { attributes += " lang=\"\(Self.escaped(language.replacing("_", with: "-")))\"" }
    if run.baselineOffset != 0 { attributes += " rise=\"\(Self.units(run.baselineOffset))\"" }
    var text = Self.escaped(run.text)
    if !attributes.isEmpty { text = "<span\(attributes)>\(text)</span>" }
    if run.isCode { text = "<tt>\(text)</tt>" }
    if run.isBold { text = "<b>\(text)</b>" }
    if run.isItalic { text = "<i>\(text)</i>" }
    if run.isUnderlined { text = "<u>\(text)</u>" }
    if run.isStruckThrough { text = "<s>\(text)</s>" }
    if let link = run.link { text = "<a href=\"\(Self.escaped(link.absoluteString))\">\(text)</a>" }
    return text
  }

  /// The same without links, which only GtkLabel supports.
  func measurable(_ text: TextContent) -> String {
    var text = text
    for index in text.runs.indices { text.runs[index].link = nil }
    return markup(text)
  }

  private func foreground(_ paint: Paint) -> String {
    guard paint != .system(.primary), let color = color(paint) else { return "" }
    var text = " foreground=\"\(color.hexadecimal)\""
    if color.opacity < 1 { text += " fgalpha=\"\(max(1, Int(color.opacity * 65535)))\"" }
    return text
  }

  /// Escapes the characters of markup. Control characters that XML does not allow become U+FFFD, so that no text can
  /// make markup invalid.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t", "\r": escaped.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
