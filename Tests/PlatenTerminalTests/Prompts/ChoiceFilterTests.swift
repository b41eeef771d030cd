import Foundation
import Testing

@testable import TerminalPrompts

/// What matches the text that is typed over a list.
@Suite struct ChoiceFilterTests {
  private static func found(_ text: String, _ titles: [String]) -> [String] {
    ChoiceFilter(titles).matches(text).map { titles[$0] }
  }

  @Test func beginningsComeFirstThenPartsThenLettersInOrder() {
    let titles = ["rebase", "ear", "bear", "beer a", "ba", "Bea"]
    #expect(Self.found("bea", titles) == ["bear", "Bea", "beer a"])
    #expect(Self.found("ea", titles) == ["ear", "bear", "Bea", "rebase", "beer a"])
    #expect(Self.found("", titles) == titles)
    #expect(Self.found("xyz", titles) == [])
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
