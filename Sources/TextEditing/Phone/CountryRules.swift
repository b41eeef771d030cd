/// The rules for the numbers of all countries, as one text: a page loads it once for all its fields. It is the data of
/// libphonenumber as far as numbers are formatted by it.
///
/// A country has a line `+code`, the number of bytes from behind the next tab to the next country, the patterns of what
/// is dialled before a country code and before a national number, each behind a tab. Its forms follow, a line each: a
/// character of ``Form`` bits, the groups of digits with what is written around them, and patterns of what the number
/// begins with: of the first three digits, of four and so on, each behind a tab; the last one holds for all more. A
/// group is two letters, the fewest and the most digits that it takes: `a` is none, `b` is one.
package struct CountryRules: Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What the first character of a form says.
  struct Form: OptionSet {
    var rawValue: UInt8

    /// A number is written so that was entered with a national prefix.
    static let takesPrefix = Form(rawValue: 1)
    /// A number is written so that was entered without one.
    static let takesNoPrefix = Form(rawValue: 2)
    /// A national prefix is set apart.
    static let spacesPrefix = Form(rawValue: 4)
    /// A number with a country code is written so.
    static let isInternational = Form(rawValue: 8)
  }

  /// The byte at an offset; 0 behind the end, so that reading ends there.
  subscript(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The country whose code the digits begin with: no code is the beginning of another.
  @inline(never)
  func country(at digits: PhoneText) -> Country? {
    var line = 0
    while self[line] == PhoneKeys.plus {
      var count = 0
      while count < digits.count, self[line + 1 + count] == digits[count] { count += 1 }
      let isCountry = self[line + 1 + count] == Self.tab
      let start = field(after: line)
      if isCountry { return Country(line: line, codeLength: count) }
      line = field(after: start) + number(at: start)
    }
    return nil
  }

  /// A country's place in the text.
  struct Country {
    let line: Int
    let codeLength: Int
  }

  /// Where the field behind the next tab begins.
  @inline(never)
  func field(after offset: Int) -> Int {
    var offset = offset
    while self[offset] >= Self.space { offset += 1 }
    return offset + 1
  }

  /// Whether another pattern follows the field that ends before an offset.
  func isFollowed(_ offset: Int) -> Bool { self[offset - 1] == Self.tab }

  /// Where the next line begins.
  @inline(never)
  func line(after offset: Int) -> Int {
    var offset = offset
    while self[offset] != 0, self[offset] != Self.lineFeed { offset += 1 }
    return offset + 1
  }

  @inline(never)
  func number(at offset: Int) -> Int {
    var value = 0
    var offset = offset
    while 0x30...0x39 ~= self[offset] {
      value = value * 10 + Int(self[offset] & 15)
      offset += 1
    }
    return value
  }

  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let space: UInt8 = 0x20
}
