import Foundation

/// The translations of one table into one language.
struct StringTable: Sendable {
  private(set) var translations: [String: Translation] = [:]

  var isEmpty: Bool { translations.isEmpty }

  subscript(key: String) -> Translation? { translations[key] }

  /// Reads `TABLE.strings` and `TABLE.stringsdict` of a language's folder. A file that can't be read holds nothing.
  init(table: String, in folder: URL) {
    for (key, value) in Self.propertyList(at: folder.appendingPathComponent(table + ".strings")) {
      if let words = value as? String { translations[key] = Translation(words) }
    }
    for (key, value) in Self.propertyList(at: folder.appendingPathComponent(table + ".stringsdict")) {
      if let entry = value as? [String: Any], let translation = Self.plural(entry) { translations[key] = translation }
    }
  }

  /// A language of a string catalog.
  init(catalog: StringCatalog, language: String) {
    for (key, entry) in catalog.strings {
      translations[key] = entry.localizations?[language]?.translation
    }
  }

  private static func propertyList(at url: URL) -> [String: Any] {
    guard let data = try? Data(contentsOf: url) else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
  }

  private static func plural(_ entry: [String: Any]) -> Translation? {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var translation = Translation(format)
    for (name, rule) in entry {
      guard let rule = rule as? [String: Any] else { continue }
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases { forms[category] = rule[category.rawValue] as? String }
      translation.plurals[name] = Translation.Plural(forms: forms)
    }
    return translation
  }
}
