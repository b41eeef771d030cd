/// Reads text with attributes from the HTML that other programs put on the clipboard. What attributes can't express is
/// left out: pictures, scripts, lines of tables, links to anything but pages, mail addresses and phone numbers.
struct HTMLReader {
  private let font: Font
  private var result = AttributedString()
  private var styles: [(tag: String, style: HTMLStyle)] = []
  /// Lines to begin before the next text.
  private var pendingBreaks = 0
  /// A space that is due before more text in the line, with the attributes of where it stood.
  private var pendingSpace: AttributeContainer?
  private var isAtLineStart = true
  private var lists: [Int?] = []

  /// More than this within one another counts as this much.
  private static let deepest = 256

  /// - Parameter font: that of text without one of its own.
  static func attributedString(_ html: String, font: Font) -> AttributedString {
    var reader = HTMLReader(font: font)
    for token in HTMLTokens(html) { reader.read(token) }
    return reader.result
  }

  private init(font: Font) { self.font = font }

  private var style: HTMLStyle { styles.last?.style ?? HTMLStyle() }

  private mutating func read(_ token: HTMLToken) {
    switch token {
    case .text(let text): append(text)
    case .start(let tag, let attributes): start(tag, attributes)
    case .end(let tag): end(tag)
    }
  }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "dd", "div", "dl", "dt", "figure", "footer", "form", "h1", "h2", "h3",
    "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]
  private static let empty: Set<String> = ["br", "hr", "img", "input", "meta", "link", "wbr", "col", "source", "embed"]

  private mutating func start(_ tag: String, _ attributes: [String: String]) {
    switch tag {
    case "br": lineBreak()
    case "td", "th": if !isAtLineStart, pendingBreaks == 0 { insert("\t") }
    case "ul": lists.append(nil)
    case "ol": lists.append(Int(attributes["start"] ?? "") ?? 1)
    default: break
    }
    if Self.blocks.contains(tag) { beginLine() }
    guard !Self.empty.contains(tag), styles.count < Self.deepest else { return }
    var style = style
    style.enter(tag, attributes)
    styles.append((tag, style))
    if tag == "li", !style.isHidden { bullet() }
  }

  private mutating func end(_ tag: String) {
    if let index = styles.lastIndex(where: { $0.tag == tag }) { styles.removeSubrange(index...) }
    if tag == "ul" || tag == "ol" { _ = lists.popLast() }
    if Self.blocks.contains(tag) { beginLine() }
  }

  private mutating func bullet() {
    guard let last = lists.indices.last, let number = lists[last] else { return insert("• ") }
    lists[last] = number < Int.max ? number + 1 : number
    insert("\(number). ")
  }

  /// A block begins on a line of its own. Before the first there is nothing to end.
  private mutating func beginLine() {
    pendingSpace = nil
    if !isAtLineStart { pendingBreaks = max(pendingBreaks, 1) }
  }

  private mutating func lineBreak() {
    guard !style.isHidden else { return }
    pendingSpace = nil
    flushBreaks()
    pendingBreaks = 1
    isAtLineStart = false
  }

  private mutating func flushBreaks() {
    guard pendingBreaks > 0 else { return }
    result.append(AttributedString(String(repeating: "\n", count: pendingBreaks)))
    pendingBreaks = 0
    isAtLineStart = true
  }

  private mutating func append(_ text: String) {
    guard !style.isHidden else { return }
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    if style.keepsSpace { return insert(lines.replacing("\u{A0}", with: " ")) }
    // White space that markup is laid out with is one space, and none at a line's ends (CSS Text 3, 4.1.1).
    let attributes = style.attributes(font: font)
    var words = ""
    for character in lines {
      if " \n\t\u{C}".contains(character) {
        if !words.isEmpty { append(&words) }
        if !isAtLineStart, pendingBreaks == 0, pendingSpace == nil { pendingSpace = attributes }
      } else {
        words.append(character == "\u{A0}" ? " " : character)
      }
    }
    if !words.isEmpty { append(&words) }
  }

  private mutating func append(_ word: inout String) {
    insert(word)
    word = ""
  }

  private mutating func insert(_ text: String) {
    guard !text.isEmpty, !style.isHidden else { return }
    flushBreaks()
    if let pendingSpace { result.append(AttributedString(" ", attributes: pendingSpace)) }
    pendingSpace = nil
    result.append(AttributedString(text, attributes: style.attributes(font: font)))
    isAtLineStart = false
  }
}
