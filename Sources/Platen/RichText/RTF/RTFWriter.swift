/// Writes a text as Rich Text Format 1.9: fonts, sizes, bold, italic, lines, colours and the alignment of paragraphs.
/// Links, attachments and other attributes are left out.
struct RTFWriter {
  private var fonts: [String] = []
  private var colors: [String] = []
  private var body = ""

  static func document(of text: NSAttributedString) -> String {
    var writer = RTFWriter()
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      writer.write(string.substring(with: range), attributes)
    }
    let fonts = writer.fonts.enumerated().map { "{\\f\($0.offset)\\fnil \(escaped($0.element));}" }
    let colors = writer.colors.map { $0 + ";" }
    return "{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1\n{\\fonttbl\(fonts.joined())}\n{\\colortbl;\(colors.joined())}\n"
      + writer.body + "}\n"
  }

  private mutating func write(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    body += "\\pard"
    switch (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment {
    case .center?: body += "\\qc"
    case .right?: body += "\\qr"
    case .justified?: body += "\\qj"
    default: body += "\\ql"
    }
    body += "\\plain"
    if let font = attributes[.font] as? UIFont {
      let name = font.familyName.hasPrefix(".") ? "Helvetica" : font.familyName
      body += "\\f\(Self.index(of: name, in: &fonts))\\fs\(Int((font.pointSize * 2).rounded()))"
      let traits = font.fontDescriptor.symbolicTraits
      if traits.contains(.traitBold) { body += "\\b" }
      if traits.contains(.traitItalic) { body += "\\i" }
    }
    if Self.isSet(attributes[.underlineStyle]) { body += "\\ul" }
    if Self.isSet(attributes[.strikethroughStyle]) { body += "\\strike" }
    if let color = attributes[.foregroundColor] as? UIColor { body += "\\cf\(number(of: color))" }
    if let color = attributes[.backgroundColor] as? UIColor {
      let number = number(of: color)
      body += "\\cb\(number)\\chcbpat\(number)"
    }
    body += " " + Self.escaped(text)
  }

  private static func isSet(_ value: Any?) -> Bool {
    switch value {
    case let number as NSNumber: number.intValue != 0
    case let number as Int: number != 0
    case let style as NSUnderlineStyle: style.rawValue != 0
    default: false
    }
  }

  /// The first colour of the table is the default one.
  private mutating func number(of color: UIColor) -> Int {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func byte(_ value: CGFloat) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    return Self.index(of: "\\red\(byte(red))\\green\(byte(green))\\blue\(byte(blue))", in: &colors) + 1
  }

  private static func index(of value: String, in table: inout [String]) -> Int {
    if let index = table.firstIndex(of: value) { return index }
    table.append(value)
    return table.count - 1
  }

  /// Text in ASCII: other characters are UTF-16 units as signed numbers, with a question mark for old readers.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for unit in text.utf16 {
      switch unit {
      case 0x5C, 0x7B, 0x7D: escaped += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x09: escaped += "\\tab "
      case 0x0A, 0x2029: escaped += "\\par\n"
      case 0x2028: escaped += "\\line\n"
      case 0x20...0x7E: escaped.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
      default: escaped += "\\u\(Int16(bitPattern: unit))?"
      }
    }
    return escaped
  }
}
