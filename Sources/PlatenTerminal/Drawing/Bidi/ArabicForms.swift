/// Arabic letters in the forms that join them to their neighbours.
///
/// A terminal draws each cell by itself, so that letters do not join unless they are written as Unicode's presentation
/// forms. The forms are found by the names that Unicode gives them.
enum ArabicForms {
  private struct Forms {
    var isolated: Unicode.Scalar?
    var final: Unicode.Scalar?
    var initial: Unicode.Scalar?
    var medial: Unicode.Scalar?
  }

  private static let forms: [Unicode.Scalar: Forms] = {
    var letters: [String: Unicode.Scalar] = [:]
    for value in 0x0620...0x06FF as ClosedRange<UInt32> {
      if let scalar = Unicode.Scalar(value), let name = scalar.properties.name { letters[name] = scalar }
    }
    let kinds: [(suffix: String, path: WritableKeyPath<Forms, Unicode.Scalar?>)] = [
      (" ISOLATED FORM", \.isolated), (" FINAL FORM", \.final), (" INITIAL FORM", \.initial),
      (" MEDIAL FORM", \.medial),
    ]
    var forms: [Unicode.Scalar: Forms] = [:]
    for value in [0xFB50...0xFBFF as ClosedRange<UInt32>, 0xFE80...0xFEF4].joined() {
      guard let scalar = Unicode.Scalar(value), let name = scalar.properties.name,
        let kind = kinds.first(where: { name.hasSuffix($0.suffix) }),
        let letter = letters[String(name.dropLast(kind.suffix.count))]
      else { continue }
      forms[letter, default: Forms()][keyPath: kind.path] = scalar
    }
    return forms
  }()

  private static let tatweel: Unicode.Scalar = "\u{640}"
  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// The characters with each Arabic letter in the form that its neighbours ask for. Marks stay with their letters.
  static func joined(_ characters: [Character]) -> [Character] {
    guard characters.contains(where: { $0.unicodeScalars.contains { (0x0620...0x06FF).contains($0.value) } }) else {
      return characters
    }
    var joined = characters
    for (index, character) in characters.enumerated() {
      guard let letter = character.unicodeScalars.first, let forms = forms[letter] else { continue }
      let joinsBefore = forms.final != nil && index > 0 && joinsNext(characters[index - 1])
      let joinsAfter = forms.initial != nil && index + 1 < characters.count && joinsPrevious(characters[index + 1])
      let form =
        switch (joinsBefore, joinsAfter) {
        case (false, false): forms.isolated
        case (true, false): forms.final
        case (false, true): forms.initial
        case (true, true): forms.medial
        }
      guard let form else { continue }
      var scalars = character.unicodeScalars
      scalars.replaceSubrange(scalars.startIndex..<scalars.index(after: scalars.startIndex), with: [form])
      // A cluster stays one: marks follow a letter as before.
      if String(scalars).count == 1 { joined[index] = Character(String(scalars)) }
    }
    return joined
  }

  private static func joinsNext(_ character: Character) -> Bool {
    guard let last = character.unicodeScalars.last, last != joiner else { return true }
    guard let letter = character.unicodeScalars.first else { return false }
    return letter == tatweel || forms[letter]?.initial != nil
  }

  private static func joinsPrevious(_ character: Character) -> Bool {
    guard let letter = character.unicodeScalars.first else { return false }
    return letter == tatweel || letter == joiner || forms[letter]?.final != nil
  }
}
