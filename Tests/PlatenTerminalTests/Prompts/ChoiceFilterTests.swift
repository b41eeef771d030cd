import Foundation
import Testing

@testable import PlatenGraph

/// What matches the text that is typed over a list.
@Suite struct ChoiceFilterTests {
  private static func found(_ text: String, _ titles: [String]) -> [String] {
    ChoiceFilter(titles).matches(text).map { titles[$0] }
  }

  @Test func allMatchAnEmptyTextAndTheOrderStays() {
    let titles = ["rebase", "ear", "bear"]
    #expect(Self.found("", titles) == titles)
    #expect(Self.found(" ", titles) == titles)
    #expect(Self.found("xyz", titles) == [])
  }

  /// What is found, best first.
  @Test(arguments: [
    // Letters next to one another, then letters apart.
    ("bea", ["xbxexa", "abeam"], ["abeam", "xbxexa"]),
    ("ain", ["laxixn", "domain"], ["domain", "laxixn"]),
    // The beginning of a word, then the inside of one.
    ("log", ["catalog", "show log", "log"], ["log", "show log", "catalog"]),
    ("fb", ["offbeat", "foo_bar"], ["foo_bar", "offbeat"]),
    ("gc", ["magic", "git-commit", "gitCommit"], ["gitCommit", "git-commit", "magic"]),
    ("fo", ["src/info", "src/foo"], ["src/foo", "src/info"]),
    // Of equals, the short one, then the first.
    ("ma", ["master", "main", "mail"], ["main", "mail", "master"]),
    // Few letters between two, then many.
    ("ac", ["xabbbc", "xabc"], ["xabc", "xabbbc"]),
  ])
  func theBestMatchIsFirst(_ text: String, _ titles: [String], _ expected: [String]) {
    #expect(Self.found(text, titles) == expected)
  }

  /// The characters of the best choice of letters, in brackets.
  @Test(arguments: [
    ("ain", "laxixn", "l[a]x[i]x[n]"), ("ain", "main chain", "m[ain] chain"), ("fb", "foo_bar", "[f]oo_[b]ar"),
    ("cat", "concat cat", "concat [cat]"), ("gc", "gitCommit", "[g]it[C]ommit"),
    ("bug fix", "fix the bug", "[fix] the [bug]"),
    ("cafe", "Le Café", "Le [Café]"), ("xyz", "abc", "abc"), ("", "abc", "abc"), ("b", "b", "[b]"),
    ("ss", "Straße", "[S]tra[ß]e"), ("국", "한국", "한[국]"), ("on x", "one", "one"),
  ])
  func theCharactersThatMatchAreThoseOfTheBestScore(_ text: String, _ title: String, _ expected: String) {
    let matched = ChoiceFilter.characters(of: title, matching: text)
    let marked = title.enumerated().map { matched.contains($0.offset) ? "[\($0.element)]" : "\($0.element)" }.joined()
    #expect(marked.replacing("][", with: "") == expected)
  }

  /// No text makes it trap, and what matches has all of the text's letters.
  @Test func charactersOfAnyTextAreInTheTitle() {
    var generator = SeededGenerator(seed: 5)
    let letters = Array("abAB /_1é한")
    func word(_ most: Int) -> String {
      String(
        (0..<Int.random(in: 0...most, using: &generator)).map { _ in letters.randomElement(using: &generator) ?? "a" })
    }
    for _ in 0..<2_000 {
      let (title, text) = (word(12), word(4))
      let matched = ChoiceFilter.characters(of: title, matching: text)
      #expect(matched.allSatisfy { $0 < title.count })
      let isFound = !ChoiceFilter([title]).matches(text).isEmpty
      #expect(matched.isEmpty == (!isFound || text.allSatisfy(\.isWhitespace)), "\(text) in \(title)")
    }
  }

  @Test func wordsAreFoundInAnyOrder() {
    #expect(Self.found("bug fix", ["fix the bug", "bugs", "fixed"]) == ["fix the bug"])
  }

  @Test func titlesThatAreAddedAreFoundToo() {
    let filter = ChoiceFilter(["remain"])
    #expect(Array(filter.matches("main")) == [0])
    filter.append(["main", "other"])
    #expect(Array(filter.matches("main")) == [1, 0])
    #expect(Array(filter.matches("")) == [0, 1, 2])
    filter.append(["last"])
    #expect(Array(filter.matches("")) == [0, 1, 2, 3])
    #expect(Array(filter.matches("las")) == [3])
  }

  @Test func `titles that arrive in pieces have the places that they have at once`() {
    let titles = (0..<400).map { number in ["item \(number * 7919 % 400)", "Élan \(number)", "x"][number % 3] }
    for text in ["", "1", "elan 3", "x"] {
      let filter = ChoiceFilter([])
      for start in stride(from: 0, to: titles.count, by: 37) {
        filter.append(Array(titles[start..<min(start + 37, titles.count)]))
        _ = filter.matches(text)
      }
      #expect(filter.matches(text) == ChoiceFilter(titles).matches(text), "\(text)")
    }
  }

  @Test func `an index is found among all and among some`() {
    let filter = ChoiceFilter(["one", "two", "three"])
    #expect(filter.matches("").firstIndex(of: 2) == 2 && filter.matches("").firstIndex(of: 3) == nil)
    #expect(filter.matches("t").firstIndex(of: 1) == 0 && filter.matches("t").firstIndex(of: 0) == nil)
  }

  @Test(arguments: [
    ("cafe", "Café"), ("CAFÉ", "cafe\u{301}"), ("strasse", "Straße"), ("한", "\u{1112}\u{1161}\u{11AB}국"),
  ])
  func caseAndAccentsMakeNoDifference(_ text: String, _ title: String) {
    #expect(Self.found(text, ["other", title]) == [title])
  }

  /// The bytes of one character are not those of two others.
  @Test func lettersOfSeveralBytesAreFoundWhole() {
    // д is D0 B4, and these two have D0 and B4 in that order.
    #expect(Self.found("д", ["а\u{434}", "\u{43F}\u{574}"]) == ["а\u{434}"])
    #expect(Self.found("дa", ["д-a", "a-д"]) == ["д-a"])
  }

  @Test func aTextThatGoesOnFindsWhatItFindsAtOnce() {
    var random = SystemRandomNumberGenerator()
    let letters = Array("abcé dB")
    func text(_ count: Int) -> String { String((0..<count).map { _ in letters.randomElement(using: &random)! }) }
    let titles = (0..<300).map { _ in text(Int.random(in: 0...9)) }
    let kept = ChoiceFilter(titles)
    var typed = ""
    for _ in 0..<500 {
      switch Int.random(in: 0..<4) {
      case 0 where !typed.isEmpty: typed.removeLast()
      case 1 where typed.count > 3: typed = ""
      default: typed += text(1)
      }
      #expect(kept.matches(typed) == ChoiceFilter(titles).matches(typed), "\(typed)")
    }
  }
}
