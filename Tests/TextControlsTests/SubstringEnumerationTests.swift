import Foundation
import Testing
import TextControls

/// The words and sentences of a text. The options are Foundation's, which Linux marks as unavailable by their names.
@Suite struct SubstringEnumerationTests {
  private let words = NSString.EnumerationOptions(rawValue: 3)
  private let sentences = NSString.EnumerationOptions(rawValue: 4)

  private func parts(
    _ text: String, _ options: NSString.EnumerationOptions, in range: NSRange? = nil
  ) -> [(text: String, range: NSRange, enclosing: NSRange)] {
    var found: [(String, NSRange, NSRange)] = []
    let whole = NSRange(location: 0, length: (text as NSString).length)
    SubstringEnumeration.enumerate(text as NSString, in: range ?? whole, options: options) {
      part, range, enclosing, _ in
      found.append((part ?? "nil", range, enclosing))
    }
    return found
  }

  @Test func wordsAreFoundWithWhatIsBetweenThem() {
    let found = parts("  It's 3.14, my friend! 😀", words)
    #expect(found.map(\.text) == ["It's", "3.14", "my", "friend"])
    #expect(found.map(\.range.location) == [2, 7, 13, 16])
    #expect(found.map(\.enclosing.location) == [0, 7, 13, 16])
    #expect(found.map(\.enclosing.length) == [7, 6, 3, 10])
  }

  @Test func aTextWithoutWordsHasNone() {
    #expect(parts("... !", words).isEmpty)
    #expect(parts("", words).isEmpty)
  }

  @Test func theRangeBoundsThePartsAndTheirOrderMayBeReversed() {
    #expect(parts("one two three", words, in: NSRange(location: 4, length: 20)).map(\.text) == ["two", "three"])
    #expect(parts("one two three", words.union(.reverse)).map(\.text) == ["three", "two", "one"])
    #expect(parts("one two", words.union(.substringNotRequired)).map(\.text) == ["nil", "nil"])
    #expect(parts("one", words, in: NSRange(location: NSNotFound, length: 0)).isEmpty)
  }

  @Test func sentencesEndAfterTheirSpaces() {
    #expect(
      parts("Pi is 3.14, i.e. round. \"Really?\" Yes!\nNext line", sentences).map(\.text) == [
        "Pi is 3.14, i.e. round. ", "\"Really?\" ", "Yes!\n", "Next line",
      ])
  }

  @Test func paragraphsAreThoseInTheRange() {
    let paragraphs = NSString.EnumerationOptions.byParagraphs
    let found = parts("ab\n\ncd\nef", paragraphs, in: NSRange(location: 1, length: 5))
    #expect(found.map(\.text) == ["b", "", "cd"])
    #expect(found.map(\.range) == [1..<2, 3..<3, 4..<6].map { NSRange($0) })
    #expect(found.map(\.enclosing) == [1..<3, 3..<4, 4..<6].map { NSRange($0) })
    #expect(parts("ab\ncd", paragraphs, in: NSRange(location: 3, length: 2)).map(\.text) == ["cd"])
    #expect(parts("ab", paragraphs, in: NSRange(location: 2, length: 0)).isEmpty)
  }

  @Test func theClosureCanStop() {
    var count = 0
    SubstringEnumeration.enumerate("a b c" as NSString, in: NSRange(location: 0, length: 5), options: words) {
      _, _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
  }

  @Test func indicesAreThoseOfTheText() {
    let text = "Grüße 👨‍👩‍👧 an alle"
    var found: [Substring] = []
    SubstringEnumeration.enumerate(text, in: text.startIndex..<text.endIndex, options: words) { _, range, _, stop in
      found.append(text[range])
      stop = found.count == 2
    }
    #expect(found == ["Grüße", "an"])
  }
}
