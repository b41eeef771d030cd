/// A sentence in one language, with its arguments as printf specifiers.
struct Translation: Equatable, Sendable {
  /// The forms of a part that depends on a number.
  struct Plural: Equatable, Sendable {
    /// The argument that decides, counted from 1; `nil` for the next one.
    var argument: Int?
    var forms: [PluralCategory: String]

    /// The form for a number. A form for zero is meant for zero in every language.
    func form(for number: Double, language: String) -> String? {
      if number == 0, let zero = forms[.zero] { return zero }
      return forms[PluralCategory(number, language: language)] ?? forms[.other] ?? forms.values.min()
    }
  }

  /// The sentence, with `%#@name@` in the place of one of ``plurals``.
  var format: String
  var plurals: [String: Plural] = [:]

  init(_ format: String, plurals: [String: Plural] = [:]) {
    self.format = format
    self.plurals = plurals
  }

  /// A sentence whose whole depends on its first number.
  init(_ plural: Plural) { self.init("%#@all@", plurals: ["all": plural]) }
}

extension LocalizedArgument {
  /// The number in the argument, for choosing a plural.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    case .specified(let argument, _): argument.number
    default: nil
    }
  }

  /// The argument as a translation's own specifier shows it; one that does not suit is ignored.
  func specified(by specifier: String) -> LocalizedArgument {
    guard case .specified(let argument, _) = self else {
      let isOrdinary = ["%@", "%d", "%i", "%ld", "%lld", "%lu", "%llu", "%u", "%lf"].contains(specifier)
      return isOrdinary ? self : _FormatArgument(argument: self).specified(specifier)
    }
    return _FormatArgument(argument: argument).specified(specifier)
  }
}
