/// The positions of the arguments that a sentence of a string catalog names: `%(count)lld` is `%1$lld`.
struct CatalogArguments {
  private var positions: [Substring: Int] = [:]

  var isEmpty: Bool { positions.isEmpty }

  /// The names in the sentences of the source language, in their order.
  init(_ sentences: [String]) {
    for sentence in sentences {
      for name in sentence.matches(of: /%\(([^)%]+)\)/).map(\.1) where positions[name] == nil {
        positions[name] = positions.count + 1
      }
    }
  }

  /// The sentence with positions in place of names; a name that the source language has not stays.
  func numbered(_ sentence: String) -> String {
    sentence.replacing(/%\(([^)%]+)\)/) { match in positions[match.1].map { "%\($0)$" } ?? String(match.0) }
  }
}

extension StringCatalog.Localization {
  /// The sentences of all forms; that for all other numbers is the first of the forms.
  var sentences: [String] {
    let forms = [variations?.plural, variations?.device].compactMap(\.self).flatMap { forms in
      forms.sorted { $0.key == "other" && $1.key != "other" }.compactMap(\.value.stringUnit?.value)
    }
    return [stringUnit?.value].compactMap(\.self) + forms
  }

  /// The same with other sentences.
  func mapping(_ change: (String) -> String) -> Self {
    func changed(_ forms: [String: StringCatalog.Variation]?) -> [String: StringCatalog.Variation]? {
      forms?.mapValues { StringCatalog.Variation(stringUnit: $0.stringUnit.map { .init(value: change($0.value)) }) }
    }
    var copy = self
    copy.stringUnit = stringUnit.map { .init(value: change($0.value)) }
    copy.variations?.plural = changed(variations?.plural)
    copy.variations?.device = changed(variations?.device)
    return copy
  }
}
