/// The characters of a telephone number that the user types: digits, and `+` before a country code. Others are its
/// notation. A code of a network, as `*121#`, has stars and number signs too and is not grouped.
struct PhoneKeys: Equatable, Sendable {
  /// ASCII digits, after a `+` if the number is international.
  private(set) var bytes: [UInt8] = []

  static let plus: UInt8 = 0x2B
  static let star: UInt8 = 0x2A
  static let numberSign: UInt8 = 0x23

  var isInternational: Bool { bytes.first == Self.plus }
  var digitCount: Int { bytes.count - (isInternational ? 1 : 0) }
  var string: String { String(decoding: bytes, as: UTF8.self) }

  init() {}

  init(_ text: some Sequence<Character>) {
    for character in text { append(character) }
  }

  /// Whether the keys are those of a network's code.
  var isCode: Bool { bytes.first == Self.star || bytes.first == Self.numberSign }

  /// Appends a character if it is a digit of any script, a plus sign before all digits, or belongs to a network's code;
  /// otherwise returns `false`.
  @discardableResult
  mutating func append(_ character: Character, codes: Bool = false) -> Bool {
    if codes || isCode, bytes.isEmpty || isCode, let sign = character.asciiValue,
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
  func dropping(code: String) -> PhoneKeys? {
    guard isInternational, bytes.dropFirst().starts(with: code.utf8) else { return nil }
    var rest = self
    rest.bytes.removeFirst(1 + code.utf8.count)
    return rest
  }

  func hasPrefix(_ digits: String) -> Bool { bytes.starts(with: digits.utf8) }

  mutating func insertFirst(_ digits: String) { bytes.insert(contentsOf: digits.utf8, at: 0) }
  mutating func removeFirst(_ count: Int) { bytes.removeFirst(min(max(count, 0), bytes.count)) }

  static func key(_ character: Character) -> UInt8? {
    if character == "+" || character == "＋" { return plus }
    return character.decimalDigit.map { 0x30 + $0 }
  }
}
