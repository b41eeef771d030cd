/// A sentence in one language, with its arguments as printf specifiers.
package struct Translation: Equatable, Sendable {
  /// The forms of a part that depends on a number.
  package struct Plural: Equatable, Sendable {
    /// The argument that decides, counted from 1; `nil` for the next one.
    package var argument: Int?
    package var forms: [PluralCategory: String]

    /// The form for a number. A form for zero is meant for zero in every language.
    package func form(for number: Double, language: String) -> String? {
      if number == 0, let zero = forms[.zero] { return zero }
      return forms[PluralCategory(number, language: language)] ?? forms[.other] ?? forms.values.min()
    }
  }

  /// The sentence, with `%#@name@` in the place of one of ``plurals``.
  package var format: String
  package var plurals: [String: Plural] = [:]

  package init(_ format: String, plurals: [String: Plural] = [:]) {
    self.format = format
    self.plurals = plurals
  }

  /// A sentence whose whole depends on its first number, or on the argument that the plural names.
  package init(_ plural: Plural) { self.init("%#@all@", plurals: ["all": plural]) }

  /// The sentence for arguments in words: where the whole depends on a number, its form.
  func sentence(_ arguments: [String], language: String) -> String {
    guard let plural = plurals["all"], format == "%#@all@" else { return format }
    let index = (plural.argument ?? 1) - 1
    let number = arguments.indices.contains(index) ? Double(arguments[index]) : nil
    return (number.flatMap { plural.form(for: $0, language: language) } ?? plural.forms[.other]) ?? format
  }
}
