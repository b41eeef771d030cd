import EditingTestSupport
import Testing

import TextEditing

@Suite struct EditAlignmentTests {
  private func carets(_ source: String, _ target: String) -> [Int] {
    let alignment = EditAlignment(from: source, to: target)
    return (0...source.utf16.count).map { alignment.caret(at: $0) }
  }

  @Test func equalTextsKeepOffsets() {
    #expect(carets("abc", "abc") == [0, 1, 2, 3])
    let alignment = EditAlignment(from: "abc", to: "abc")
    #expect(alignment.caret(at: 99) == 3)
    #expect(alignment.caret(at: -1) == 0)
    #expect(alignment.range(1..<2) == 1..<2)
  }

  @Test func anOffsetStaysBehindItsCharacterWhenAFormatInserts() {
    #expect(carets("41111111", "4111 1111") == [0, 1, 2, 3, 4, 6, 7, 8, 9])
    #expect(carets("4111222233334444", "4111 2222 3333 4444")[4...12] == [4, 6, 7, 8, 9, 11, 12, 13, 14])
  }

  @Test func theBiasPicksAmongTheLegalCarets() {
    let alignment = EditAlignment(from: "1234", to: "(123) 4")
    #expect(alignment.carets(at: 3) == 4...6)
    #expect(alignment.caret(at: 3, bias: .before) == 4)
    #expect(alignment.caret(at: 3, bias: .after) == 6)
    #expect(EditAlignment(from: "12x345", to: "12345").caret(at: 3, bias: .nearest) == 2)
  }

  @Test func theStartIsBeforeTheFirstTypedCharacter() {
    #expect(carets("5", "+1 (5") == [4, 5])
    #expect(carets("", "+1 (") == [4])
  }

  /// A format puts its own characters in front, also those that were typed.
  @Test func amongEqualCharactersTheLastIsTheTypedOne() {
    let alignment = EditAlignment(from: "1", to: "+1 (1")
    #expect(alignment.significance == Significance(only: [4]))
  }

  @Test func aRangeExtendsFromItsFirstToItsLastCharacter() {
    let alignment = EditAlignment(from: "12345678", to: "1234 5678")
    #expect(alignment.range(3..<5) == 3..<6)
    #expect(alignment.range(4..<5) == 5..<6)
    #expect(EditAlignment(from: "a-b", to: "ab").range(1..<2) == 1..<1)
  }

  @Test func lettersAndDigitsOutweighAnyNumberOfSeparators() {
    #expect(carets("2 2", "22 ")[3] == 2)
    // A minus sign, a point and a no-break space are separators in every script; an emoji is not.
    #expect(carets("1\u{A0}234", "12\u{202F}34") == [0, 1, 1, 2, 4, 5])
    #expect(carets("👍-a", "-👍a")[2] == 3)
  }

  @Test func separatorsThatWereTypedCount() {
    #expect(carets("a/b?c=1", "a/b?c=1#") == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(carets("a.,b", "a. b") == [0, 1, 2, 3, 4])
  }

  @Test func caseAndTheScriptOfDigitsMakeNoDifference() {
    #expect(carets("straße", "STRAßE") == [0, 1, 2, 3, 4, 5, 6])
    #expect(carets("1٢3", "12,3") == [0, 1, 2, 4])
    #expect(carets("e\u{301}x", "éx") == [0, 0, 1, 2])
  }

  @Test func replacedTextKeepsTheCaretBehindIt() {
    #expect(EditAlignment(from: "xkay", to: "xかy").caret(at: 3) == 2)
    #expect(EditAlignment(from: "say \"x", to: "say “x").caret(at: 5) == 5)
    #expect(carets("abcd", "nopq") == [0, 1, 2, 3, 4])
  }

  @Test func knownSignificanceIsHeeded() {
    // The first 1 is the format's, the second was typed.
    let typed = Significance(only: [4])
    let alignment = EditAlignment(from: "+1 (1", to: "+1 (1) ", significance: typed)
    #expect(alignment.significance == typed)
    #expect(alignment.carets(at: 5) == 5...7)
    let same = EditAlignment(from: "(12) ", to: "(12) ", significance: Significance(only: [1, 2]))
    #expect(same.carets(at: 3) == 3...5)
    #expect(same.missing.isEmpty)
    #expect(EditAlignment(from: "12", to: "1", significance: Significance(all: 2)).missing == [1..<2])
  }

