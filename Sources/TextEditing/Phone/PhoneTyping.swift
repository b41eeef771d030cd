/// A number while it is typed by the rules of its country. Which form it has is decided by its digits so far, and a form
/// is kept until a digit no longer fits it, so that the keys are taken one by one. libphonenumber's formatter for typing
/// (AsYouTypeFormatter) has the same steps.
struct PhoneTyping {
  /// The keys as they are shown.
  private(set) var text = PhoneText()

  private let rules: CountryRules
  private var country: CountryRules.Country?
  private var keys = PhoneText()
  /// The digits without prefixes, and what is shown in front of them.
  private var national = PhoneText()
  private var prefix = PhoneText()
  private var nationalPrefix = PhoneText()
  /// Where the country's forms begin, and bits of those that the number may still have.
  private var forms: [Int] = []
  private var possible: UInt32 = 0
  /// The form that is being filled, with places for digits, and how much of it is.
  private var template = PhoneText()
  private var filled = 0
  private var groups = PhoneText()
  /// Whether some form fits.
  private var isGrouped = true
  /// Whether the number has all its prefixes, as one with a country code has.
  private var isWhole = false
  private var awaitsCode = false
  private var spacesPrefix = false

  private static let fewest = 3
  /// A digit's place in a template.
  private static let place: UInt8 = 0

  init(_ rules: CountryRules, code: String) {
    self.rules = rules
    var digits = PhoneText()
    for byte in code.utf8 { digits.append(byte) }
    if !digits.isEmpty { enter(rules.country(at: digits)) }
  }

  /// Takes a key.
  @inline(never)
  mutating func type(_ key: UInt8) {
    keys.append(key)
    if key != PhoneKeys.plus { national.append(key) }
    text = keys
    guard isGrouped else { return startAgain() }
    guard keys.count >= Self.fewest else { return }
    if keys.count == Self.fewest {
      awaitsCode = dropsInternationalPrefix()
      if !awaitsCode {
        nationalPrefix = takeNationalPrefix()
        return chooseForm()
      }
    }
    if awaitsCode {
      awaitsCode = !takesCode()
      text = prefix + national
      return
    }
    guard possible != 0 else { return chooseForm() }
    fill(key)
    let next = text
    if showsWhole() { return }
    narrow()
    if takesNextForm() { return fillAgain() }
    text = isGrouped ? withPrefix(next) : keys
  }

  @inline(never)
  private mutating func enter(_ country: CountryRules.Country?) {
    self.country = country
    guard let country else { return }
    forms.removeAll()
    var line = rules.line(after: country.line)
    while rules[line] >= 0x40 {
      forms.append(line)
      line = rules.line(after: line)
    }
  }

  /// What is dialled before a country code, or before a national number: the field of the country's line.
  private enum Prefix: Int {
    case international = 2
    case national
  }

  /// The digits of a prefix at the start; 0 without it.
  @inline(never)
  private func longest(_ prefix: Prefix, in digits: PhoneText) -> Int {
    guard let country else { return 0 }
    var offset = country.line
    for _ in 0..<prefix.rawValue { offset = rules.field(after: offset) }
    return PhonePattern.longest(rules, offset, in: digits)
  }

  /// What is tried with each key of a number that no form fits: it may be one with a longer prefix than was thought.
  @inline(never)
  private mutating func startAgain() {
    if dropsInternationalPrefix() {
      guard takesCode() else { return }
    } else if hasLongerNationalPrefix() {
      prefix.append(CountryRules.space)
    } else {
      return
    }
    isGrouped = true
    awaitsCode = false
    possible = 0
    filled = 0
    template = PhoneText()
    groups = PhoneText()
    chooseForm()
  }

  @inline(never)
  private mutating func hasLongerNationalPrefix() -> Bool {
    if !nationalPrefix.isEmpty {
      national = nationalPrefix + national
      // The prefix may be written behind a country code.
      let count = nationalPrefix.count
      var start = prefix.count - count
      while start > 0, prefix.part(from: start, to: start + count) != nationalPrefix { start -= 1 }
      prefix = prefix.part(from: 0, to: max(0, start))
    }
    return takeNationalPrefix() != nationalPrefix
  }

  @inline(never)
  private mutating func takeNationalPrefix() -> PhoneText {
    // A number of North America is set apart from its prefix 1 where an area code follows.
    let isNorthAmerican = country.map { $0.codeLength == 1 && rules[$0.line + 1] == 0x31 } ?? false
    let isArea = isNorthAmerican && national.count > 1 && national[0] == 0x31 && national[1] > 0x31
    let count = isArea ? 1 : longest(.national, in: national)
    let taken = national.part(from: 0, to: count)
    prefix = prefix + taken
    if isArea { prefix.append(CountryRules.space) }
    if count > 0 { isWhole = true }
    national = national.part(from: count, to: national.count)
    return taken
  }

  @inline(never)
  private mutating func dropsInternationalPrefix() -> Bool {
    let isPlus = keys[0] == PhoneKeys.plus
    let count = isPlus ? 1 : longest(.international, in: keys)
    guard count > 0 else { return false }
    isWhole = true
    national = keys.part(from: count, to: keys.count)
    prefix = keys.part(from: 0, to: count)
    if !isPlus { prefix.append(CountryRules.space) }
    return true
  }

  @inline(never)
  private mutating func takesCode() -> Bool {
    guard let found = rules.country(at: national) else { return false }
    enter(found)
    prefix.append(national, from: 0, to: found.codeLength)
    prefix.append(CountryRules.space)
    national = national.part(from: found.codeLength, to: national.count)
    nationalPrefix = PhoneText()
    return true
  }

