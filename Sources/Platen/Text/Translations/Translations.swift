import Foundation
import Synchronization

/// The translations that have been requested so far. Files are read once.
enum Translations {
  private struct Place: Hashable {
    var table: String
    var folder: String
    var language: String
  }

  private struct Cache: Sendable {
    var tables: [Place: StringTable] = [:]
    /// The languages of the tables of a folder.
    var languages: [Place: [String]] = [:]
  }

  private static let cache = Mutex(Cache())

  /// The translation of a key into the language of a locale, and that language; `nil` if there is none. The key is made
  /// only where there are tables.
  static func find(
    _ key: @autoclosure () -> String, in locale: Locale, _ reference: TableReference
  ) -> (Translation, language: String)? {
    let folders = reference.folder.map { [$0] } ?? ownFolders
    guard !folders.isEmpty else { return nil }
    let key = key()
    let table = reference.table ?? "Localizable"
    for folder in folders {
      let found = cache.withLock { cache -> (Translation, String)? in
        guard let language = language(for: locale, table, folder, &cache) else { return nil }
        return self.table(table, folder, language, &cache)[key].map { ($0, language) }
      }
      if let found { return (found.0, PluralCategory.language(of: found.1)) }
    }
    return nil
  }

  /// The resources of the program itself: its own folder, and what the package manager puts beside it, that of the
  /// executable first. A test finds those of all modules so.
  private static let ownFolders: [String] = {
    let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    let name = Bundle.main.executableURL?.lastPathComponent ?? ""
    let entries = (try? FileManager.default.contentsOfDirectory(at: main, includingPropertiesForKeys: nil)) ?? []
    let bundles = entries.filter { $0.pathExtension == "resources" }.map(\.path).sorted()
    let own = bundles.filter { $0.hasSuffix("_\(name).resources") }
    // Most programs have no translations: those are not searched for with every text.
    return ([main.path] + own + bundles.filter { !own.contains($0) }).filter(holdsTables)
  }()

  private static func holdsTables(_ folder: String) -> Bool {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return entries.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
  }

  private static func language(for locale: Locale, _ table: String, _ folder: String, _ cache: inout Cache) -> String? {
    let place = Place(table: table, folder: folder, language: "")
    let languages: [String]
    if let known = cache.languages[place] {
      languages = known
    } else {
      let url = URL(fileURLWithPath: folder)
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let projects = entries.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
      languages = projects + (StringCatalog(table: table, in: url)?.languages ?? [])
      cache.languages[place] = languages
    }
    let best = LanguageMatch.best(of: languages, for: locale)
    return best ?? (languages.contains("Base") ? "Base" : developmentLanguage(of: folder))
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
  static func language(of identifier: String) -> String {
    String(identifier.prefix { $0 != "-" && $0 != "_" })
  }
}

/// Chooses among several translations by the locale.
enum LanguageMatch {
  /// The most exact match: `zh-Hant-TW` takes `zh-Hant` before `zh`, and `de-AT` takes `de`. `nil` for no match.
  static func best(of languages: [String], for locale: Locale) -> String? {
    var wanted = parts(locale.identifier(.bcp47))
    while !wanted.isEmpty {
      if let match = languages.first(where: { parts($0) == wanted }) { return match }
      wanted.removeLast()
    }
    // A region's or a script's own translation is better than another language.
    let language = parts(locale.identifier(.bcp47)).first
    return languages.sorted().first { parts($0).first == language }
  }

  private static func parts(_ identifier: String) -> [String] {
    identifier.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
  }
}
