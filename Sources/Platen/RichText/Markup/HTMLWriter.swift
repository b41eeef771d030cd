/// Writes text with attributes as HTML for other programs' clipboards.
enum HTMLWriter {
  /// - Parameters:
  ///   - runs: the text as it is shown.
  ///   - font: that of text without one of its own.
  static func html(of runs: [TextRun], font: Font) -> String {
    let base = font.resolve(in: Font.Context())
    // Spaces are kept as they are, and no line break in the source is one of the text.
    return "<div style=\"white-space: pre-wrap\">" + runs.map { html(of: $0, base: base) }.joined() + "</div>"
  }

  private static func html(of run: TextRun, base: Font.Resolved) -> String {
    let lines = run.text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    var html = lines.map { HTMLReferences.escaped(String($0)) }.joined(separator: "<br>")
    func wrap(_ tag: String, _ attributes: String = "") { html = "<\(tag)\(attributes)>\(html)</\(tag)>" }
    let font = run.font?.resolve(in: Font.Context())
    if run.isCode || font?.isMonospaced == true { wrap("code") }
    if run.isStruckThrough { wrap("s") }
    if run.isUnderlined { wrap("u") }
    if run.isItalic || (font?.isItalic == true && !base.isItalic) { wrap("i") }
    if run.isBold || (font?.isBold == true && !base.isBold) { wrap("b") }
    var style: [String] = []
    if let size = font?.pointSize, size != base.pointSize {
      style.append("font-size: \((size / base.pointSize * 100).rounded() / 100)em")
    }
    if run.link == nil, let foreground = run.foreground, foreground != .system(.primary) {
      style.append("color: \(ColorShade(foreground).hexadecimal)")
    }
    if let background = run.background { style.append("background-color: \(ColorShade(background).hexadecimal)") }
    if !style.isEmpty { wrap("span", " style=\"\(style.joined(separator: "; "))\"") }
    if let link = run.link { wrap("a", " href=\"\(HTMLReferences.escaped(link.absoluteString))\"") }
    return html
  }
}
