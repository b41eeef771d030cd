#if Web
/// Writes elements as HTML, with every text and every attribute value escaped, but for scripts, whose text HTML takes as
/// it is (HTML, 13.1.2): only the page's own are written.
struct HTMLSerializer {
  private(set) var html = ""

  /// Elements that have no end tag (HTML, 13.1.2).
  private static let void: Set<String> = ["input", "br", "hr", "img", "meta", "link", "base"]

  static func html(of element: Element) -> String {
    var serializer = HTMLSerializer()
    serializer.write(element)
    return serializer.html
  }

  mutating func write(_ element: Element) {
    html += "<"
    html += element.tag
    if let id = element.id { write(attribute: "id", id) }
    for (name, value) in element.allAttributes.sorted(by: { $0.key < $1.key }) { write(attribute: name, value) }
    if !element.style.isEmpty { write(attribute: "data-style", Self.declarations(of: element.style)) }
    if let field = element.field { writeState(of: field, tag: element.tag) }
    if let isChecked = element.isChecked, isChecked { html += " checked" }
    html += ">"
    if Self.void.contains(element.tag) { return }
    if element.tag != "input", let field = element.field, !field.isRevealed, let value = field.value {
      // The parser drops a line break that directly follows the start tag.
      if element.tag == "textarea" { html += "\n" }
      write(text: value)
    }
    for content in element.contents {
      switch content {
      case .element(let child): write(child)
      case .text(let text): if element.tag == "script" { html += text } else { write(text: text) }
      }
    }
    html += "</"
    html += element.tag
    html += ">"
  }

  /// The initial state of a text input. The text of a secure field is no attribute: only the number of marks is.
  private mutating func writeState(of field: Element.Field, tag: String) {
    if let value = field.value, !field.isRevealed {
      if tag == "input" { write(attribute: "value", value) }
    } else {
      write(attribute: "data-marks", String(field.markCount))
    }
    write(attribute: "data-selection", "\(field.anchor) \(field.head)")
    write(attribute: "data-sequence", "\(field.sequence) \(field.version)")
  }

  private mutating func write(attribute name: String, _ value: String) {
    html += " "
    html += name
    html += "=\""
    Self.escape(value, into: &html)
    html += "\""
  }

  private mutating func write(text: String) { Self.escape(text, into: &html) }

  static func escaped(_ text: String) -> String {
    var result = ""
    escape(text, into: &result)
    return result
  }

  /// Escapes text and double-quoted attribute values. HTML can't contain U+0000.
  private static func escape(_ text: String, into result: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\r": result += "&#13;"
      case "\0": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// CSS declarations in a stable order.
  static func declarations(of style: [String: String]) -> String {
    style.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ";")
  }
}
#endif
