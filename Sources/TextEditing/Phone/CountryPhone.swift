/// Numbers of every country by the rules of all countries, grouped as libphonenumber groups them while they are typed.
package struct CountryPhone: PhoneWriter {
  private let rules: CountryRules
  /// The country calling code of numbers without one, without `+`; empty where only numbers with a code are grouped.
  package let code: String

  package init(_ rules: CountryRules, code: String) {
    self.rules = rules
    self.code = code
  }

  package func text(_ keys: PhoneKeys) -> String? {
    // With a prefix for international calls a number has more digits than E.164 allows.
    guard keys.digitCount <= Self.mostDigits + (code.isEmpty ? 0 : 5) else { return nil }
    if keys.isCode { return keys.string }
    var typing = PhoneTyping(rules, code: code)
    for key in keys.bytes { typing.type(key) }
    return typing.text.string
  }

  package func settled(_ keys: PhoneKeys) -> PhoneKeys { keys }

  package func isComplete(_ keys: PhoneKeys) -> Bool { keys.digitCount >= Self.fewestDigits }

  #if !hasFeature(Embedded)
  package var formatDescription: String? {
    var result = FormatDescription(kind: "country")
    result.add("code", code)
    return result.whole
  }
  #endif
}
