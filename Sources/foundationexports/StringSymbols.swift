import Foundation

/// The symbols that Xcode generates for string catalogues: `Text(.welcomeTitle)` for the key `WELCOME_TITLE`.
///
/// Keys that a programmer has added have one (`extractionState` is `manual`), those that were found in sources have not.
/// A key with arguments is a function of them. A table that is not `Localizable` is a type of its own: `.Errors.noName`.
struct StringSymbols {
  private struct Catalog: Decodable {
    struct Entry: Decodable {
      struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: [String: [String: Variation]]?
        var substitutions: [String: Substitution]?

        /// The sentence; of one in several forms that for all other cases.
        var value: String? {
          stringUnit?.value ?? (variations?["plural"] ?? variations?["device"])?["other"]?.stringUnit?.value
        }
      }
      struct Variation: Decodable { var stringUnit: Unit? }
      struct Unit: Decodable { var value: String }
      /// A part of a sentence that depends on a number.
      struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
      }

      var extractionState: String?
      var localizations: [String: Localization]?
    }

    var sourceLanguage: String?
    var strings: [String: Entry]
  }

  /// By the name of the table: the declarations of its keys.
  private var tables: [String: [String]] = [:]

  /// A catalogue that can't be read has no symbols.
  init(catalogs: [URL]) {
    for url in catalogs {
      guard let data = try? Data(contentsOf: url), let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
      else { continue }
      let table = url.deletingPathExtension().lastPathComponent
      var names: Set<String> = []
      for (key, entry) in catalog.strings.sorted(by: { $0.key < $1.key }) where entry.extractionState == "manual" {
        let localization = entry.localizations?[catalog.sourceLanguage ?? "en"]
        let sentence = StringArguments(
          localization?.value ?? key,
          substitutions: (localization?.substitutions ?? [:]).mapValues {
            StringArguments.Substitution(position: $0.argNum, specifier: $0.formatSpecifier ?? "lld")
          })
        let name = Self.name(of: key)
        guard names.insert(name).inserted, let sentence else { continue }
        let member = Self.member(name, key, sentence, table)
        tables[table, default: []].append(member)
      }
    }
  }

  /// The source. `bundle` is the expression of the bundle that the catalogues are in.
  func source(bundle: String) -> String {
    let description = bundle == ".main" ? ".main" : ".atURL(Bundle.module.bundleURL)"
    var text = """
      // Written by the plugin FoundationExports: the symbols of the target's string catalogues.
      import Foundation
      import SwiftUI

      private var stringBundle: LocalizedStringResource.BundleDescription { \(description) }

      extension LocalizedStringResource {

      """
    for member in tables["Localizable"] ?? [] { text += "  \(member)\n" }
    for (table, members) in tables.sorted(by: { $0.key < $1.key }) where table != "Localizable" {
      text += "  enum \(AssetSymbolName.type(of: table)) {\n"
      for member in members { text += "    \(member)\n" }
      text += "  }\n"
    }
    return text + "}\n"
  }

  /// The words of the key; those of a key in capitals alone are written small.
  private static func name(of key: String) -> String {
    AssetSymbolName.text(of: key.contains(where: \.isLowercase) ? key : key.lowercased(), dropping: "\u{0}")
  }

  private static func member(_ name: String, _ key: String, _ sentence: StringArguments, _ table: String) -> String {
    let place = table == "Localizable" ? "" : "table: \(StringArguments.literal(table)), "
    let resource =
      "LocalizedStringResource(\(StringArguments.literal(key)), defaultValue: \"\(sentence.literal)\", "
      + "\(place)bundle: stringBundle)"
    guard !sentence.arguments.isEmpty else { return "static var \(name): LocalizedStringResource { \(resource) }" }
    let list = sentence.arguments.map(\.declaration).joined(separator: ", ")
    return "static func \(name)(\(list)) -> LocalizedStringResource { \(resource) }"
  }
}
