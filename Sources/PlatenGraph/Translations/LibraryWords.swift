import Foundation
import Synchronization

/// This package's own words in other languages than English, and the forms of those that hold counts in all of them.
///
/// As Apple's frameworks do, they follow the language of the program's texts and not the user's alone: a page, a
/// terminal or a window never mixes two languages. `Scripts/words` writes the tables from `Scripts/words.json`.
package enum LibraryWords {
  /// The words of one language.
  private struct Table {
    /// The language, without script and region.
    let language: String
    let words: [String: Translation]
  }

  /// By the languages that were looked up.
  private static let cache = Mutex<[String: Table]>([:])

  /// The English forms of the sentences that hold counts. Others are their own text.
  private static let english = Table(language: "en", words: counted(englishForms))

  /// The translation of an English sentence, and its language. Languages without a table have English; nil for a
  /// sentence that is its own text.
  static func translation(of key: String, into language: String) -> (Translation, language: String)? {
    // The words of most programs: sentences without a value have one form in English, their own text.
    if isEnglish(language), !key.utf8.contains(UInt8(ascii: "%")) { return nil }
    let table = cache.withLock { (cache: inout [String: Table]) -> Table in
      if let known = cache[language] { return known }
      let read = name(for: language).map { Table(language: PluralCategory.language(of: $0), words: words(of: $0)) }
      cache[language] = read ?? english
      return read ?? english
    }
    return table.words[key].map { ($0, table.language) }
  }

  /// The language that the words have for a user: English where there is no table.
  static func language(for locale: Locale) -> String { name(for: locale.identifier(.bcp47)) ?? "en" }

  private static func isEnglish(_ language: String) -> Bool {
    language.hasPrefix("en") && language.utf8.dropFirst(2).first.map { "-_".utf8.contains($0) } ?? true
  }

  /// The name of the table for a language (BCP 47), that of the likely script for Chinese. English has none.
  private static func name(for language: String) -> String? {
    if isEnglish(language) { return nil }
    let full = Locale.Language(identifier: language).maximalIdentifier
    return LanguageMatch.best(of: languages, for: Locale(identifier: full))
  }

  private static func words(of language: String) -> [String: Translation] {
    let translations = table(language).flatMap { rows($0) }
    return Dictionary(zip(sentences, translations).map { ($0, translation($1, of: $0)) }) { first, _ in first }
  }

  /// The rows of a table: a line is one, and so are lines that are indented, the first of which is the form `other`.
  private static func rows(_ table: String) -> [[Substring]] {
    table.split(separator: "\n").reduce(into: []) { rows, line in
      if line.first == " ", !line.hasPrefix(other), !rows.isEmpty {
        rows[rows.count - 1].append(line)
      } else {
        rows.append([line])
      }
    }
  }

  private static let other = "  \(PluralCategory.other.rawValue) "

  private static func translation(_ row: [Substring], of key: String) -> Translation {
    guard row[0].hasPrefix(other) else { return Translation(String(row[0])) }
    var forms: [PluralCategory: String] = [:]
    for line in row {
      let parts = line.drop { $0 == " " }.split(separator: " ", maxSplits: 1).map(String.init)
      if let category = PluralCategory(rawValue: parts[0]) { forms[category] = parts[1] }
    }
    return Translation(Translation.Plural(argument: decidingArguments[key], forms: forms))
  }

  /// The sentences of the English table, each of which is before its forms.
  private static func counted(_ table: String) -> [String: Translation] {
    let rows = rows(table)
    return Dictionary(
      stride(from: 0, to: rows.count - 1, by: 2).map { index in
        let key = String(rows[index][0])
        return (key, translation(rows[index + 1], of: key))
      }
    ) { first, _ in first }
  }

  /// The English sentences.
  package static let sentences = keys.flatMap { $0.split(separator: "\n").map(String.init) }

  /// The forms of a sentence in a language that has a table, or in English; nil for one form for all numbers.
  static func forms(of key: String, in language: String) -> [PluralCategory: String]? {
    translation(of: key, into: language)?.0.plurals["all"]?.forms
  }
}
