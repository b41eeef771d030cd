#if Web
/// Reads the only JSON that a browser sends: one flat array of strings, integers, booleans and nulls (RFC 8259).
///
/// There is no nesting, and the work is linear in the length. Strings may be passwords: no other copy of them is left in
/// memory.
struct JSONReader {
  enum Value: Equatable, Sendable {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case null
  }

  /// The error, without any of the text.
  enum Failure: Error, Equatable { case malformed, tooMany }

  private var bytes: ArraySlice<UInt8>

  /// The largest number of values in a message.
  private static let mostValues = 32

  static func values(of text: some Collection<UInt8>) throws(Failure) -> [Value] {
    var copy = Array(text)
    var reader = JSONReader(bytes: copy[...])
    defer {
      reader.bytes = []
      copy.wipe()
    }
    return try reader.array()
  }

  private mutating func array() throws(Failure) -> [Value] {
    try expect(UInt8(ascii: "["))
    var values: [Value] = []
    if take(UInt8(ascii: "]")) { return try finish(values) }
    while true {
      values.append(try value())
      if values.count > Self.mostValues { throw .tooMany }
      if take(UInt8(ascii: "]")) { return try finish(values) }
      try expect(UInt8(ascii: ","))
    }
  }

  private mutating func finish(_ values: [Value]) throws(Failure) -> [Value] {
    skipSpace()
    guard bytes.isEmpty else { throw .malformed }
    return values
  }

  private mutating func value() throws(Failure) -> Value {
    skipSpace()
    switch bytes.first {
    case UInt8(ascii: "\""):
      bytes.removeFirst()
      return .string(try string())
    case UInt8(ascii: "t"):
      try word("true")
      return .boolean(true)
    case UInt8(ascii: "f"):
      try word("false")
      return .boolean(false)
    case UInt8(ascii: "n"):
      try word("null")
      return .null
    default: return .integer(try integer())
    }
  }

  private mutating func integer() throws(Failure) -> Int {
    let isNegative = takeHere(UInt8(ascii: "-"))
    var result = 0
    var digits = 0
    while let byte = bytes.first, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      // Fifteen digits contain every integer that JavaScript represents exactly.
      guard digits < 15 else { throw .malformed }
      result = result * 10 + Int(byte - UInt8(ascii: "0"))
      digits += 1
      bytes.removeFirst()
    }
    guard digits > 0 else { throw .malformed }
    return isNegative ? -result : result
  }

  private mutating func string() throws(Failure) -> String {
    // An escape is longer than what it means.
    var units: [UInt8] = []
    units.reserveCapacity(lengthOfString)
    defer { units.wipe() }
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units.append(contentsOf: try escape())
      case 0..<0x20: throw .malformed
      default: units.append(byte)
      }
    }
    throw .malformed
  }

  /// The number of bytes up to the quote that ends a string.
  private var lengthOfString: Int {
    var isEscaped = false
    var length = 0
    for byte in bytes {
      if byte == UInt8(ascii: "\""), !isEscaped { break }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      length += 1
    }
    return length
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    guard let byte = bytes.popFirst() else { throw .malformed }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default: throw .malformed
    }
  }

  /// An escaped scalar. Half a surrogate pair, which a browser can send while it deletes the other half, becomes
  /// U+FFFD, which has the same length.
  private mutating func scalar() throws(Failure) -> Unicode.Scalar {
    let unit = try hex()
    if UTF16.isLeadSurrogate(unit), bytes.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      let rest = bytes
      bytes = bytes.dropFirst(2)
      let second = try hex()
      if UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([unit, second]))
      }
      bytes = rest
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  private mutating func hex() throws(Failure) -> UInt16 {
    var result: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = bytes.popFirst(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw .malformed
      }
      result = result << 4 | UInt16(digit)
    }
    return result
  }

  private mutating func word(_ word: StaticString) throws(Failure) {
    for index in 0..<word.utf8CodeUnitCount {
      guard takeHere(word.utf8Start[index]) else { throw .malformed }
    }
  }

  private mutating func expect(_ byte: UInt8) throws(Failure) {
    guard take(byte) else { throw .malformed }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    return takeHere(byte)
  }

  private mutating func takeHere(_ byte: UInt8) -> Bool {
    guard bytes.first == byte else { return false }
    bytes.removeFirst()
    return true
  }

  private mutating func skipSpace() {
    while let byte = bytes.first, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      bytes.removeFirst()
    }
  }
}
#endif