  @Test func longTextsAreMatchedAtTheirEnds() {
    let middle = String(repeating: "x", count: 5_000)
    let alignment = EditAlignment(from: "ab" + middle + "yz", to: "ab" + middle + middle + "yz")
    #expect(alignment.caret(at: 2) == 2)
    #expect(alignment.caret(at: 5_004) == 10_004)
    let words = String(repeating: "one two, ", count: 500)
    let other = String(repeating: "ONE TWO; ", count: 500)
    #expect(EditAlignment(from: words, to: other).caret(at: 2_000) == 2_000)
    let dashed = String(repeating: "one-two", count: 500)
    let spaced = String(repeating: "one - two", count: 500)
    #expect(EditAlignment(from: dashed, to: spaced).caret(at: 7 * 100 + 3) == 9 * 100 + 3)
  }

  /// A format only moves separators: between two groupings of the same digits each is found again.
  @Test(arguments: Array(UInt64(1)...20)) func everyDigitIsFoundAgainHoweverItIsGrouped(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed)
    for _ in 0..<25 {
      let digits = (0..<edits.int(1...12)).map { _ in edits.pick(["1", "2"]) }
      var (texts, places) = (["", ""], [[Int](), [Int]()])
      for index in 0...1 {
        for digit in digits {
          places[index].append(texts[index].utf16.count)
          texts[index] += digit + (edits.bool() ? " " : "")
        }
      }
      let alignment = EditAlignment(from: texts[0], to: texts[1])
      for (place, wanted) in zip(places[0], places[1]) {
        #expect(alignment.caret(at: place + 1) == wanted + 1, "\(texts)")
      }
    }
  }

  @Test(arguments: Array(UInt64(1)...40)) func offsetsStayInOrderAndOnBoundaries(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 77_777)
    for _ in 0..<8 {
      let shared = edits.text(0...5)
      let source = edits.text(0...4) + shared + edits.text(0...3)
      let target = edits.text(0...4) + shared + edits.text(0...3)
      var typed: Significance?
      if edits.bool(3) {
        var significance = Significance()
        var offset = 0
        for character in source {
          if edits.bool() { significance.insert(offset..<offset + character.utf16.count) }
          offset += character.utf16.count
        }
        typed = significance
      }
      let alignment = EditAlignment(from: source, to: target, significance: typed)
      let context: Comment = "\(source.debugDescription) \(target.debugDescription)"
      let (from, to) = (StringStorage(source), StringStorage(target))
      for bias in [EditingOptions.Bias.Side.before, .after, .nearest] {
        var last = 0
        for offset in -1...source.utf16.count + 1 {
          let caret = alignment.caret(at: offset, bias: bias)
          #expect(caret >= last && caret <= to.utf16Count, context)
          last = caret
          guard from.clamped(offset) == offset, bias != .nearest else { continue }
          #expect(to.clamped(caret) == caret, context)
          let legal = alignment.carets(at: offset)
          // As many significant units on the left wherever in between.
          let significance = alignment.significance
          #expect(
            significance.count(before: legal.lowerBound) == significance.count(before: legal.upperBound), context)
        }
      }
      let range = edits.range(source.utf16.count)
      let place = alignment.range(range)
      #expect(place.lowerBound >= 0 && place.upperBound <= to.utf16Count, context)
    }
  }

  @Test(arguments: Array(UInt64(1)...20)) func theAlignmentOfATextWithItselfIsTheIdentity(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 3_333)
    let text = edits.text(0...20)
    let alignment = EditAlignment(from: text, to: text)
    for offset in 0...text.utf16.count { #expect(alignment.carets(at: offset) == offset...offset) }
  }
}

extension Significance {
  fileprivate init(only units: [Int]) {
    self.init()
    for unit in units { insert(unit) }
  }
}
