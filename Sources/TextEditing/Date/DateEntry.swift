/// A text that may be a date, as numbers, separators and words.
struct DateEntry {
  enum Item {
    case number([UInt8])
    case separator(Character)
    case word(DateNames.Word)

    var number: [UInt8]? {
      if case .number(let digits) = self { digits } else { nil }
    }

    func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
      if case .separator(let character) = self { character.is(scalar) } else { false }
    }
  }

  private(set) var items: [Item] = []
  /// Whether there are words, other than day periods.
  private(set) var hasWords = false

  /// `nil` for a text with other characters or words than dates have.
  init?(_ text: String, _ shape: DateShape, _ readNames: () -> DateNames) {
    let isTime = shape.hasTime
    let isPlain = text.allSatisfy { $0.decimalDigit != nil || Self.isSeparator($0) || shape.has(separator: $0) }
    let names = isPlain ? DateNames.none : readNames()
    var word = ""
    var isInWord = false
    var rest = text[...]
    while let character = rest.first {
      if !isInWord, let (month, tail) = names.phrase(at: rest) {
        guard end(&word, names, isTime) else { return nil }
        items.append(.word(.month(month)))
        hasWords = true
        rest = tail
        isInWord = rest.first.map(Self.isInWord) ?? false
        continue
      }
      rest = rest.dropFirst()
      isInWord = Self.isInWord(character)
      if character.isMaskLetter, !Self.isSeparator(character) {
        word += character.inLowercase
        continue
      }
      // An abbreviation's full stop, as in "a.m.".
      if character.is("."), word.utf8.count == 1 { continue }
      guard end(&word, names, isTime) else { return nil }
      if let digit = character.decimalDigit {
        if case .number(var digits)? = items.last {
          digits.append(digit)
          items[items.count - 1] = .number(digits)
        } else {
          items.append(.number([digit]))
        }
      } else if Self.isSeparator(character) || shape.has(separator: character) || names.has(separator: character) {
        items.append(.separator(character))
      } else {
        return nil
      }
    }
    guard end(&word, names, isTime) else { return nil }
    while let first = items.first, Self.isSpace(first) { items.removeFirst() }
  }

  /// The text without spaces at its end; `nil` if there are none.
  var trimmed: DateEntry? {
    guard let last = items.last, Self.isSpace(last) else { return nil }
    var entry = self
    while let last = entry.items.last, Self.isSpace(last) { entry.items.removeLast() }
    return entry.items.isEmpty ? nil : entry
  }

  private mutating func end(_ word: inout String, _ names: DateNames, _ isTime: Bool) -> Bool {
    guard !word.isEmpty else { return true }
    defer { word = "" }
    if let meaning = names.meaning(of: word, isTime: isTime) {
      items.append(.word(meaning))
      if case .meridiem = meaning {} else { hasWords = true }
      return true
    }
    // The keys of day periods, one after the other.
    for character in word {
      guard let meaning = names.meaning(of: String(character), isTime: isTime), case .meridiem = meaning else {
        return false
      }
      items.append(.word(meaning))
    }
    return true
  }

  /// Whether a name can't begin behind the character.
  private static func isInWord(_ character: Character) -> Bool {
    character.decimalDigit != nil || character.isMaskLetter && !isSeparator(character)
  }

  private static func isSpace(_ item: Item) -> Bool {
    if case .separator(let character) = item { character.only?.isSpace ?? false } else { false }
  }

  private static func isSeparator(_ character: Character) -> Bool {
    switch character.only {
    case "/", "-", ".", ",", ":", "年", "月", "日", "時", "分", "秒", "．", "／", "：", "‐", "–", "\u{200F}", "\u{200E}":
      true
    case let scalar?: scalar.isSpace && !scalar.isLineBreak
    case nil: false
    }
  }
}

extension DateShape {
  func has(separator character: Character) -> Bool {
    for case .literal(let literal) in parts where literal.contains(where: { $0.isSame(as: character) }) { return true }
    return false
  }
}
