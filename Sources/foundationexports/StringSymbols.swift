import Foundation

/// The symbols that Xcode generates for string catalogues: `Text(.welcomeTitle)` for the key `WELCOME_TITLE`.
///
/// Keys that a programmer has added have one (`extractionState` is `manual`), those that were found in sources have not.
/// A key with arguments is a function of them. A table that is not `Localizable` is a type of its own: `.Errors.noName`.
struct StringSymbols {
  private struct Catalog: Decodable {
    struct Entry: Decodable {
      struct Localization: Decodable { var stringUnit: Unit? }
      struct Unit: Decodable { var value: String }

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
        let value = entry.localizations?[catalog.sourceLanguage ?? "en"]?.stringUnit?.value ?? key
        let name = Self.name(of: key)
        guard names.insert(name).inserted, let member = Self.member(name, key, value, table) else { continue }
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

  private static func member(_ name: String, _ key: String, _ value: String, _ table: String) -> String? {
    guard let (types, interpolated) = arguments(of: value) else { return nil }
    let place = table == "Localizable" ? "" : "table: \(literal(table)), "
    let resource =
      "LocalizedStringResource(\(literal(key)), defaultValue: \"\(interpolated)\", \(place)bundle: stringBundle)"
    if types.isEmpty { return "static var \(name): LocalizedStringResource { \(resource) }" }
    let list = types.enumerated().map { "_ arg\($0 + 1): \($1)" }.joined(separator: ", ")
    return "static func \(name)(\(list)) -> LocalizedStringResource { \(resource) }"
  }

  /// The types of the arguments in a sentence, and the sentence as a literal with them. Nil where one has a form that is
  /// not known here.
  private static func arguments(of value: String) -> (types: [String], literal: String)? {
    var (types, text) = ([String](), "")
    var rest = value[...]
    while let start = rest.firstIndex(of: "%") {
      text += escaped(rest[..<start])
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      let forms = [("@", "String"), ("lld", "Int"), ("ld", "Int"), ("d", "Int"), ("lf", "Double"), ("f", "Double")]
      guard let (form, type) = forms.first(where: { rest.hasPrefix($0.0) }) else { return nil }
      types.append(type)
      text += "\\(arg\(types.count))"
      rest = rest.dropFirst(form.count)
    }
    return (types, text + escaped(rest))
  }

  private static func literal(_ text: String) -> String { "\"\(escaped(text[...]))\"" }

  private static func escaped(_ text: Substring) -> String {
    text.map { character -> String in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      default: String(character)
      }
    }
    .joined()
  }
}
