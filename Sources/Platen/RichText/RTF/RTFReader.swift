/// Reads Rich Text Format 1.9: the text with fonts, sizes, bold, italic, lines, colours and the alignment of paragraphs.
/// Pictures, tables, fields and styles are passed over; the text of a field's result is read.
struct RTFReader {
  /// Where text goes: into the document, or into a table of its head.
  private enum Destination { case text, fonts, colors, ignored }

  private struct State {
    var destination = Destination.text
    var font = 0
    /// In half points.
    var size = 24
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var color = 0
    var background = 0
    var alignment = NSTextAlignment.natural
    /// How many characters follow a Unicode one for readers that do not know it.
    var skipped = 1
  }

  /// Groups that are inside one another, at most.
  private static let mostGroups = 1_000

  private let bytes: [UInt8]
  private var index = 0
  private var state = State()
  private var groups: [State] = []
  private var fonts: [Int: String] = [:]
  private var currentFont = (number: 0, name: "")
  private var colors: [UIColor?] = []
  private var currentColor: (red: Int, green: Int, blue: Int)?
  private var toSkip = 0
  private var units: [UInt16] = []
  private let result = NSMutableAttributedString()

  /// The text of a document; nil for bytes that are none.
  static func text(of data: Data) -> NSAttributedString? {
    guard data.starts(with: Data("{\\rtf".utf8)) else { return nil }
    var reader = RTFReader(bytes: [UInt8](data))
    return reader.read() ? reader.result : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() -> Bool {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"):
        guard groups.count < Self.mostGroups else { return false }
        flush()
        groups.append(state)
        toSkip = 0
      case UInt8(ascii: "}"):
        flush()
        endEntry()
        guard let outer = groups.popLast() else { return false }
        state = outer
        toSkip = 0
        if groups.isEmpty { return true }
      case UInt8(ascii: "\\"): readControl()
      case 0x0A, 0x0D: break
      default: append(byte)
      }
    }
    flush()
    return groups.isEmpty
  }

  // MARK: controls

  private mutating func readControl() {
    guard index < bytes.count else { return }
    let first = bytes[index]
    guard first.isLetter else {
      index += 1
      readSymbol(first)
      return
    }
    let start = index
    while index < bytes.count, bytes[index].isLetter { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    var number: Int?
    let numberStart = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    if index > numberStart { number = Int(String(decoding: bytes[numberStart..<index], as: UTF8.self)) }
    if index < bytes.count, bytes[index] == 0x20 { index += 1 }
    perform(word, number)
  }

  private mutating func readSymbol(_ symbol: UInt8) {
    switch symbol {
    case UInt8(ascii: "'"):
      let digits = bytes[index..<min(index + 2, bytes.count)]
      index += digits.count
      guard let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else { return }
      append(code)
    // A destination that a reader may pass over.
    case UInt8(ascii: "*"): state.destination = .ignored
    case UInt8(ascii: "~"): append("\u{A0}")
    case UInt8(ascii: "_"): append("\u{2011}")
    case UInt8(ascii: "-"): append("\u{AD}")
    case 0x0A, 0x0D: append("\n")
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): append(symbol)
    default: break
    }
  }

  private mutating func perform(_ word: String, _ number: Int?) {
    if let text = Self.characters[word] { return append(text) }
    if state.destination == .ignored, word != "bin" { return }
    switch word {
    case "fonttbl": state.destination = .fonts
    case "colortbl": state.destination = .colors
    case "stylesheet", "info", "pict", "header", "footer", "headerl", "headerr", "footerl", "footerr", "footnote",
      "fldinst", "object", "listtable", "listoverridetable", "themedata", "datastore":
      flush()
      state.destination = .ignored
    // Bytes that are no RTF.
    case "bin": index = min(index + max(number ?? 0, 0), bytes.count)
    case "u":
      guard let number else { return }
      append(unit: UInt16(truncatingIfNeeded: number))
      toSkip = state.skipped
    case "uc": state.skipped = max(number ?? 1, 0)
    case "red": currentColor = (number ?? 0, currentColor?.green ?? 0, currentColor?.blue ?? 0)
    case "green": currentColor = (currentColor?.red ?? 0, number ?? 0, currentColor?.blue ?? 0)
    case "blue": currentColor = (currentColor?.red ?? 0, currentColor?.green ?? 0, number ?? 0)
    case "f" where state.destination == .fonts: currentFont.number = number ?? 0
    default: format(word, number)
    }
  }

  private mutating func format(_ word: String, _ number: Int?) {
    flush()
    let isOn = number != 0
    switch word {
    case "plain":
      let (destination, alignment, skipped) = (state.destination, state.alignment, state.skipped)
      state = State()
      (state.destination, state.alignment, state.skipped) = (destination, alignment, skipped)
    case "pard", "ql": state.alignment = .natural
    case "qc": state.alignment = .center
    case "qr": state.alignment = .right
    case "qj": state.alignment = .justified
    case "f": state.font = number ?? 0
    case "fs": state.size = min(max(number ?? 24, 1), 10_000)
    case "b": state.isBold = isOn
    case "i": state.isItalic = isOn
    case "ul": state.isUnderlined = isOn
    case "ulnone": state.isUnderlined = false
    case "strike": state.isStruckThrough = isOn
    case "cf": state.color = number ?? 0
    case "cb", "chcbpat", "highlight": state.background = number ?? 0
    default: break
    }
  }

  /// Controls for single characters.
  private static let characters: [String: String] = [
    "par": "\n", "sect": "\n", "page": "\n", "line": "\u{2028}", "tab": "\t", "cell": "\t", "row": "\n",
    "emdash": "—", "endash": "–", "lquote": "‘", "rquote": "’", "ldblquote": "“", "rdblquote": "”", "bullet": "•",
    "emspace": "\u{2003}", "enspace": "\u{2002}",
  ]

  // MARK: text

  private mutating func append(_ byte: UInt8) {
    if toSkip > 0 {
      toSkip -= 1
      return
    }
    switch state.destination {
    case .ignored: break
    case .colors: if byte == UInt8(ascii: ";") { endEntry() }
    case .fonts where byte == UInt8(ascii: ";"): endEntry()
    case .fonts: currentFont.name += Self.text(of: byte)
    case .text: append(Self.text(of: byte))
    }
  }

  private static func text(of byte: UInt8) -> String {
    byte < 0x80
      ? String(UnicodeScalar(byte)) : String(data: Data([byte]), encoding: .windowsCP1252) ?? "\u{FFFD}"
  }

  private mutating func append(_ text: String) {
    guard state.destination == .text else { return }
    units += Array(text.utf16)
  }

  private mutating func append(unit: UInt16) {
    switch state.destination {
    case .text: units.append(unit)
    case .fonts: currentFont.name += String(decoding: [unit], as: UTF16.self)
    case .colors, .ignored: break
    }
  }

  /// Ends a font or a colour of a table.
  private mutating func endEntry() {
    switch state.destination {
    case .fonts where !currentFont.name.isEmpty:
      fonts[currentFont.number] = currentFont.name.trimmingCharacters(in: .whitespaces)
      currentFont.name = ""
    case .colors:
      guard index > 0, bytes[index - 1] == UInt8(ascii: ";") else { return }
      colors.append(
        currentColor.map { color in
          UIColor(
            red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
            alpha: 1)
        })
      currentColor = nil
    default: break
    }
  }

  private mutating func flush() {
    guard !units.isEmpty else { return }
    result.append(NSAttributedString(string: String(decoding: units, as: UTF16.self), attributes: attributes))
    units = []
  }

  private var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    if state.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if state.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let color = color(state.color) { attributes[.foregroundColor] = color }
    if let color = color(state.background) { attributes[.backgroundColor] = color }
    if state.alignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = state.alignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  private func color(_ index: Int) -> UIColor? { colors.indices.contains(index) ? colors[index] : nil }

  private var font: UIFont {
    let size = CGFloat(state.size) / 2
    let font = fonts[state.font].flatMap { UIFont(name: $0, size: size) } ?? UIFont.systemFont(ofSize: size)
    var traits = font.fontDescriptor.symbolicTraits
    if state.isBold { traits.insert(.traitBold) }
    if state.isItalic { traits.insert(.traitItalic) }
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? font
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) }
}
