/// A sentence that a front end itself says, in the program's translation where its tables have one.
///
/// The key in the tables is the English sentence, as it is of all words that this package shows.
package struct FrontEndSentence: Equatable, Sendable {
  package let text: String
  /// The language that the text is in (BCP 47), where it is another than that of the program's texts.
  package let language: String?

  /// The sentence for a locale. `argument` replaces `%@`.
  package init(_ key: String, _ argument: String? = nil, in locale: Locale) {
    let found = Translations.find(key, in: locale, TableReference())
    let format = found?.0.format ?? key
    text = argument.map { format.replacing("%1$@", with: $0).replacing("%@", with: $0) } ?? format
    let chosen = found?.language ?? "en"
    language = chosen == PluralCategory.language(of: Translations.textLanguage(for: locale)) ? nil : chosen
  }
}

extension Translations {
  /// The language of the program's texts for a locale (BCP 47). English where the program has no tables and names no
  /// language, as that of Xcode's projects.
  package static func textLanguage(for locale: Locale) -> String {
    language(for: locale)?.replacing("_", with: "-") ?? "en"
  }
}

extension ViewHost {
  /// The language that the program's texts have for its user (BCP 47).
  package var textLanguage: String { Translations.textLanguage(for: rootEnvironment.locale) }

  /// A sentence of the front end's own for the user.
  package func sentence(_ key: String, _ argument: String? = nil) -> FrontEndSentence {
    FrontEndSentence(key, argument, in: rootEnvironment.locale)
  }
}
