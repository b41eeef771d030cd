/// The one intake of a number: what is typed, pasted, completed or dictated goes through it token by token, by the rule
/// that ``LiveNumber`` documents.
struct NumberIntake {
  let rules: NumberRules
  var edit: NumberEdit
  var memory = NumberMemory()
  /// Whether a user edits, whom limits hold for. A program may write more.
  let isEdit: Bool
  /// The number of tokens that had an effect.
  var accepted = 0

  init(rules: NumberRules, edit: NumberEdit, isEdit: Bool) {
    self.rules = rules
    self.edit = edit
    self.isEdit = isEdit
  }

  /// Whether nothing follows the edit: the number can still become any other.
  private var isAtEnd: Bool { edit.left == edit.count }

  // MARK: one key

  /// Takes a single character. False if it does not fit.
  mutating func type(_ token: UInt8) -> Bool {
    switch token {
    case ..<10: return isAtEnd ? digit(token, isLimited: true) : digitInside(token)
    case NumberToken.point, NumberToken.comma, NumberToken.otherDecimal:
      if memory.isAfterWord, endsAbbreviation { return false }
      return isAtEnd ? sign(token, isLimited: true, digitsAhead: 0) : signInside(token)
    case NumberToken.minus, NumberToken.open: return minus(token)
    case NumberToken.plus:
      guard edit.left == 0, edit.isNegative else { return false }
      edit.isNegative = false
      accepted += 1
      return true
    case NumberToken.exponent: return exponent()
    case NumberToken.grouping: return edit.count == 1 && dropSymbolSign()
    default:
      // With another letter behind it, the sign of an exponent begins a word, as in `5 eggs`.
      guard isAtEnd, token == NumberToken.none, edit.count > 0, edit.tokens[edit.count - 1] == NumberToken.exponent
      else { return false }
      edit.remove(at: edit.count - 1)
      accepted += 1
      return true
    }
  }

  /// Whether a sign behind a word belongs to the word: in front of a number, and behind one that has its decimal sign.
  var endsAbbreviation: Bool {
    edit.count == 0 || !isAtEnd || edit.firstIndex(of: NumberToken.decimal) != nil
  }

  private mutating func put(_ token: UInt8) -> Bool {
    edit.put(token)
    accepted += 1
    return true
  }

  private mutating func minus(_ token: UInt8) -> Bool {
    if edit.count == 1 { dropSymbolSign() }
    if edit.left > 0, edit.tokens[edit.left - 1] == NumberToken.exponent {
      guard isAtEnd || edit.tokens[edit.left] != NumberToken.exponentMinus else { return false }
      return put(NumberToken.exponentMinus)
    }
    // A sign may also be typed behind the number, which it ends.
    let isBehind = edit.left > 0
    if isBehind, hasEmptyFraction { return false }
    guard rules.allowsNegative || !isEdit, !edit.isNegative, !isBehind || isAtEnd && token == NumberToken.minus
    else { return false }
    edit.isNegative = true
    memory.isClosed = isBehind
    accepted += 1
    return true
  }

  /// Whether the number ends with its decimal sign. A dash behind it replaces the fraction: `12,-`.
  var hasEmptyFraction: Bool {
    memory.isFractionHidden
      ? !memory.hasHiddenDigits : edit.count > 0 && edit.tokens[edit.count - 1] == NumberToken.decimal
  }

  private mutating func exponent() -> Bool {
    guard !memory.isClosed, edit.firstIndex(of: NumberToken.exponent) == nil, edit.integerEnd > 0,
      edit.left >= edit.integerEnd, edit.firstIndex(of: NumberToken.decimal, from: edit.left) == nil
    else { return false }
    memory = NumberMemory()
    return put(NumberToken.exponent)
  }

  // MARK: at the end

  /// Appends a digit.
  mutating func digit(_ token: UInt8, isLimited: Bool) -> Bool {
    if memory.isClosed { return false }
    if memory.isFractionHidden {
      memory.hasHiddenDigits = true
      accepted += 1
      return true
    }
    if memory.mayGroup, let start = edit.firstIndex(of: NumberToken.decimal) {
      guard edit.fractionCount + 1 >= rules.group else { return put(token) }
      if isLimited, let limit = rules.integerLimit, edit.integerEnd + rules.group > limit { return false }
      separate(at: start)
      return put(token)
    }
    return !isLimited || fitsDigit() ? put(token) : false
  }

