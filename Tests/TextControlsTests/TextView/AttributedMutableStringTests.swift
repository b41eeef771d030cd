import Foundation
import Testing
import TextControls

/// The characters of a text with attributes, as a string of their own.
@MainActor @Suite struct AttributedMutableStringTests {
  private let text = NSMutableAttributedString(string: "one two", attributes: [.underlineStyle: 1])
  private var characters: AttributedMutableString { AttributedMutableString(text) }

  private func expect(_ string: String, sourceLocation: SourceLocation = #_sourceLocation) {
    var range = NSRange(location: 0, length: 0)
    _ = text.attribute(.underlineStyle, at: 0, effectiveRange: &range)
    #expect(text.string == string, sourceLocation: sourceLocation)
    #expect(range == NSRange(location: 0, length: string.utf16.count), sourceLocation: sourceLocation)
  }

  @Test func editsAreThoseOfTheText() {
    characters.append("!")
    characters.insert("two ", at: 4)
    characters.deleteCharacters(in: NSRange(location: 0, length: 4))
    expect("two two!")
    characters.setString("a longer text than before")
    expect("a longer text than before")
  }

  @Test func theyAreReadFromTheText() {
    let characters = characters
    text.replaceCharacters(in: NSRange(location: 0, length: 3), with: "🙂")
    #expect(characters.length == 6)
    #expect(characters as String == "🙂 two")
    #expect(characters.range(of: "two") == NSRange(location: 3, length: 3))
  }

  @Test func matchesOfAnExpressionAreReplaced() throws {
    let expression = try NSRegularExpression(pattern: "o")
    let all = NSRange(location: 0, length: text.length)
    #expect(expression.replaceMatches(in: characters, range: all, withTemplate: "<$0>") == 2)
    expect("<o>ne tw<o>")
  }

  nonisolated private static let replacements: [(String, String, NSString.CompareOptions, Range<Int>, String)] = [
    ("o", "000", [], 0..<7, "000ne tw000"), ("o", "", [], 0..<7, "ne tw"),
    ("O", "0", .caseInsensitive, 0..<7, "0ne tw0"), ("o", "0", [], 1..<7, "one tw0"),
    ("ne", "NE", .backwards, 0..<7, "oNE two"), ("o", "0", .anchored, 0..<7, "0ne two"),
    ("(o)(.)", "$2$1", .regularExpression, 0..<6, "noe two"), ("x", "y", [], 0..<7, "one two"),
    ("", "y", [], 0..<7, "one two"), ("(", "y", .regularExpression, 0..<7, "one two"),
  ]

  @Test(arguments: replacements)
  func occurrencesAreReplaced(
    target: String, replacement: String, options: NSString.CompareOptions, range: Range<Int>, expected: String
  ) {
    let count = AttributedMutableString.replaceOccurrences(
      of: target, with: replacement, options: options, range: NSRange(range), in: characters)
    #expect((count > 0) == (expected != "one two"))
    expect(expected)
  }

  @Test func aStorageReportsThem() {
    let storage = NSTextStorage(string: "one two", attributes: [.underlineStyle: 1])
    storage.beginEditing()
    storage.mutableString.setString("three")
    #expect(storage.editedMask.contains(.editedCharacters) && storage.changeInLength == -2)
    storage.endEditing()
    #expect(storage.string == "three" && storage.length == 5)
  }
}
