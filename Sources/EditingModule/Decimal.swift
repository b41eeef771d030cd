extension Substring {
  /// The number that the text is, as decimal digits with or without a minus sign; `nil` for another text and one too
  /// large. Smaller than the initializers of the standard library, which are generic.
  var decimal: Int? {
    var value: Int64 = 0
    var isNegative = false
    var count = 0
    for byte in utf8 {
      if byte == 0x2D, count == 0, !isNegative {
        isNegative = true
        continue
      }
      guard byte >= 0x30, byte <= 0x39, count < 18 else { return nil }
      value = value &* 10 &+ Int64(byte &- 0x30)
      count += 1
    }
    return count == 0 ? nil : Int(exactly: isNegative ? 0 &- value : value)
  }

  /// The bits that the text says in decimal digits.
  var bits: UInt64? {
    var value: UInt64 = 0
    for byte in utf8 {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value &* 10 &+ UInt64(byte &- 0x30)
    }
    return isEmpty ? nil : value
  }
}
