import Foundation

extension PhoneWriter {
  /// The keys of a text that was typed, pasted or completed: of a `tel:` link (RFC 3966), without an extension, and without
  /// the trunk prefix that is written behind a country code, as in `+44 (0)20`. `nil` for a text with letters or signs
  /// that is no number.
  func keys(of text: String) -> PhoneKeys? {
    var text = text[...]
    if text.prefix(4).lowercased() == "tel:" { text = text.dropFirst(4) }
    // The parameters of a link.
    if let end = text.firstIndex(of: ";") { text = text[..<end] }
    let start = text.drop { $0.isWhitespace }
    if let first = start.first, first == "*" || first == "#" { return code(start) }
    if start.first == "+" || start.first == "＋", let trunk = start.range(of: "(0)") {
      return keys(of: start.replacingCharacters(in: trunk, with: ""))
    }
    if !start.contains(where: { $0.isLetter || $0 == "#" || $0 == "*" }) { return PhoneKeys(start) }
    return number(in: String(start))
  }

  /// A network's code; `nil` if there is more in it.
  private func code(_ text: Substring) -> PhoneKeys? {
    guard showsCodes else { return nil }
    var keys = PhoneKeys()
    for character in text where !keys.append(character, codes: true) && !character.isWhitespace { return nil }
    return keys
  }
}

extension PhoneKeys {
  /// The keys before an extension (`x123`, `ext. 123`, `#123`); `nil` for other letters and signs behind digits.
  init?(beforeExtension text: String) {
    self.init()
    var rest = text[...]
    while let character = rest.first {
      if character.isLetter || character == "#" || character == "*" {
        guard digitCount > 0 else {
          rest = rest.dropFirst()
          continue
        }
        let word = rest.prefix { $0.isLetter || $0 == "#" }.lowercased()
        guard ["x", "ext", "extn", "extension", "#", "e", "ex"].contains(word) else { return nil }
        return
      }
      append(character)
      rest = rest.dropFirst()
    }
  }
}