  /// Makes the decimal sign one that separates groups.
  private mutating func separate(at index: Int) {
    edit.remove(at: index)
    memory.grouped = memory.decimal
    (memory.decimal, memory.mayGroup) = (NumberToken.none, false)
  }

  /// Appends a sign that may be the decimal one. `digitsAhead` is the number of digits that are known to follow, 0 if
  /// another sign follows them.
  mutating func sign(_ token: UInt8, isLimited: Bool, digitsAhead: Int) -> Bool {
    guard !memory.isClosed, !memory.isFractionHidden, edit.firstIndex(of: NumberToken.exponent) == nil else {
      return false
    }
    dropSymbolSign()
    if let start = edit.firstIndex(of: NumberToken.decimal) {
      let first = memory.decimal
      let count = edit.fractionCount
      // Behind the locale's decimal sign it is the symbol's: `7.000 kr.`
      if first == rules.decimalSign, rules.affixesHave(token) { return false }
      // Groups of two digits are usual in India, but not the last. A sign of a text that was there before is decided.
      // What is neither point nor comma separates groups nowhere.
      guard first != NumberToken.none, first != NumberToken.otherDecimal,
        count == rules.group || token == first && memory.mayGroup && count >= 2 && count < rules.group
      else { return false }
      separate(at: start)
    }
    var mayGroup = false
    if edit.hasWholePart {
      if memory.grouped != NumberToken.none {
        mayGroup = memory.grouped == token
      } else if rules.separatesGroups(token) {
        mayGroup = digitsAhead <= rules.group
      }
    } else if !isEdit, edit.count > 0, token == rules.groupingSign {
      // What a style has written, with zeros in front.
      mayGroup = digitsAhead <= rules.group
    }
    // In front of all digits of a whole number it can only be the symbol's.
    if edit.count == 0, rules.fractionLimit == 0, rules.affixesHave(token) { return false }
    accepted += 1
    if isLimited, !mayGroup, rules.fractionLimit == 0 {
      memory.isFractionHidden = true
      return true
    }
    (memory.decimal, memory.mayGroup) = (token, mayGroup)
    edit.put(NumberToken.decimal)
    return true
  }

  /// Takes back a sign in front of all digits that turns out to be one of the symbol, as the point in `kr. 7` and
  /// `kr.7,00`, by a space, a
  /// minus or a second sign behind it.
  @discardableResult mutating func dropSymbolSign() -> Bool {
    guard isAtEnd, edit.count > 0, edit.tokens[0] == NumberToken.decimal, rules.affixesHave(memory.decimal) else {
      return false
    }
    edit.remove(at: 0)
    (memory.decimal, memory.mayGroup) = (NumberToken.none, false)
    accepted += 1
    return true
  }

  // MARK: in the middle

  private mutating func digitInside(_ token: UInt8) -> Bool {
    fitsDigit() ? put(token) : false
  }

  private mutating func signInside(_ token: UInt8) -> Bool {
    // With digits behind it, the locale's grouping sign changes nothing.
    guard token != rules.groupingSign else { return false }
    if edit.tokens[edit.left] == NumberToken.decimal {
      // Typing over an existing sign.
      edit.left += 1
      accepted += 1
      return true
    }
    return fitsDecimal() ? put(NumberToken.decimal) : false
  }

  /// Whether a decimal separator can be inserted without pushing digits beyond the limit.
  func fitsDecimal() -> Bool {
    guard rules.fractionLimit > 0 || !isEdit, edit.firstIndex(of: NumberToken.decimal) == nil else { return false }
    let end = edit.integerEnd
    return edit.left <= end && (end - edit.left <= rules.fractionLimit || !isEdit)
  }

  /// Whether a digit can be inserted. In a full fraction it can if a trailing zero is dropped, which loses nothing.
  mutating func fitsDigit() -> Bool {
    guard isEdit else { return true }
    if let start = edit.firstIndex(of: NumberToken.decimal), edit.left > start {
      let count = edit.fractionCount
      guard count >= rules.fractionLimit, edit.left <= start + 1 + count else { return true }
      let last = start + count
      guard edit.left <= last, edit.tokens[last] == 0 else { return false }
      edit.remove(at: last)
      return true
    }
    guard let limit = rules.integerLimit, edit.left <= edit.integerEnd else { return true }
    return edit.integerEnd < limit
  }
}
