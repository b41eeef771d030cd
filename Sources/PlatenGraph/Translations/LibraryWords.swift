import Foundation
import Synchronization

/// This package's own words in other languages than English.
///
/// As Apple's frameworks do, they follow the language of the program's texts and not the user's alone: a page, a terminal
/// or a window never mixes two languages. `Scripts/words` writes the tables from `Scripts/words.json`.
package enum LibraryWords {
  private static let cache = Mutex<[String: [String: Translation]]>([:])

  /// The translation of an English sentence, and its language; nil for languages without a table, English among them.
  static func translation(of key: String, into language: String) -> (Translation, language: String)? {
    guard let chosen = table(for: language) else { return nil }
    let words = cache.withLock { cache -> [String: Translation] in
      if let known = cache[chosen] { return known }
      let read = read(chosen)
      cache[chosen] = read
      return read
    }
    return words[key].map { ($0, PluralCategory.language(of: chosen)) }
  }

  /// The table for a language (BCP 47), that of the likely script for Chinese.
  private static func table(for language: String) -> String? {
    if language == "en" { return nil }
    let full = Locale.Language(identifier: language).maximalIdentifier
    return LanguageMatch.best(of: languages, for: Locale(identifier: full))
  }

  private static func read(_ language: String) -> [String: Translation] {
    let keys = keys.split(separator: "\n")
    let words = table(language).split(separator: "\n")
    return Dictionary(zip(keys, words).map { (String($0), Translation(String($1))) }) { first, _ in first }
  }

  /// The English sentences, for tests.
  package static var sentences: [String] { keys.split(separator: "\n").map(String.init) }
}