  @inline(never)
  private mutating func chooseForm() {
    guard national.count >= Self.fewest else {
      text = withPrefix(national)
      return
    }
    let hasPrefix = !nationalPrefix.isEmpty
    // Some countries have other forms behind their code.
    for isInternational in isWhole && !hasPrefix ? [true, false] : [false] where possible == 0 {
      for index in forms.indices {
        let form = CountryRules.Form(rawValue: rules[forms[index]])
        guard form.contains(.isInternational) == isInternational,
          hasPrefix ? form.contains(.takesPrefix) : isWhole || form.contains(.takesNoPrefix)
        else { continue }
        possible |= 1 &<< UInt32(index)
      }
    }
    narrow()
    if showsWhole() { return }
    if takesNextForm() { fillAgain() } else { text = keys }
  }

  /// Leaves the forms that the first digits allow.
  @inline(never)
  private mutating func narrow() {
    for index in forms.indices where possible &>> UInt32(index) & 1 != 0 {
      var pattern = rules.field(after: forms[index])
      guard rules.isFollowed(pattern) else { continue }
      for _ in Self.fewest..<national.count {
        let next = rules.field(after: pattern)
        guard rules.isFollowed(next) else { break }
        pattern = next
      }
      if PhonePattern.ends(rules, pattern, in: national) == 0 { possible &= ~(1 &<< UInt32(index)) }
    }
  }

  /// Shows a number that has all digits of a form, if no key is lost by that.
  @inline(never)
  private mutating func showsWhole() -> Bool {
    for index in forms.indices where possible &>> UInt32(index) & 1 != 0 {
      guard let written = written(national, by: forms[index]) else { continue }
      spacesPrefix = CountryRules.Form(rawValue: rules[forms[index]]).contains(.spacesPrefix)
      let whole = withPrefix(written)
      var dialled = PhoneText()
      for index in 0..<whole.count where PhoneKeys.isDialled(whole[index]) { dialled.append(whole[index]) }
      if dialled == keys {
        text = whole
        return true
      }
    }
    return false
  }

  /// Begins the first form that takes as many digits; false if there is none, or it is the one that is being filled.
  @inline(never)
  private mutating func takesNextForm() -> Bool {
    while possible != 0 {
      let form = forms[possible.trailingZeroBitCount]
      let (_, most, letters) = capacity(of: form)
      if letters == groups { return false }
      if most >= national.count {
        var places = PhoneText()
        for _ in 0..<most { places.append(Self.place) }
        template = written(places, by: form) ?? PhoneText()
        groups = letters
        spacesPrefix = CountryRules.Form(rawValue: rules[form]).contains(.spacesPrefix)
        filled = 0
        return true
      }
      possible &= possible - 1
    }
    isGrouped = false
    return false
  }

  /// Shows the template with one more digit.
  private mutating func fill(_ digit: UInt8) {
    for index in filled..<template.count where template[index] == Self.place {
      template[index] = digit
      filled = index
      text = template.part(from: 0, to: index + 1)
      return
    }
    if possible.nonzeroBitCount == 1 { isGrouped = false }
    groups = PhoneText()
    text = keys
  }

  @inline(never)
  private mutating func fillAgain() {
    guard !national.isEmpty else {
      text = prefix
      return
    }
    for index in 0..<national.count { fill(national[index]) }
    text = isGrouped ? withPrefix(text) : keys
  }

  @inline(never)
  private func withPrefix(_ text: PhoneText) -> PhoneText {
    var whole = prefix
    if spacesPrefix, !whole.isEmpty, whole[whole.count - 1] != CountryRules.space { whole.append(CountryRules.space) }
    return whole + text
  }

  /// The fewest and the most digits of a form, and the letters of its groups.
  @inline(never)
  private func capacity(of form: Int) -> (fewest: Int, most: Int, letters: PhoneText) {
    var (fewest, most, letters) = (0, 0, PhoneText())
    var offset = form + 1
    while rules[offset] >= CountryRules.space {
      if rules[offset] >= 0x61 {
        letters.append(rules[offset])
        letters.append(rules[offset + 1])
        fewest += Int(rules[offset]) - 0x61
        most += Int(rules[offset + 1]) - 0x61
        offset += 1
      }
      offset += 1
    }
    return (fewest, most, letters)
  }

  /// The digits in a form; `nil` if it has another number of digits. The first groups take as many as they can.
  @inline(never)
  private func written(_ digits: PhoneText, by form: Int) -> PhoneText? {
    let (fewest, most, _) = capacity(of: form)
    guard fewest...most ~= digits.count else { return nil }
    var rest = digits.count - fewest
    var result = PhoneText()
    var start = 0
    var offset = form + 1
    while rules[offset] >= CountryRules.space {
      if rules[offset] >= 0x61 {
        let more = min(rest, Int(rules[offset + 1]) - Int(rules[offset]))
        let end = start + Int(rules[offset]) - 0x61 + more
        result.append(digits, from: start, to: end)
        rest -= more
        start = end
        offset += 1
      } else {
        result.append(rules[offset])
      }
      offset += 1
    }
    return result
  }
}

extension PhoneKeys {
  /// Whether a character is dialled: a digit, `+`, a star or a number sign.
  fileprivate static func isDialled(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || byte == plus || byte == star || byte == numberSign
  }
}
