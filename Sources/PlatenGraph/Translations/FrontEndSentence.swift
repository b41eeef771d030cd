/// A sentence that a front end itself says: in the program's translation where its tables have one, or else in that of
/// this package into the language of the program's texts.
///
/// The key in the tables is the English sentence, as it is of all words that this package shows.
package struct FrontEndSentence: Equatable, Sendable {
  package let text: String
  /// The language that the text is in (BCP 47), where it is another than that of the program's texts.
  package let language: String?

  /// The sentence for a locale. The arguments replace `%@` and `%lld`, in their order or by their number, as `%2$@`.
  package init(_ key: String, _ arguments: String..., in locale: Locale) { self.init(key, arguments, in: locale) }

  /// The sentence for a locale, with as many arguments as the key has.
  package init(_ key: String, _ arguments: [String], in locale: Locale) {
    let found = Translations.find(key, in: locale, .library)
    text = Self.filled(found.map { $0.0.sentence(arguments, language: $0.language) } ?? key, arguments)
    language = Translations.otherLanguage(found?.language ?? "en", for: locale)
  }

  private static func filled(_ format: String, _ arguments: [String]) -> String {
    guard !arguments.isEmpty else { return format }
    var next = arguments.startIndex
    return format.replacing(/%(?:(\d)\$)?(?:@|lld)/) { match in
      let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next += 1
      return arguments.indices.contains(index) ? arguments[index] : String(match.0)
    }
  }
}

extension Translations {
  /// The language of the program's texts for a locale (BCP 47). English where the program has no tables and names no
  /// language, as that of Xcode's projects.
  package static func textLanguage(for locale: Locale) -> String {
    language(for: locale)?.replacing("_", with: "-") ?? "en"
  }

  /// A language (BCP 47) where it is another than that of the program's texts for a locale, in which case a page marks
  /// what is in it (WCAG 2.2, 3.1.2).
  package static func otherLanguage(_ language: String, for locale: Locale) -> String? {
    PluralCategory.language(of: language) == PluralCategory.language(of: textLanguage(for: locale)) ? nil : language
  }
}

extension Translations {
  /// The direction of the interface for a user: that of the program's texts, as on Apple's systems. Where the program
  /// names no language and has no tables, it is `unknown`, or that of the user's language.
  package static func layoutDirection(for locale: Locale, unknown: LayoutDirection? = nil) -> LayoutDirection {
    direction(of: language(for: locale)) ?? unknown ?? LayoutDirection(locale)
  }

  /// The direction of a language; nil for none.
  package static func direction(of language: String?) -> LayoutDirection? {
    language.map { LayoutDirection(Locale(identifier: $0)) }
  }
}

extension ViewHost {
  /// The language that the program's texts have for its user (BCP 47).
  package var textLanguage: String { Translations.textLanguage(for: rootEnvironment.locale) }

  /// A sentence of the front end's own for the user.
  package func sentence(_ key: String, _ arguments: String...) -> FrontEndSentence {
    FrontEndSentence(key, arguments, in: rootEnvironment.locale)
  }
}
