import Foundation
import Synchronization

/// This package's own words in other languages than English.
///
/// As Apple's frameworks do, they follow the language of the program's texts and not the user's alone: a page, a terminal
/// or a window never mixes two languages. `Scripts/words` writes the tables from `Scripts/words.json`.
package enum LibraryWords {
  /// The words of one language.
  private struct Table {
    /// The language, without script and region.
    let language: String
    let words: [String: Translation]
  }

  /// By the languages that were looked up; nil for those without a table.
  private static let cache = Mutex<[String: Table?]>([:])

  /// The translation of an English sentence, and its language; nil for languages without a table, English among them.
  static func translation(of key: String, into language: String) -> (Translation, language: String)? {
    if language == "en" { return nil }
    let table = cache.withLock { (cache: inout [String: Table?]) -> Table? in
      if let known = cache[language] { return known }
      var read: Table?
      if let name = name(for: language) {
        read = Table(language: PluralCategory.language(of: name), words: words(of: name))
      }
      cache[language] = .some(read)
      return read
    }
    guard let table else { return nil }
    return table.words[key].map { ($0, table.language) }
  }

  /// The language that the words have for a user: English where there is no table.
  static func language(for locale: Locale) -> String { name(for: locale.identifier(.bcp47)) ?? "en" }

  /// The name of the table for a language (BCP 47), that of the likely script for Chinese.
  private static func name(for language: String) -> String? {
    let full = Locale.Language(identifier: language).maximalIdentifier
    return LanguageMatch.best(of: languages, for: Locale(identifier: full))
  }

  private static func words(of language: String) -> [String: Translation] {
    let keys = keys.split(separator: "\n")
    let words = table(language).split(separator: "\n")
    return Dictionary(zip(keys, words).map { (String($0), Translation(String($1))) }) { first, _ in first }
  }

  /// The English sentences, for tests.
  package static var sentences: [String] { keys.split(separator: "\n").map(String.init) }
}
