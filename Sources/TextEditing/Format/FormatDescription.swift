#if !hasFeature(Embedded)
/// Writes the descriptions from which the module of the editing core in a web page makes the same formats: items
/// `key=value`, separated by U+001F; lists in a value by U+001E, lists in these by U+001D.
package struct FormatDescription {
  private(set) package var text: String
  /// Whether every value could be written.
  private var isComplete = true

  package init(kind: String) { text = "kind=" + kind }

  /// The description; `nil` if a value contains a separator.
  package var whole: String? { isComplete ? text : nil }

  package mutating func add(_ key: String, _ value: String) {
    if value.utf8.contains(where: { (0x1C...0x1F).contains($0) }) { isComplete = false }
    text += "\u{1F}" + key + "=" + value
  }

  mutating func add(_ key: String, _ value: Int) { add(key, String(value)) }

  /// A number by its bits, so that it is exact.
  mutating func add(_ key: String, _ value: Double) { add(key, String(value.bitPattern)) }

  mutating func add(_ key: String, _ values: [String], separator: String = "\u{1E}") {
    for value in values where value.utf8.contains(where: { (0x1C...0x1F).contains($0) }) { isComplete = false }
    text += "\u{1F}" + key + "=" + values.joined(separator: separator)
  }

  mutating func add(_ key: String, _ lists: [[String]]) {
    for value in lists.joined() where value.utf8.contains(where: { (0x1C...0x1F).contains($0) }) { isComplete = false }
    text += "\u{1F}" + key + "=" + lists.map { $0.joined(separator: "\u{1D}") }.joined(separator: "\u{1E}")
  }
}

extension InputMask {
  /// What the module makes the same mask from; `nil` for a mask with functions of the program.
  var description: String? {
    if choose != nil, prefixes == nil { return nil }
    var result = FormatDescription(kind: "mask")
    result.add("mask", patterns)
    var tokens: [String] = []
    for item in symbols {
      let (kind, set): (String, String)
      switch item.token.accepts {
      case .digit: (kind, set) = ("d", "")
      case .letter: (kind, set) = ("a", "")
      case .alphanumeric: (kind, set) = ("n", "")
      case .characters(let characters): (kind, set) = ("c", characters)
      case .matching: return nil
      }
      let transform =
        switch item.token.transform {
        case .none: "n"
        case .lowercased: "l"
        case .uppercased: "u"
        }
      tokens.append(String(item.symbol) + kind + transform + set)
    }
    if !tokens.isEmpty { result.add("tokens", tokens) }
    if literals == .eager { result.add("literals", "eager") }
    if fill == .trailing { result.add("fill", "trailing") }
    if let guide { result.add("guide", String(guide)) }
    if let prefixes {
      result.add(
        "prefixes",
        prefixes.rules.map { "\($0.digits) \($0.range.lowerBound) \($0.range.upperBound) \($0.pattern)" })
      result.add("otherwise", prefixes.otherwise)
    }
    return result.whole
  }
}

extension NumberShape {
  /// What the module makes the same form from.
  var description: String? {
    var result = FormatDescription(kind: "number")
    result.add("zero", String(Character(zero)))
    result.add("decimal", decimalSeparator)
    result.add("grouping", groupingSeparator)
    if let readGroupingSeparator { result.add("readGrouping", readGroupingSeparator) }
    result.add("primary", primaryGroup)
    result.add("secondary", secondaryGroup)
    result.add("minimumGrouping", minimumGrouping)
    result.add("prefix", positivePrefix)
    result.add("suffix", positiveSuffix)
    result.add("negativePrefix", negativePrefix)
    result.add("negativeSuffix", negativeSuffix)
    result.add("fraction", fractionLimit)
    if let integerLimit { result.add("integer", integerLimit) }
    if allowsExponent { result.add("exponent", 1) }
    if let minimum { result.add("minimum", minimum) }
    if let maximum { result.add("maximum", maximum) }
    return result.whole
  }
}

extension LiveDate {
  /// What the module makes the same format from. It has no clock: what begins with the present is done elsewhere.
  var description: String? {
    var result = FormatDescription(kind: "date")
    result.add(
      "parts",
      shape.parts.map { part in
        switch part {
        case .field(let field, let digits): ["\(field.letter)\(digits)"]
        case .meridiem(let am, let pm): ["a", am, pm]
        case .literal(let text): ["'", text]
        }
      })
    result.add("months", names.months)
    result.add("am", names.am)
    result.add("pm", names.pm)
    result.add("ignored", names.ignored)
    result.add("separators", String(names.separators))
    result.add("zero", String(Character(shape.zero)))
    result.add("century", century)
    if let range {
      result.add("from", Self.numbers(of: range.lowerBound), separator: " ")
      result.add("to", Self.numbers(of: range.upperBound), separator: " ")
    }
    return result.whole
  }

  private static func numbers(of moment: DateMoment) -> [String] {
    [moment.year, moment.month, moment.day, moment.hour, moment.minute, moment.second].map { String($0) }
  }
}

extension MaskedPhone {
  /// What the module makes the same rules from.
  package var formatDescription: String? {
    var result = FormatDescription(kind: "phone")
    if masks.isEmpty { return result.whole }
    result.add("code", code)
    result.add("masks", masks.map(\.pattern))
    result.add("trunk", trunk)
    result.add("codes", codes, separator: " ")
    return result.whole
  }
}

extension DateShape.Field {
  /// The letter of Unicode Technical Standard 35.
  fileprivate var letter: String {
    switch self {
    case .year: "y"
    case .month: "M"
    case .day: "d"
    case .hour: "H"
    case .hour12: "h"
    case .minute: "m"
    case .second: "s"
    case .meridiem: "a"
    }
  }
}

extension EditingOptions {
  /// Adds what the module makes the same rules from.
  package func describe(in description: inout FormatDescription) {
    if isMultiline { description.add("multiline", 1) }
    if let limit { description.add("limit", limit) }
    if overwrite { description.add("overwrite", 1) }
    if backspaceOverLiteral == .skip { description.add("literal", "skip") }
    if deletesPastRestored { description.add("restored", 1) }
    switch capitalization {
    case .none: break
    case .words: description.add("capitalization", "words")
    case .sentences: description.add("capitalization", "sentences")
    case .allCharacters: description.add("capitalization", "all")
    }
    for (key, side) in [("insertBias", bias.insert), ("deleteBias", bias.delete)] {
      switch side {
      case nil: break
      case .before: description.add(key, "before")
      case .after: description.add(key, "after")
      case .nearest: description.add(key, "nearest")
      }
    }
  }

  /// A field with these rules and a format, as the module of the editing core reads it; `nil` for what the module does
  /// not edit: a secure text, and a format of functions.
  package func description(with format: EditFormat?) -> String? {
    guard !isSecure else { return nil }
    var result = FormatDescription(kind: "text")
    describe(in: &result)
    guard let format else { return result.whole }
    // The format's own kind stands behind that of a text, and the last of equal keys counts.
    guard let described = format.describe?(), let rules = result.whole else { return nil }
    return rules + "\u{1F}" + described
  }
}
#endif
