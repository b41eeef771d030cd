import TextEditing

/// The description of a field as a browser passes it to the module: items `key=value`, separated by U+001F.
///
/// `kind` is `text`, `mask`, `number` or `date`. Unknown keys and values are ignored, so that an older module works
/// with a newer page.
struct ModuleSpec {
  private var values: [(key: Substring, value: Substring)] = []

  init(_ text: String) {
    for item in text.pieces(separatedBy: 0x1F) {
      guard let equals = item.utf8.firstIndex(of: 0x3D) else { continue }
      values.append((item[..<equals], item[item.utf8.index(after: equals)...]))
    }
  }

  subscript(_ key: StaticString) -> Substring? {
    let name = key.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    for item in values where item.key.utf8.elementsEqual(name.utf8) { return item.value }
    return nil
  }

  private func int(_ key: StaticString) -> Int? { self[key].flatMap { Int(String($0)) } }
  private func flag(_ key: StaticString) -> Bool { self[key].map { $0.utf8.elementsEqual("1".utf8) } ?? false }
  private func text(_ key: StaticString) -> String? { self[key].map { String($0) } }

  private func `is`(_ key: StaticString, _ value: StaticString) -> Bool {
    guard let found = self[key] else { return false }
    return value.withUTF8Buffer { $0.elementsEqual(found.utf8) }
  }

  /// Creates a session for the field; `nil` for a mask that doesn't compile or an invalid date pattern.
  func session() -> EditingSession? {
    var options = EditingOptions()
    options.isMultiline = flag("multiline")
    options.isSecure = flag("secure")
    options.limit = int("limit").map { max(0, $0) }
    options.overwrite = flag("overwrite")
    if `is`("literal", "skip") { options.backspaceOverLiteral = .skip }
    options.bias.insert = side("insertBias")
    options.bias.delete = side("deleteBias")
    var format: EditFormat?
    if `is`("kind", "mask") {
      guard let mask = mask() else { return nil }
      format = mask.format
    } else if `is`("kind", "number") {
      format = LiveNumber(number()).format
    } else if `is`("kind", "date") {
      guard let shape = DateShape(pattern: text("pattern") ?? "") else { return nil }
      format = LiveDate(shape).format
    }
    return EditingSession(text: text("text") ?? "", options: options, format: format)
  }

  private func side(_ key: StaticString) -> EditingOptions.Bias.Side? {
    if `is`(key, "before") { return .before }
    if `is`(key, "after") { return .after }
    return nil
  }

  private func mask() -> InputMask? {
    let patterns = (text("mask") ?? "").pieces(separatedBy: 0x1E).map { String($0) }
    var tokens: [InputMask.TokenSymbol] = []
    // Tokens come as a symbol and a class letter each, as `cl` for a lower-case letter under c.
    var symbol: Character?
    for character in text("tokens") ?? "" {
      guard let known = symbol else {
        symbol = character
        continue
      }
      symbol = nil
      switch character.only {
      case "d": tokens.append(InputMask.TokenSymbol(known, .digit))
      case "a": tokens.append(InputMask.TokenSymbol(known, .letter))
      case "l": tokens.append(InputMask.TokenSymbol(known, .letter.lowercased))
      case "u": tokens.append(InputMask.TokenSymbol(known, .letter.uppercased))
      case "n": tokens.append(InputMask.TokenSymbol(known, .alphanumeric))
      default: return nil
      }
    }
    do throws(InputMaskError) {
      return try InputMask(
        patterns, symbols: tokens, literals: `is`("literals", "eager") ? .eager : .lazy,
        fill: `is`("fill", "trailing") ? .trailing : .leading, guide: text("guide")?.first)
    } catch {
      return nil
    }
  }

  /// A separator, prefix or suffix: short, since a text holds a separator for every few digits.
  private func symbol(_ key: StaticString, _ limit: Int) -> String? {
    text(key).map { String($0.prefix(limit)) }
  }

  private func number() -> NumberShape {
    var shape = NumberShape()
    if let zero = text("zero")?.unicodeScalars.first { shape.zero = zero }
    if let value = symbol("decimal", 4) { shape.decimalSeparator = value }
    if let value = symbol("grouping", 4) { shape.groupingSeparator = value }
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
    shape.minimum = int("minimum").map { Double($0) }
    shape.maximum = int("maximum").map { Double($0) }
    return shape
  }
}
