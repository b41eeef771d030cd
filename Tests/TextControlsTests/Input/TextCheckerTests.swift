import Foundation
import Testing
import TextControls

@MainActor struct TextCheckerTests {
  @Test func withoutADictionaryNothingIsFound() {
    let checker = UITextChecker()
    let text = "helo"
    let range = NSRange(location: 0, length: 4)
    let found = checker.rangeOfMisspelledWord(in: text, range: range, startingAt: 0, wrap: false, language: "xx")
    #expect(found.location == NSNotFound)
    #expect(checker.guesses(forWordRange: range, in: text, language: "xx") == nil)
    UITextChecker.learnWord("platen")
    #expect(UITextChecker.hasLearnedWord("platen"))
    UITextChecker.unlearnWord("platen")
    #expect(!UITextChecker.hasLearnedWord("platen"))
  }

  /// In a build with the trait and on a machine with a dictionary; elsewhere there is nothing to test.
  @Test func aMisspelledWordIsFoundAndReplaced() {
    guard UITextChecker.availableLanguages.contains(where: { $0.hasPrefix("en") }) else { return }
    let checker = UITextChecker()
    let text = "😀 hello wrld and mispeled"
    let range = NSRange(location: 0, length: text.utf16.count)
    let first = checker.rangeOfMisspelledWord(in: text, range: range, startingAt: 0, wrap: false, language: "en-US")
    #expect((text as NSString).substring(with: first) == "wrld")
    #expect(checker.guesses(forWordRange: first, in: text, language: "en")?.contains("world") == true)
    checker.ignoreWord("wrld")
    let second = checker.rangeOfMisspelledWord(in: text, range: range, startingAt: 0, wrap: false, language: "en")
    #expect((text as NSString).substring(with: second) == "mispeled")
  }
}
