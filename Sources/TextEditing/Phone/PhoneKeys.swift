/// The characters of a telephone number that the user types: digits, and `+` before a country code. Others are its
/// notation. A code of a network, as `*121#`, has stars and number signs too and is not grouped.
package struct PhoneKeys: Equatable, Sendable {
  /// ASCII digits, after a `+` if the number is international.
  package private(set) var bytes: [UInt8] = []

  static let plus: UInt8 = 0x2B
  static let star: UInt8 = 0x2A
  static let numberSign: UInt8 = 0x23

  package var isInternational: Bool { bytes.first == Self.plus }
  package var digitCount: Int { bytes.count - (isInternational ? 1 : 0) }
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package init() {}

  package init(_ characters: [Character]) {
    for character in characters { append(character) }
  }

  package init(_ text: Substring) {
    for character in text { append(character) }
  }

  package init(_ text: String) { self.init(text[...]) }

  /// Whether the keys are those of a network's code.
  package var isCode: Bool { bytes.first == Self.star || bytes.first == Self.numberSign }

  /// Appends a character if it is a digit of any script, a plus sign before all digits, or belongs to a network's code;
  /// otherwise returns `false`.
  @discardableResult
  @inline(never)
  mutating func append(_ character: Character, codes: Bool = false) -> Bool {
    if codes || isCode, bytes.isEmpty || isCode, let sign = character.asciiByte,
      sign == Self.star || sign == Self.numberSign
    {
      bytes.append(sign)
      return true
    }
    guard let key = Self.key(character), key != Self.plus || bytes.isEmpty else { return false }
    bytes.append(key)
    return true
  }

  mutating func append(contentsOf other: PhoneKeys) { bytes += other.bytes }

  mutating func removeLast(_ count: Int) { bytes.removeLast(min(max(count, 0), bytes.count)) }

  /// The keys without `+` and a country code; `nil` if they do not begin with them.
  @inline(never)
  func dropping(code: String) -> PhoneKeys? {
    guard isInternational, holds(code, at: 1) else { return nil }
    var rest = self
    rest.bytes.removeFirst(1 + code.utf8.count)
    return rest
  }

  func hasPrefix(_ digits: String) -> Bool { holds(digits, at: 0) }

  @inline(never)
  private func holds(_ digits: String, at start: Int) -> Bool {
    var index = start
    for digit in digits.utf8 {
      guard index < bytes.count, bytes[index] == digit else { return false }
      index += 1
    }
    return true
  }

  mutating func insertFirst(_ digits: String) { bytes = Array(digits.utf8) + bytes }
  mutating func removeFirst(_ count: Int) { bytes.removeFirst(min(max(count, 0), bytes.count)) }

  @inline(never)
  static func key(_ character: Character) -> UInt8? {
    if character.asciiByte == plus || character.isSame(as: "\u{FF0B}") { return plus }
    return character.decimalDigit.map { 0x30 + $0 }
  }
}
