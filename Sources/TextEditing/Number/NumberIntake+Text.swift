extension NumberIntake {
  private enum Place { case before, inside, behind }

  /// Takes a text, which has to be one number; it may have symbols and words around it. False for what is no number,
  /// such as a date or a range.
  mutating func take(_ tokens: UnsafeBufferPointer<UInt8>, spare: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    if edit.left == edit.count { return append(tokens) && trim() }
    // What is pasted into a number is read by itself.
    var other = NumberIntake(rules: rules, edit: NumberEdit(tokens: spare), isEdit: isEdit)
    other.memory.isAfterWord = memory.isAfterWord
    guard other.append(tokens), other.trim() else { return false }
    return insert(other.edit)
  }

  /// Reads a text at the end of the number, without regard to limits.
  private mutating func append(_ tokens: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = edit.count > 0 ? Place.inside : .before
    var lastSign = -1
    for index in tokens.indices where NumberToken.isSign(tokens[index]) { lastSign = index }
    var previous = memory.isAfterWord ? NumberToken.none : NumberToken.grouping
    var index = 0
    while index < tokens.count {
      // A pasted text may be very long, and each sign is checked against all in the field.
      guard edit.count - (memory.mayGroup ? 1 : 0) < NumberEdit.longest else { break }
      let token = tokens[index]
      let next = next(after: index, in: tokens)
      let isDigitNext = next.map { $0 < 10 } ?? false
      switch token {
      case NumberToken.invisible: break
      case ..<10:
        guard place != .behind, digit(token, isLimited: false) else { return false }
        place = .inside
      case NumberToken.point, NumberToken.comma, NumberToken.otherDecimal:
        switch place {
        case .before where previous != NumberToken.none && (isDigitNext || index == tokens.count - 1):
          guard sign(token, isLimited: false, digitsAhead: 0) else { return false }
          place = .inside
        case .inside where previous == NumberToken.none && endsAbbreviation: break
        case .inside where isDigitNext || next == nil || next == NumberToken.minus:
          let ahead = index == lastSign ? digits(after: index, in: tokens) : 0
          guard sign(token, isLimited: false, digitsAhead: ahead) || !isDigitNext else { return false }
        default: break
        }
      case NumberToken.grouping:
        if edit.count == 1, dropSymbolSign() {
          place = .before
          break
        }
        if place == .inside, isDigitNext, edit.firstIndex(of: NumberToken.decimal) != nil { return false }
      case NumberToken.minus:
        if edit.count == 1, dropSymbolSign() { place = .before }
        if isDigitNext, place != .before, !isAfterExponent { return false }
        if place == .inside, hasEmptyFraction { break }
        guard negate() else { return false }
      case NumberToken.open where place == .before:
        guard negate() else { return false }
      case NumberToken.plus where place == .before || isAfterExponent: break
      case NumberToken.exponent
      where place == .inside && (next ?? 0 < 10 || next == NumberToken.minus || next == NumberToken.plus):
        guard type(token) else { return false }
      default:
        if place == .inside { place = .behind }
        if place == .behind, token == NumberToken.plus, isDigitNext { return false }
      }
      if token != NumberToken.invisible { previous = token }
      index += 1
    }
    // Brackets around no digit, as in `()`, are no sign of a number.
    return edit.count > 0 || tokens.count < 2 || tokens[0] != NumberToken.open
  }

  private var isAfterExponent: Bool { edit.left > 0 && edit.tokens[edit.left - 1] == NumberToken.exponent }

  private mutating func negate() -> Bool {
    if isAfterExponent { return type(NumberToken.minus) }
    guard rules.allowsNegative || !isEdit else { return false }
    if !edit.isNegative { accepted += 1 }
    edit.isNegative = true
    memory.isClosed = edit.count > 0
    return true
  }

  /// The next character that is seen; `nil` at the end.
  private func next(after index: Int, in tokens: UnsafeBufferPointer<UInt8>) -> UInt8? {
    var index = index + 1
    while index < tokens.count {
      if tokens[index] != NumberToken.invisible { return tokens[index] }
      index += 1
    }
    return nil
  }

  /// The number of digits that follow without another sign between them.
  private func digits(after index: Int, in tokens: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    var index = index + 1
    while index < tokens.count, tokens[index] < 10 || tokens[index] == NumberToken.invisible {
      if tokens[index] < 10 { count += 1 }
      index += 1
    }
    return count
  }

  /// Drops the digits that the shape does not show.
  private mutating func trim() -> Bool {
    guard isEdit else { return true }
    if let start = edit.firstIndex(of: NumberToken.decimal), !memory.mayGroup {
      var count = edit.fractionCount
      let hasDigits = count > 0
      while count > rules.fractionLimit {
        edit.remove(at: start + count)
        count -= 1
      }
      if rules.fractionLimit == 0 {
        edit.remove(at: start)
        memory.decimal = NumberToken.none
        memory.isFractionHidden = edit.firstIndex(of: NumberToken.exponent) == nil
        memory.hasHiddenDigits = hasDigits
      }
    }
    if let limit = rules.integerLimit {
      while edit.integerEnd > limit { edit.remove(at: edit.integerEnd - 1) }
    }
    return true
  }

  /// Inserts a number into this one. It has to fit.
  private mutating func insert(_ other: NumberEdit) -> Bool {
    if other.isNegative {
      guard edit.left == 0, !edit.isNegative else { return false }
      edit.isNegative = true
      accepted += 1
    }
    for index in 0..<other.count {
      guard edit.count < NumberEdit.longest, edit.count < edit.tokens.count else { break }
      switch other.tokens[index] {
      case NumberToken.decimal:
        guard fitsDecimal() else { return false }
      case let token where token < 10:
        guard fitsDigit() else { continue }
      default: return false
      }
      edit.put(other.tokens[index])
      accepted += 1
    }
    return true
  }
}
