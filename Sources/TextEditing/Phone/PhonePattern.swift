/// A regular expression over ASCII digits, as the rules of countries have it: digits, `\d`, sets in brackets, groups,
/// alternatives, the quantifiers `?`, `{n}` and `{n,m}`, and `$`.
///
/// It is matched by sets of ends: bit `n` says that a match can end behind `n` digits. A number has fewer digits than a
/// set has bits.
struct PhonePattern {
  private let rules: CountryRules
  private let digits: PhoneText
  private var next: Int

  /// Where matches of the pattern at an offset of the rules can end, from the start of the digits on, as a set of bits.
  @inline(never)
  static func ends(_ rules: CountryRules, _ offset: Int, in digits: PhoneText) -> UInt32 {
    // An empty pattern matches nothing.
    guard rules[offset] > CountryRules.space else { return 0 }
    var match = PhonePattern(rules: rules, digits: digits, next: offset)
    return match.alternatives(1)
  }

  /// The digits of the longest match at the start; 0 without one.
  static func longest(_ rules: CountryRules, _ offset: Int, in digits: PhoneText) -> Int {
    max(0, 31 - ends(rules, offset, in: digits).leadingZeroBitCount)
  }

  private var byte: UInt8 { rules[next] }

  @inline(never)
  private mutating func alternatives(_ starts: UInt32) -> UInt32 {
    var ends: UInt32 = 0
    repeat {
      var reached = starts
      while byte > CountryRules.space, byte != Self.bar, byte != Self.close { reached = repeated(reached) }
      ends |= reached
    } while take(Self.bar)
    return ends
  }

  private mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    next += 1
    return true
  }

  /// An item with its quantifier.
  @inline(never)
  private mutating func repeated(_ starts: UInt32) -> UInt32 {
    let item = next
    var ends = self.item(starts)
    var (fewest, most) = (1, 1)
    if take(Self.question) {
      fewest = 0
    } else if take(Self.brace) {
      fewest = number()
      most = take(Self.comma) ? number() : fewest
      next += 1
    }
    let end = next
    var all = fewest == 0 ? starts | ends : fewest == 1 ? ends : 0
    var count = 2
    while count <= most {
      next = item
      ends = self.item(ends)
      if count >= fewest { all |= ends }
      count += 1
    }
    next = end
    return all
  }

  private mutating func number() -> Int {
    let value = rules.number(at: next)
    while 0x30...0x39 ~= byte { next += 1 }
    return value
  }

  @inline(never)
  private mutating func item(_ starts: UInt32) -> UInt32 {
    let first = byte
    next += 1
    switch first {
    case Self.open:
      if take(Self.question) { next += 1 }
      let ends = alternatives(starts)
      next += 1
      return ends
    case Self.backslash:
      next += 1
      return following(starts, 0x3FF)
    case Self.bracket:
      var set: UInt32 = 0
      while !take(Self.bracketEnd), byte > CountryRules.space {
        let from = UInt32(byte & 15)
        next += 1
        var to = from
        if take(Self.hyphen) {
          to = UInt32(byte & 15)
          next += 1
        }
        set |= (2 &<< to) &- (1 &<< from)
      }
      return following(starts, set)
    case Self.dollar: return starts & 1 &<< UInt32(digits.count)
    default: return following(starts, 1 &<< UInt32(first & 15))
    }
  }

  /// The ends behind one more digit of a set.
  @inline(never)
  private func following(_ starts: UInt32, _ set: UInt32) -> UInt32 {
    var ends: UInt32 = 0
    for offset in 0..<digits.count where starts &>> UInt32(offset) & 1 != 0 {
      if set &>> UInt32(digits[offset] & 15) & 1 != 0 { ends |= 2 &<< UInt32(offset) }
    }
    return ends
  }

  private static let bar: UInt8 = 0x7C
  private static let open: UInt8 = 0x28
  private static let close: UInt8 = 0x29
  private static let bracket: UInt8 = 0x5B
  private static let bracketEnd: UInt8 = 0x5D
  private static let brace: UInt8 = 0x7B
  private static let comma: UInt8 = 0x2C
  private static let hyphen: UInt8 = 0x2D
  private static let question: UInt8 = 0x3F
  private static let backslash: UInt8 = 0x5C
  private static let dollar: UInt8 = 0x24
}
