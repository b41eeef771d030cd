/// Reads JSON (RFC 8259).
struct JSONReader {
  /// Why a text is not JSON, with the line, from 1.
  struct Problem: Error, CustomStringConvertible {
    let reason: String
    let line: Int
    var description: String { "Line \(line): \(reason)" }
  }

  /// Deeper values are refused, because each level takes a part of the stack.
  private static let deepest = 100

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  static func value(_ text: String) throws(Problem) -> JSONValue {
    var reader = JSONReader(text)
    let value = try reader.readValue()
    reader.skipSpace()
    guard reader.index == reader.bytes.count else { throw reader.problem("There is text after the value.") }
    return value
  }

  private func problem(_ reason: String) -> Problem {
    Problem(reason: reason, line: 1 + bytes[..<min(index, bytes.count)].count { $0 == 0x0A })
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D { index += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func readValue() throws(Problem) -> JSONValue {
    skipSpace()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw problem("Values are nested more than \(Self.deepest) deep.") }
    switch next {
    case UInt8(ascii: "{"): return .object(try readMembers())
    case UInt8(ascii: "["): return .array(try readElements())
    case UInt8(ascii: "\""): return .string(try readString())
    case nil: throw problem("The text ends before the value.")
    default: return try readWord()
    }
  }

  private mutating func readMembers() throws(Problem) -> [JSONValue.Member] {
    index += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    if take("}") { return members }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw problem("A member has to begin with its name in quotation marks.") }
      let name = try readString()
      skipSpace()
      guard take(":") else { throw problem("A colon is missing after “\(name)”.") }
      members.append(JSONValue.Member(name: name, value: try readValue()))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw problem("A comma or a brace is missing after “\(name)”.") }
    }
  }

  private mutating func readElements() throws(Problem) -> [JSONValue] {
    index += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return elements }
    while true {
      elements.append(try readValue())
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw problem("A comma or a bracket is missing in a list.") }
    }
  }

  private mutating func readWord() throws(Problem) -> JSONValue {
    let start = index
    while let byte = next, !Self.endsWord(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      guard Self.isNumber(word) else { throw problem("“\(word)” is not a value.") }
      return .number(word)
    }
  }

  private static func endsWord(_ byte: UInt8) -> Bool { byte <= 0x20 || ",]}:[{\"".utf8.contains(byte) }

  static func isNumber(_ text: String) -> Bool {
    text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil
  }

  private mutating func readString() throws(Problem) -> String {
    index += 1
    var units: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units += Array(try readEscape().utf8)
      case ..<0x20: throw problem("A string has a control character in it.")
      default: units.append(byte)
      }
    }
    throw problem("A string has no end.")
  }

  private mutating func readEscape() throws(Problem) -> String {
    guard let byte = next else { throw problem("A string has no end.") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(UnicodeScalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var units = [try readUnit()]
      let isPair = (0xD800...0xDBFF).contains(units[0]) && bytes[index...].starts(with: Array("\\u".utf8))
      if isPair {
        index += 2
        units.append(try readUnit())
      }
      return String(decoding: units, as: UTF16.self)
    default: throw problem("A string has an unknown escape in it.")
    }
  }

  private mutating func readUnit() throws(Problem) -> UInt16 {
    let digits = bytes[index..<min(index + 4, bytes.count)]
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16), digits.first != 0x2B
    else { throw problem("\\u needs four hexadecimal digits.") }
    index += 4
    return unit
  }
}
