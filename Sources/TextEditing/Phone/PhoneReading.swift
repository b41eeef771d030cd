extension PhoneWriter {
  /// The keys of a text that was typed, pasted or completed: of a `tel:` link (RFC 3966), without an extension, and without
  /// the trunk prefix that is written behind a country code, as in `+44 (0)20`. `nil` for a text with letters or signs
  /// that is no number. Of a text that is longer than every notation of a number only the beginning is read.
  package func keys(of text: String) -> PhoneKeys? {
    var text = text.prefix(250)
    // A link, without its parameters.
    if text.prefix(4).isInEitherCase("tel:") { text = text.dropFirst(4).prefix { $0.asciiByte != 0x3B } }
    let start = text.drop { $0.isSpace }
    guard let first = start.first else { return PhoneKeys() }
    if first.isStarOrNumberSign { return code(start) }
    if PhoneKeys.key(first) == PhoneKeys.plus, let rest = start.withoutBracketedZero { return keys(of: rest) }
    if !start.contains(where: { $0.isMaskLetter || $0.isStarOrNumberSign }) { return PhoneKeys(start) }
    return number(in: String(start))
  }

  /// A network's code; `nil` if there is more in it.
  private func code(_ text: Substring) -> PhoneKeys? {
    guard showsCodes else { return nil }
    var keys = PhoneKeys()
    for character in text where !keys.append(character, codes: true) && !character.isSpace { return nil }
    return keys
  }
}

extension PhoneKeys {
  /// The keys before an extension (`x123`, `ext. 123`, `#123`); `nil` for other letters and signs behind digits. Behind
  /// fewer digits than a number has, such a letter is a mistyped one: what follows it is not to be lost.
  package init?(beforeExtension text: String) {
    self.init()
    var rest = text[...]
    while let character = rest.first {
      if character.isMaskLetter || character.isStarOrNumberSign {
        guard digitCount > 0 else {
          rest = rest.dropFirst()
          continue
        }
        let word = rest.prefix { $0.isMaskLetter || $0.asciiByte == Self.numberSign }
        guard digitCount >= MaskedPhone.fewestDigits, Self.isExtension(word) else { return nil }
        return
      }
      append(character)
      rest = rest.dropFirst()
    }
  }

  /// The words in front of an extension, in either case.
  private static func isExtension(_ word: Substring) -> Bool {
    switch word.utf8.count {
    case 1 where word.first?.asciiByte == numberSign: true
    case 1: word.isInEitherCase("x") || word.isInEitherCase("e")
    case 2: word.isInEitherCase("ex")
    case 3: word.isInEitherCase("ext")
    case 4: word.isInEitherCase("extn")
    default: word.isInEitherCase("extension")
    }
  }
}

extension Substring {
  /// Whether the text is an ASCII word that is given in lower case.
  fileprivate func isInEitherCase(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { utf8.elementsEqual($0) { byte, letter in byte | 0x20 == letter } }
  }

  /// The text without the first `(0)`; `nil` if there is none.
  fileprivate var withoutBracketedZero: String? {
    var bytes = Array(utf8)
    var index = 0
    while index + 3 <= bytes.count {
      if bytes[index] == 0x28, bytes[index + 1] == 0x30, bytes[index + 2] == 0x29 {
        bytes.removeSubrange(index..<index + 3)
        return String(decoding: bytes, as: UTF8.self)
      }
      index += 1
    }
    return nil
  }
}

extension Character {
  fileprivate var isSpace: Bool { unicodeScalars.first?.isSpace ?? false }

  fileprivate var isStarOrNumberSign: Bool { asciiByte == PhoneKeys.star || asciiByte == PhoneKeys.numberSign }
}
