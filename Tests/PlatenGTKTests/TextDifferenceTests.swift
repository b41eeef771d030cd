import Testing

@testable import PlatenGTK

@Suite struct TextDifferenceTests {
  @Test(arguments: [
    ("", "a", 0..<0, "a"),
    ("a", "", 0..<1, ""),
    ("Lovelxce", "Lovelace", 5..<6, "a"),
    ("(123) 456 - 7", "(123) 457", 8..<12, ""),
    ("aa", "aaa", 2..<2, "a"),
    ("abc", "xyz", 0..<3, "xyz"),
  ]) func onlyTheStretchThatDiffersIsReplaced(old: String, new: String, removed: Range<Int>, inserted: String) throws {
    let difference = try #require(TextDifference(from: old, to: new))
    #expect(difference.removed == removed)
    #expect(difference.inserted == inserted)
  }

  @Test func equalTextsHaveNoDifference() {
    #expect(TextDifference(from: "é", to: "é") == nil)
    #expect(TextDifference(from: "", to: "") == nil)
  }

  @Test func twoSpellingsOfACharacterDiffer() throws {
    let difference = try #require(TextDifference(from: "e\u{301}", to: "é"))
    #expect(Self.apply(difference, to: "e\u{301}") == Array("é".unicodeScalars))
  }

  @Test func scalarsAreNotSplit() throws {
    // The two differ in the last byte of a scalar of two bytes, and in the second of one of four.
    for (old, new) in [("é", "è"), ("😀x", "😁x"), ("x😀", "x🙀"), ("日本", "日木"), ("🇩🇪", "🇩🇰")] {
      let difference = try #require(TextDifference(from: old, to: new))
      #expect(!difference.inserted.unicodeScalars.contains("\u{FFFD}"))
      #expect(Self.apply(difference, to: old) == Array(new.unicodeScalars))
    }
  }

  @Test func everyDifferenceTransformsTheOldTextIntoTheNew() {
    let pieces = ["", "a", "b", "ab", "é", "e\u{301}", "😀", "日", "\n", "aa", " - "]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          let (old, new) = (first + second + third, third + first + second + first)
          let result = TextDifference(from: old, to: new).map { Self.apply($0, to: old) } ?? Array(old.unicodeScalars)
          #expect(result == Array(new.unicodeScalars))
        }
      }
    }
  }

  private static func apply(_ difference: TextDifference, to text: String) -> [Unicode.Scalar] {
    var scalars = Array(text.unicodeScalars)
    scalars.replaceSubrange(difference.removed, with: difference.inserted.unicodeScalars)
    return scalars
  }
}
