import Foundation

/// A string catalog (`.xcstrings`): every language of a table in one file of JSON.
struct StringCatalog: Decodable, Sendable {
  struct Entry: Decodable, Sendable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable, Sendable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    /// The sentence with its plurals. Of the forms for several devices the one for all others counts.
    var translation: Translation? {
      if let forms = variations?.forms { return Translation(Translation.Plural(forms: forms)) }
      guard let words = stringUnit?.value ?? variations?.device?["other"]?.stringUnit?.value else { return nil }
      let plurals = (substitutions ?? [:]).compactMapValues { substitution in
        substitution.variations?.forms.map { Translation.Plural(argument: substitution.argNum, forms: $0) }
      }
      return Translation(words, plurals: plurals)
    }
  }

  struct Unit: Decodable, Sendable {
    var value: String
  }

  struct Variation: Decodable, Sendable {
    var stringUnit: Unit?
  }

  struct Variations: Decodable, Sendable {
    var plural: [String: Variation]?
    var device: [String: Variation]?

    var forms: [PluralCategory: String]? {
      guard let plural else { return nil }
      var forms: [PluralCategory: String] = [:]
      for (name, variation) in plural {
        if let category = PluralCategory(rawValue: name) { forms[category] = variation.stringUnit?.value }
      }
      return forms.isEmpty ? nil : forms
    }
  }

  struct Substitution: Decodable, Sendable {
    var argNum: Int?
    var variations: Variations?
  }

  var sourceLanguage: String?
  var strings: [String: Entry]

  /// `nil` where there is no catalog, or none that can be read.
  init?(table: String, in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(table + ".xcstrings")),
      let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
    else { return nil }
    self = catalog
    numberArguments()
  }

  /// Arguments with names, as in `%(count)lld`, become those with the positions that they have in the source language.
  private mutating func numberArguments() {
    let source = sourceLanguage ?? "en"
    for (key, entry) in strings {
      guard let localizations = entry.localizations, let original = localizations[source] else { continue }
      let positions = CatalogArguments(original.sentences)
      guard !positions.isEmpty else { continue }
      strings[key]?.localizations = localizations.mapValues { $0.mapping(positions.numbered) }
    }
  }

  var languages: Set<String> {
    strings.values.reduce(into: []) { $0.formUnion(($1.localizations ?? [:]).keys) }
  }
}
