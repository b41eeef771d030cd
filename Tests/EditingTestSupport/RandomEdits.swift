import TextEditing

/// SplitMix64: the same numbers for the same seed on every machine.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Random texts and commands, with an emphasis on known difficulties of text fields.
package struct RandomEdits {
  package var generator: SeededGenerator

  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  package static let atoms: [String] = [
    "a", "b", "Z", "1", "2", "9", "0", " ", " ", ".", ",", "-", "+", "(", ")", "#", "$", "%", "'", "\n", "\r\n", "\t",
    "é", "e\u{301}", "\u{301}", "ß", "ﬁ", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "🇫", "\u{200D}", "\u{FE0F}", "क्षि", "한", "ᄒ", "ᅡ", "ᆫ",
    "日", "カ", "א", "ב", "ع", "\u{202B}", "\u{200F}", "٣", "۴", "५", "１", "\u{A0}", "\u{202F}", "€", "𝟙", "\u{0}",
    "\u{FFFD}", "\u{202E}", "\u{2067}", "߃", "༣", "𞥒", "᠒", "௩",
  ]

  package mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
  package mutating func bool(_ odds: Int = 2) -> Bool { int(1...odds) == 1 }
  package mutating func pick<T>(_ items: [T]) -> T { items[int(0...items.count - 1)] }

  package mutating func text(_ count: ClosedRange<Int>, from atoms: [String] = Self.atoms) -> String {
    (0..<int(count)).map { _ in pick(atoms) }.joined()
  }

  /// An offset mostly in a text of `count` units, sometimes far outside.
  package mutating func offset(_ count: Int) -> Int {
    bool(20) ? pick([-1, -100, count + 1, Int.max, Int.min, Int.max / 2]) : int(0...max(count, 0))
  }

  package mutating func range(_ count: Int) -> Range<Int> {
    let a = offset(count)
    let b = offset(count)
    return min(a, b)..<max(a, b)
  }

  package mutating func command(for state: EditingState, atoms: [String] = Self.atoms) -> EditCommand {
    let count = state.text.utf16.count
    switch int(1...30) {
    case 1...9: return .insert(pick(atoms))
    case 10: return .insert(text(0...4, from: atoms))
    case 11...12: return .paste(text(0...12, from: atoms))
    case 13...14:
      return .replace(
        range(count), with: text(0...3, from: atoms),
        selection: bool() ? nil : EditSelection(anchor: offset(count), head: offset(count)))
    case 15...19:
      return .delete(
        pick([.backward, .backward, .forward, .left, .right, .up, .down]),
        pick([.grapheme, .grapheme, .grapheme, .word, .line, .document]))
    case 20...22:
      return .move(
        pick([.backward, .forward, .up, .down, .left, .right]), pick([.grapheme, .word, .line, .document]),
        extending: bool(3))
    case 23...24: return .select(EditSelection(anchor: offset(count), head: offset(count)))
    case 25: return pick([.selectAll, .copy, .cut])
    case 26...27: return .mark(text(0...3, from: atoms), selected: range(3))
    case 28: return .unmark
    case 29: return .undo
    default: return .redo
    }
  }
}
