import EditingTestSupport
import Testing

import TextEditing

@Suite struct TextDeltaTests {
  @Test(arguments: [
    ("", "a", 0..<0, "a"),
    ("a", "", 0..<1, ""),
    ("Lovelxce", "Lovelace", 5..<6, "a"),
    ("(123) 456 - 7", "(123) 457", 8..<12, ""),
    ("hello world", "hello big world", 6..<6, "big "),
    ("aa", "aaa", 2..<2, "a"),
    ("abc", "xyz", 0..<3, "xyz"),
  ]) func onlyTheStretchThatDiffersIsReplaced(old: String, new: String, range: Range<Int>, inserted: String) throws {
    let delta = try #require(TextDelta(from: old, to: new))
    #expect(delta.old == range)
    #expect(delta.inserted(of: new) == inserted)
  }

  @Test func equalTextsHaveNoDifference() {
    #expect(TextDelta(from: "é", to: "é") == nil)
    #expect(TextDelta(from: "", to: "") == nil)
    #expect(TextDelta(from: "aba", to: "aba", caret: 1) == nil)
  }

  @Test func twoSpellingsOfACharacterDiffer() throws {
    let delta = try #require(TextDelta(from: "xe\u{301}y", to: "xéy"))
    #expect(delta == TextDelta(old: 1..<3, new: 1..<2))
  }

  @Test func theReplacementEndsAtTheCaret() {
    #expect(TextDelta(from: "aa", to: "aaa", caret: 1) == TextDelta(old: 0..<0, new: 0..<1))
    #expect(TextDelta(from: "aa", to: "aaa", caret: 2) == TextDelta(old: 1..<1, new: 1..<2))
    #expect(TextDelta(from: "aaa", to: "aa", caret: 1) == TextDelta(old: 1..<2, new: 1..<1))
    // What was pasted over "xa" is all that was pasted.
    #expect(TextDelta(from: "xa", to: "ya", caret: 2) == TextDelta(old: 0..<2, new: 0..<2))
    #expect(TextDelta(from: "ab", to: "b", caret: 99) == TextDelta(old: 0..<2, new: 0..<1))
    #expect(TextDelta(from: "ab", to: "b", caret: -1) == TextDelta(old: 0..<1, new: 0..<0))
  }

  @Test func clustersAreReplacedWhole() throws {
    // The scalars begin with the same bytes, or end with them; the last three differ inside a cluster.
    for (old, new) in [
      ("é", "è"), ("😀x", "😁x"), ("x😀", "x🙀"), ("日本", "日木"), ("🇩🇪", "🇩🇰"), ("👩‍👩‍👧", "👩‍👩‍👦"), ("e", "e\u{301}"),
      ("ab", "a\u{301}b"),
    ] {
      let delta = try #require(TextDelta(from: old, to: new))
      #expect(Self.faults(delta, old, new) == [])
    }
    #expect(TextDelta(from: "👩‍👩‍👧", to: "👩‍👩‍👦") == TextDelta(old: 0..<8, new: 0..<8))
  }

  @Test func aFlagInALongRunOfFlagsCostsNoMoreThanTheRun() throws {
    let run = String(repeating: "🇩🇪", count: 2_000)
    let delta = try #require(TextDelta(from: run, to: "🇫" + run))
    #expect(Self.faults(delta, run, "🇫" + run) == [])
  }

  @Test(arguments: Array(UInt64(1)...60)) func aDeltaMakesTheOneTextIntoTheOther(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 6_364_136_223)
    for _ in 0..<40 {
      let shared = edits.text(0...4)
      let (old, new) = (
        shared + edits.text(0...4) + shared, shared + edits.text(0...4) + (edits.bool(4) ? "" : shared)
      )
      let caret = edits.bool() ? edits.offset(new.utf16.count) : nil
      guard let delta = TextDelta(from: old, to: new, caret: caret) else {
        #expect(old.hasSameUnits(as: new))
        continue
      }
      #expect(!old.hasSameUnits(as: new))
      #expect(Self.faults(delta, old, new) == [], "\(old.debugDescription) \(new.debugDescription)")
      // Longer than the limit above which a text is stored in a rope.
      let (first, second) = (TextStorage(old, longestString: 2), TextStorage(new, longestString: 2))
      #expect(TextDelta(from: first, to: second, caret: caret) == delta)
      #expect(TextDelta(from: TextStorage(old), to: second, caret: caret) == delta)
    }
  }

  private static func faults(_ delta: TextDelta, _ old: String, _ new: String) -> [String] {
    var faults: [String] = []
    var applied = Array(old.utf16)
    applied.replaceSubrange(delta.old, with: Array(new.utf16)[delta.new])
    if applied != Array(new.utf16) { faults.append("another text") }
    for (text, range) in [(old, delta.old), (new, delta.new)] {
      let storage = StringStorage(text)
      for end in [range.lowerBound, range.upperBound] where storage.clamped(end) != end {
        faults.append("\(end) is inside a cluster of \(text.debugDescription)")
      }
    }
    return faults
  }
}
