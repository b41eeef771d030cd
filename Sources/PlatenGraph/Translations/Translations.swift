import Foundation
import Synchronization

/// The translations that have been requested so far. Files are read once.
package enum Translations {
  private struct Place: Hashable {
    var table: String
    var folder: String
    var language: String
  }

  private struct Cache: Sendable {
    var tables: [Place: StringTable] = [:]
    /// The languages of the tables of a folder.
    var languages: [Place: [String]] = [:]
    /// The languages that string catalogs are translated from.
    var sources: [Place: String] = [:]
    /// The languages of the program's texts by the identifiers of locales.
    var programLanguages: [String: String?] = [:]
    /// The folders that translations were found in.
    var used: Set<String> = []
  }

  private static let cache = Mutex(Cache())

  /// The translation of a key into the language of a locale, and that language (BCP 47), without its region unless that
  /// has plural rules of its own; `nil` if there is none. The key is made only where there are tables.
  package static func find(
    _ key: @autoclosure () -> String, in locale: Locale, _ reference: TableReference
  ) -> (Translation, language: String)? {
    let folders = reference.folder.map { [$0] } ?? ownFolders
    guard !folders.isEmpty || reference.isLibrary else { return nil }
    let key = key()
    let table = reference.table ?? "Localizable"
    for folder in folders {
      let found = cache.withLock { cache -> (Translation, String)? in
        guard let language = language(for: locale, table, folder, &cache) else { return nil }
        guard let translation = self.table(table, folder, language, &cache)[key] else { return nil }
        if cache.used.insert(folder).inserted { cache.programLanguages = [:] }
        return (translation, language)
      }
      if let found { return (found.0, PluralRules.name(of: found.1).replacing("_", with: "-")) }
    }
    guard reference.isLibrary else { return nil }
    return LibraryWords.translation(of: key, into: textLanguage(for: locale))
  }

  /// The language of the texts in some folders for a locale, as the tables' files name it: that of the tables which are
  /// chosen, or else the one that the program is written in. Nil where no folder names a language.
  package static func language(for locale: Locale, in folders: [String]) -> String? {
    let tables = folders.filter(holdsTables)
    for folder in tables {
      if let language = cache.withLock({ textLanguage(for: locale, "Localizable", folder, &$0) }) { return language }
    }
    return folders.lazy.filter { !tables.contains($0) }.compactMap(developmentLanguage).first
  }

  /// The same of the program: of its own folder and its executable's. Where these name none, the tables decide that its
  /// texts were found in until now: a package that it depends on may have tables for other languages.
  package static func language(for locale: Locale) -> String? {
    let (known, used) = cache.withLock { ($0.programLanguages[locale.identifier], $0.used) }
    if let known { return known }
    let language =
      followsUser.load(ordering: .relaxed) ? LibraryWords.language(for: locale) : ownLanguage(for: locale, used)
    cache.withLock { $0.programLanguages[locale.identifier] = .some(language) }
    return language
  }

  private static func ownLanguage(for locale: Locale, _ used: Set<String>) -> String? {
    let others = programFolders.all.filter { used.contains($0) && !programFolders.own.contains($0) }
    return language(for: locale, in: programFolders.own) ?? language(for: locale, in: others)
  }

  private static let followsUser = Atomic(false)

  /// Declares that the program has no texts of its own, so that its language is the user's, where this package's words
  /// are translated into that. Called before anything is shown.
  package static func followUser() { followsUser.store(true, ordering: .relaxed) }

  /// The resources of the program itself: its own folder, and what the package manager puts beside it, that of the
  /// executable first. A test finds those of all modules so.
  private static let programFolders: (own: [String], all: [String]) = {
    let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    let name = Bundle.main.executableURL?.lastPathComponent ?? ""
    let names = FolderNames.resources(in: main.path, endingIn: [".resources"])
    let bundles = names.map { main.appendingPathComponent($0).path }.sorted()
    let own = bundles.filter { $0.hasSuffix("_\(name).resources") }
    return ([main.path] + own, [main.path] + own + bundles.filter { !own.contains($0) })
  }()

  /// Those with tables. Most programs have no translations: those are not searched for with every text.
  private static let ownFolders = programFolders.all.filter(holdsTables)

  private static func holdsTables(_ folder: String) -> Bool {
    !FolderNames.resources(in: folder, endingIn: [".lproj", ".xcstrings"]).isEmpty
  }

  /// The languages of a table of a folder.
  private static func languages(_ table: String, _ folder: String, _ cache: inout Cache) -> [String] {
    let place = Place(table: table, folder: folder, language: "")
    if let known = cache.languages[place] { return known }
    let projects = FolderNames.resources(in: folder, endingIn: [".lproj"]).map { String($0.dropLast(6)) }
    let catalog = StringCatalog(table: table, in: URL(fileURLWithPath: folder))
    let languages = projects + (catalog?.languages ?? [])
    cache.languages[place] = languages
    cache.sources[place] = catalog?.sourceLanguage
    return languages
  }

  private static func language(for locale: Locale, _ table: String, _ folder: String, _ cache: inout Cache) -> String? {
    let languages = languages(table, folder, &cache)
    let best = LanguageMatch.best(of: languages, for: locale)
    return best ?? (languages.contains("Base") ? "Base" : developmentLanguage(of: folder))
  }

  /// The language that the texts of a folder are in for a locale: the sentences in the program are translations into
  /// the language that it is written in.
  private static func textLanguage(
    for locale: Locale, _ table: String, _ folder: String, _ cache: inout Cache
  ) -> String? {
    let languages = languages(table, folder, &cache).filter { $0 != "Base" }
    let source = developmentLanguage(of: folder) ?? cache.sources[Place(table: table, folder: folder, language: "")]
    return LanguageMatch.best(of: languages + [source].compactMap(\.self), for: locale) ?? source
  }

  /// The language that the program is written in. Foundation's `developmentLocalization` traps where a bundle has none.
  private static func developmentLanguage(of folder: String) -> String? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent("Info.plist")) else {
      return nil
    }
    let information = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    return information?["CFBundleDevelopmentRegion"] as? String
  }

  private static func table(_ table: String, _ folder: String, _ language: String, _ cache: inout Cache) -> StringTable
  {
    let place = Place(table: table, folder: folder, language: language)
    if let known = cache.tables[place] { return known }
    let url = URL(fileURLWithPath: folder)
    var result = StringTable(table: table, in: url.appendingPathComponent(language + ".lproj"))
    if result.isEmpty, let catalog = StringCatalog(table: table, in: url) {
      result = StringTable(catalog: catalog, language: language)
    }
    cache.tables[place] = result
    return result
  }
}

extension PluralCategory {
  /// The language alone of an identifier such as `pt-BR`.
  package static func language(of identifier: String) -> String {
    String(identifier.prefix { $0 != "-" && $0 != "_" })
  }
}

/// Chooses among several translations by the locale.
enum LanguageMatch {
  /// The most exact match: `zh-Hant-TW` takes `zh-Hant` before `zh`, and `de-AT` takes `de`. `nil` for no match.
  static func best(of languages: [String], for locale: Locale) -> String? {
    var wanted = parts(locale.identifier(.bcp47))
    let language = wanted.first
    let known = languages.map { (name: $0, parts: parts($0)) }.filter { $0.parts.first == language }
    while !wanted.isEmpty, !known.isEmpty {
      if let match = known.first(where: { $0.parts == wanted }) { return match.name }
      wanted.removeLast()
    }
    // A region's or a script's own translation is better than another language.
    return known.map(\.name).min()
  }

  private static func parts(_ identifier: String) -> [String] {
    identifier.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
  }
}
