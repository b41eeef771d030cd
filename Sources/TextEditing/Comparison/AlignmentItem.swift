/// A grapheme cluster as ``EditAlignment`` compares it.
struct AlignmentItem {
  let character: Character
  /// The length in UTF-16 units.
  let width: Int
  /// The only scalar, as a lower-case letter or an ASCII digit where it is one; 0 for clusters of several scalars.
  private let folded: UInt32
  /// What losing the cluster costs.
  let weight: UInt32

  init(_ character: Character) {
    self.character = character
    width = character.utf16Count
    folded = character.only.map(Self.folded) ?? 0
    weight = character.isSeparator ? 1 : UInt32(EditAlignment.longestTable) + 1
  }

  /// Whether a program that writes the one for the other has changed only its form: its case, the script of a digit.
  func isSame(as other: AlignmentItem) -> Bool {
    if folded != 0, other.folded != 0 { return folded == other.folded }
    #if hasFeature(Embedded)
    return character.isSame(as: other.character)
    #else
    return character == other.character
    #endif
  }

  private static func folded(_ scalar: Unicode.Scalar) -> UInt32 {
    let value = scalar.value
    if value >= 0x41, value <= 0x5A { return value | 0x20 }
    if value < 0x80 { return value }
    if let digit = scalar.decimalDigit { return 0x30 + UInt32(digit) }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    guard let first = lower.first, lower.index(after: lower.startIndex) == lower.endIndex else { return value }
    return first.value
  }
}

extension Character {
  /// Whether the cluster is one that formats put between what is typed: white space, punctuation or a sign of currency
  /// or mathematics. The user can type it as well; where texts are compared, it counts less than all others together.
  package var isSeparator: Bool {
    guard let scalar = only else { return unicodeScalars.allSatisfy { $0.isLineBreak } }
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return false
    case ..<0x80: return true
    default: break
    }
    if scalar.isSpace { return true }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .currencySymbol, .mathSymbol, .format, .control:
      return true
    default: return false
    }
  }
}
