import TextEditing

/// The description of a field as a browser passes it to the module: items `key=value`, separated by U+001F.
///
/// `kind` is `text`, `mask`, `number`, `date`, `phone` or `country`, a telephone number by the rules of all countries.
/// Unknown keys and values are ignored, so that an older module works with a newer page; of equal keys the last one
/// counts.
struct ModuleSpec {
  private var values: [(key: Substring, value: Substring)] = []

  init(_ text: String) {
    for item in text.pieces(separatedBy: 0x1F) {
      guard let equals = item.utf8.firstIndex(of: 0x3D) else { continue }
      values.append((item[..<equals], item[item.utf8.index(after: equals)...]))
    }
  }

  @inline(never)
  subscript(_ key: StaticString) -> Substring? {
    for item in values.reversed() where Self.isSame(item.key, key) { return item.value }
    return nil
  }

  @inline(never)
  func int(_ key: StaticString) -> Int? { self[key].flatMap { $0.decimal } }
  /// A number by its bits.
  @inline(never)
  private func double(_ key: StaticString) -> Double? {
    self[key].flatMap { $0.bits }.map { Double(bitPattern: $0) }
  }
  @inline(never)
  func list(_ key: StaticString) -> [Substring] {
    guard let value = self[key], !value.isEmpty else { return [] }
    return String(value).pieces(separatedBy: 0x1E)
  }
  static func numbers(_ text: Substring) -> [Int] {
    String(text).pieces(separatedBy: 0x20).compactMap { $0.decimal }
  }
  @inline(never)
  private func flag(_ key: StaticString) -> Bool { self.is(key, "1") }
  @inline(never)
  func text(_ key: StaticString) -> String? { self[key].map { String($0) } }

  @inline(never)
  private func `is`(_ key: StaticString, _ value: StaticString) -> Bool {
    self[key].map { Self.isSame($0, value) } ?? false
  }

  @inline(never)
  private static func isSame(_ text: Substring, _ other: StaticString) -> Bool {
    other.withUTF8Buffer { text.utf8.elementsEqual($0) }
  }

  /// Creates a session for the field; `nil` for a mask that doesn't compile, an invalid date form, or a telephone number
  /// without the rules of its country.
  func session(_ countries: CountryRules?) -> EditingSession? {
    var format: EditFormat?
    if `is`("kind", "mask") {
      guard let mask = mask() else { return nil }
      format = mask.format
    } else if `is`("kind", "number") {
      format = LiveNumber(number()).format
    } else if `is`("kind", "date") {
      guard let date = date() else { return nil }
      format = date.format
    } else if `is`("kind", "phone") {
      format = LivePhone(writer: ModulePhone.masked(phone())).format
    } else if `is`("kind", "country") {
      guard let countries else { return nil }
      format = LivePhone(writer: ModulePhone.country(CountryPhone(countries, code: text("code") ?? ""))).format
    }
    return EditingSession(text: text("text") ?? "", options: options(), format: format)
  }

  private func options() -> EditingOptions {
    var options = EditingOptions()
    options.isMultiline = flag("multiline")
    options.isSecure = flag("secure")
    options.limit = int("limit").map { max(0, $0) }
    options.overwrite = flag("overwrite")
    options.deletesPastRestored = flag("restored")
    if `is`("literal", "skip") { options.backspaceOverLiteral = .skip }
    if `is`("capitalization", "words") {
      options.capitalization = .words
    } else if `is`("capitalization", "sentences") {
      options.capitalization = .sentences
    } else if `is`("capitalization", "all") {
      options.capitalization = .allCharacters
    }
    options.bias.insert = side("insertBias")
    options.bias.delete = side("deleteBias")
    return options
  }

  private func side(_ key: StaticString) -> EditingOptions.Bias.Side? {
    if `is`(key, "before") { return .before }
    if `is`(key, "after") { return .after }
    if `is`(key, "nearest") { return .nearest }
    return nil
  }

  private func mask() -> InputMask? {
    let patterns = (text("mask") ?? "").pieces(separatedBy: 0x1E).map { String($0) }
    var tokens: [InputMask.TokenSymbol] = []
    for item in list("tokens") {
      guard let token = Self.token(item) else { return nil }
      tokens.append(token)
    }
    var mask: InputMask
    do throws(InputMaskError) {
      mask = try InputMask(
        patterns, symbols: tokens, literals: `is`("literals", "eager") ? .eager : .lazy,
        fill: `is`("fill", "trailing") ? .trailing : .leading, guide: text("guide")?.first)
    } catch {
      return nil
    }
    let rules = list("prefixes").compactMap { item -> PrefixChoice.Rule? in
      let numbers = Self.numbers(item)
      guard numbers.count == 4, numbers[1] <= numbers[2] else { return nil }
      return PrefixChoice.Rule(digits: numbers[0], range: numbers[1]...numbers[2], pattern: numbers[3])
    }
    if !rules.isEmpty { mask.choose(by: PrefixChoice(rules, otherwise: int("otherwise") ?? 0)) }
    return mask
  }

  /// Numbers of telephones by a region's masks.
  private func phone() -> MaskedPhone {
    MaskedPhone(
      code: text("code") ?? "", masks: list("masks").map { PhoneMask(String($0)) }, trunk: text("trunk") ?? "",
      codes: (text("codes") ?? "").pieces(separatedBy: 0x20).map { String($0) })
  }

  /// A token as its symbol, its class, its transform and the characters of a set, as `ual` for lower-case letters under
  /// u.
  private static func token(_ item: Substring) -> InputMask.TokenSymbol? {
    guard let symbol = item.first else { return nil }
    var letters = item.dropFirst().utf8.makeIterator()
    let (kind, transform) = (letters.next(), letters.next())
    var token: InputMask.Token
    switch kind {
    case 0x64: token = .digit
    case 0x61: token = .letter
    case 0x6E: token = .alphanumeric
    case 0x63: token = InputMask.Token(.characters(String(item.dropFirst(3))))
    default: return nil
    }
    if transform == 0x6C { token = token.lowercased } else if transform == 0x75 { token = token.uppercased }
    return InputMask.TokenSymbol(symbol, token)
  }

  /// A separator, prefix or suffix: short, since a text holds a separator for every few digits.
  @inline(never)
  private func symbol(_ key: StaticString, _ limit: Int) -> String? {
    text(key).map { String($0.prefix(limit)) }
  }

  private func number() -> NumberShape {
    var shape = NumberShape()
    if let zero = text("zero")?.unicodeScalars.first { shape.zero = zero }
    if let value = symbol("decimal", 4) { shape.decimalSeparator = value }
    if let value = symbol("grouping", 4) { shape.groupingSeparator = value }
    shape.readGroupingSeparator = symbol("readGrouping", 4)
    if let value = int("primary") { shape.primaryGroup = max(0, value) }
    if let value = int("secondary") { shape.secondaryGroup = max(0, value) }
    if let value = int("minimumGrouping") { shape.minimumGrouping = max(1, value) }
    if let value = symbol("prefix", 64) { shape.positivePrefix = value }
    if let value = symbol("suffix", 64) { shape.positiveSuffix = value }
    if let value = symbol("negativePrefix", 64) { shape.negativePrefix = value }
    if let value = symbol("negativeSuffix", 64) { shape.negativeSuffix = value }
    if let value = int("fraction") { shape.fractionLimit = max(0, value) }
    shape.integerLimit = int("integer")
    shape.allowsExponent = flag("exponent")
    shape.minimum = double("minimum")
    shape.maximum = double("maximum")
    return shape
  }
}
