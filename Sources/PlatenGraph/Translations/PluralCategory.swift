/// The form of a sentence that a number takes, by the names of Unicode's CLDR.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The category of a number in a language (BCP 47), by the cardinal rules of CLDR. A language without rules has those
  /// of English.
  package init(_ number: Double, language: String) {
    self = PluralOperands(number).map { PluralRules.category(of: $0, language: language) } ?? .other
  }
}
