/// The number in a field while an edit is applied to it.
struct NumberEdit {
  /// The largest number of digits and signs in a field: three times as many as the greatest `Double` has.
  static let longest = 1_000

  var tokens: UnsafeMutableBufferPointer<UInt8>
  var count = 0
  /// The number of tokens left of the edit's end.
  var left = 0
  var isNegative = false

  /// Appends a token.
  mutating func append(_ token: UInt8) {
    guard count < tokens.count else { return }
    tokens[count] = token
    count += 1
  }

  /// Inserts a token where the edit ends.
  mutating func put(_ token: UInt8) {
    guard count < tokens.count else { return }
    var index = count
    count += 1
    while index > left {
      tokens[index] = tokens[index - 1]
      index -= 1
    }
    tokens[left] = token
    left += 1
  }

  /// Removes the token at an index.
  mutating func remove(at index: Int) {
    if index < left { left -= 1 }
    var index = index
    while index + 1 < count {
      tokens[index] = tokens[index + 1]
      index += 1
    }
    count -= 1
  }

  /// Drops zeros in front of the edit's end and of so many digits that the number has groups: they have no value.
  @inline(never)
  mutating func dropLeadingZeros(group: Int) {
    while left > 0, tokens[0] == 0 {
      let end = integerEnd
      guard left < end, end > group else { return }
      remove(at: 0)
    }
  }

  func firstIndex(of token: UInt8, from start: Int = 0) -> Int? {
    var index = start
    while index < count {
      if tokens[index] == token { return index }
      index += 1
    }
    return nil
  }

  /// The first token that is not a digit: the end of the whole part.
  var integerEnd: Int {
    var index = 0
    while index < count, tokens[index] < 10 { index += 1 }
    return index
  }

  /// The number of digits after the decimal separator.
  var fractionCount: Int {
    guard let start = firstIndex(of: NumberToken.decimal) else { return 0 }
    var index = start + 1
    while index < count, tokens[index] < 10 { index += 1 }
    return index - start - 1
  }

  /// Whether a digit other than 0 stands before the first token that is none.
  var hasWholePart: Bool {
    var index = 0
    while index < count, tokens[index] < 10 {
      if tokens[index] != 0 { return true }
      index += 1
    }
    return false
  }

  /// The number's magnitude without its exponent, with the precision of a `Double`.
  var magnitude: Double {
    var value = 0.0
    var scale = 0.0
    var index = 0
    while index < count {
      let token = tokens[index]
      if token < 10 {
        value = value * 10 + Double(token)
        if scale > 0 { scale *= 10 }
      } else if token == NumberToken.decimal {
        scale = 1
      } else {
        break
      }
      index += 1
    }
    return scale > 1 ? value / scale : value
  }
}
