#if !hasFeature(Embedded)
extension LiveNumber {
  /// The number of a text, as it is shown: 50 for `50%`. `nil` while the text has none, and for one that is greater than
  /// any `Double`, as `1e400`.
  public func number(of text: String) -> Double? {
    canonical(text).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The number, or the nearest bound of the shape for one outside of it.
  public func bounded(_ number: Double) -> Double {
    let raised = shape.minimum.map { max($0, number) } ?? number
    return shape.maximum.map { min($0, raised) } ?? raised
  }

  /// The text of a number within the bounds of the shape. A longer fraction is rounded to the nearest, a half to the
  /// even digit, as format styles of Foundation do; empty for a number that is not finite.
  public func text(of number: Double) -> String {
    let number = bounded(number)
    guard number.isFinite else { return "" }
    let digits = PlainDigits(number.magnitude, fraction: max(0, shape.fractionLimit), least: shape.fractionMinimum)
    let sign = number < 0 && !digits.isZero ? "-" : ""
    let fraction = digits.fraction.isEmpty ? "" : shape.decimalSeparator + digits.fraction
    return adopt(sign + digits.integer + fraction).text
  }
}

/// The decimal digits of a number, without an exponent.
private struct PlainDigits {
  let integer: String
  let fraction: String
  let isZero: Bool

  /// Rounds to `limit` digits after the point, and shows at least `least`.
  init(_ number: Double, fraction limit: Int, least: Int) {
    // The fewest digits that are this number alone: 0.1, 12345678.9, 1e+16, 5e-324.
    let pieces = number.description.split(separator: "e")
    let mantissa = (pieces.first ?? "0").split(separator: ".")
    var digits = mantissa.joined().utf8.map { Int($0) - 0x30 }
    var point = (mantissa.first?.utf8.count ?? 0) + (pieces.count > 1 ? Int(pieces[1]) ?? 0 : 0)
    if point < 1 {
      digits.insert(contentsOf: repeatElement(0, count: 1 - point), at: 0)
      point = 1
    }
    if point > digits.count { digits += repeatElement(0, count: point - digits.count) }
    if digits.count > point + limit {
      let rest = digits[(point + limit)...]
      let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
      let isUp = isHalf ? digits[point + limit - 1] % 2 == 1 : rest.first.map { $0 >= 5 } ?? false
      digits.removeSubrange((point + limit)...)
      if isUp { point += Self.increment(&digits) }
    }
    while digits.count > point + max(0, min(least, limit)), digits.last == 0 { digits.removeLast() }
    while digits.count < point + min(least, limit) { digits.append(0) }
    func text(_ digits: ArraySlice<Int>) -> String {
      String(decoding: digits.map { UInt8(0x30 + $0) }, as: UTF8.self)
    }
    integer = text(digits[..<point])
    fraction = text(digits[point...])
    isZero = digits.allSatisfy { $0 == 0 }
  }

  /// Adds one to the last digit. Returns the number of digits that the number has become longer.
  private static func increment(_ digits: inout [Int]) -> Int {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return 0
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
    return 1
  }
}
#endif
