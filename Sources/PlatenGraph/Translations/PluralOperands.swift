/// What the plural rules of UTS #35 read of a number.
struct PluralOperands: Sendable {
  /// The digits before the point.
  private var integer: Int
  /// The digits after it, as a number and by their count, with the zeros at the end and without.
  private var fraction = (value: 0, count: 0, short: 0, shortCount: 0)
  /// The exponent of a compact form, as the 6 of 1.2 million.
  private var exponent = 0

  /// A number in decimal digits, as CLDR's examples are written: `1`, `1.50`, `1.2c6`. Nil for other texts.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "c", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.count == 1 || Int(parts[1]) != nil else { return nil }
    exponent = parts.count == 2 ? min(max(Int(parts[1]) ?? 0, 0), 15) : 0
    let digits = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard digits.count <= 2, !digits[0].isEmpty, digits.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } })
    else { return nil }
    // The exponent moves the point.
    let after = digits.count == 2 ? String(digits[1]) : ""
    let moved = after.padding(to: exponent)
    let whole = String(digits[0]) + moved.prefix(exponent)
    integer = Self.number(whole)
    let rest = String(moved.dropFirst(exponent).prefix(15))
    let short = String(rest.reversed().drop { $0 == "0" }.reversed())
    fraction = (Int(rest) ?? 0, rest.count, Int(short) ?? 0, short.count)
  }

  /// A number as it is shown without more digits than it has. Nil where it is none.
  init?(_ number: Double) {
    let value = abs(number)
    guard value.isFinite else { return nil }
    if value < 1e15, value == value.rounded(.towardZero) {
      integer = Int(value)
    } else if value >= 1e15 {
      // The last digits, with more before them than the small forms have.
      integer = 1_000_000_000 + Int(value.truncatingRemainder(dividingBy: 1_000_000_000))
    } else if let read = Self(value.description) {
      self = read
    } else {
      // As small as 1e-05.
      (integer, fraction) = (0, (1, 15, 1, 15))
    }
  }

  /// The value of an operand; nil for `n` where there is a fraction.
  subscript(operand: Character) -> Int? {
    switch operand {
    case "n": fraction.short == 0 ? integer : nil
    case "i": integer
    case "v": fraction.count
    case "w": fraction.shortCount
    case "f": fraction.value
    case "t": fraction.short
    default: exponent
    }
  }

  private static func number(_ digits: String) -> Int {
    let digits = digits.drop { $0 == "0" }
    return digits.count > 15 ? 1_000_000_000 + (Int(digits.suffix(9)) ?? 0) : Int(digits) ?? 0
  }
}

extension String {
  /// With zeros at the end up to a length.
  fileprivate func padding(to length: Int) -> String { self + String(repeating: "0", count: max(length - count, 0)) }
}
