import Foundation
import Testing

@testable import PlatenGraph
@testable import PlatenTerminal
@testable import TerminalPrompts

/// The words of questions in other languages.
@MainActor @Suite struct PromptWordsTests {
  /// The sentences that the sources pass to `Prompt.words`, and the meanings of keys, with `%` for each argument.
  private func sentences() throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var found: Set<String> = []
    for folder in ["TerminalPrompts", "PlatenTool"] {
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent("Sources/\(folder)"), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: /(?:Prompt\.words|title\(or:|QuestionKey|KeyMeaning)[^"\n]*\(?/) {
          found.formUnion(Self.literals(in: text[match.range.upperBound...].prefix { $0 != "\n" }))
        }
      }
    }
    return found
  }

  /// The literals of a line that begin with a letter.
  private static func literals(in line: Substring) -> [String] {
    var (found, rest): ([String], Substring) = ([], line)
    while let start = rest.firstIndex(of: "\"") {
      rest = rest[rest.index(after: start)...]
      var literal = ""
      while let character = rest.popFirst(), character != "\"" {
        guard character == "\\" else {
          literal.append(character)
          continue
        }
        // An argument, with its parentheses.
        var depth = 0
        repeat {
          let next = rest.popFirst()
          depth += next == "(" ? 1 : next == ")" ? -1 : 0
        } while depth > 0 && !rest.isEmpty
        literal.append("%")
      }
      if literal.first?.isLetter ?? false, literal.count > 1 { found.append(literal) }
    }
    return found
  }

  @Test func everySentenceHasTranslations() throws {
    let known = Set(LibraryWords.sentences.map { $0.replacing(/%(?:\d\$)?(?:@|lld)/, with: "%") })
    // Names of keys, which keyboards have.
    let keys: Set = ["enter", "esc", "tab", "space", "ctrl-d", "ctrl-r", "pgup/pgdn"]
    let found = try sentences().subtracting(keys)
    #expect(found.count > 60)
    #expect(found.subtracting(known) == [])
  }

  /// The sentences that the sources of plain lines pass to `PlainWords`.
  @Test func everySentenceOfPlainLinesHasTranslations() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/PlatenTerminal/Plain")
    var found: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /(?:words|self|PlainWords\.process)\("([^"]+)"/) { found.insert(String(match.1)) }
    }
    #expect(found.count > 40)
    #expect(found.subtracting(LibraryWords.sentences) == [])
  }

  @Test func argumentsAreInTheOrderOfTheirNumbers() {
    let english = FrontEndSentence("%lld of %lld", "2", "5", in: Locale(identifier: "en_US"))
    #expect(english.text == "2 of 5")
    // An argument may look like a place for one.
    #expect(FrontEndSentence("Go to %@: %@", "%@", "b", in: Locale(identifier: "en_US")).text == "Go to %@: b")
  }

  @Test func theLettersOfYesAndNoAreThoseOfTheirWords() {
    let german = ConfirmWords(yes: "Ja", no: "Nein")
    #expect(german.answer(to: "j") == true && german.answer(to: "y") == true && german.answer(to: "n") == false)
    #expect(german.answer(in: " JA") == true && german.answer(in: "no") == false && german.answer(in: "jawohl") == nil)
    let turkish = ConfirmWords(yes: "Evet", no: "Hayır")
    #expect(turkish.letters(for: true) == ["e", "y"] && turkish.letters(for: false) == ["h", "n"])
    // A syllable is no key.
    let japanese = ConfirmWords(yes: "はい", no: "いいえ")
    #expect(japanese.letters(for: true) == ["y"] && japanese.answer(in: "いいえ") == false)
    // No letter has two meanings.
    #expect(ConfirmWords(yes: "Ναι", no: "Ναχ").letters(for: true) == ["y"])
    #expect(ConfirmWords(yes: "Na", no: "Oh").letters(for: true) == ["y"])
  }

  /// As a tool of a shell script, which has the texts of the script.
  @Test func theLanguageOfAUserIsOneThatThereAreWordsIn() {
    #expect(LibraryWords.language(for: Locale(identifier: "de_AT")) == "de")
    #expect(LibraryWords.language(for: Locale(identifier: "zh_TW")) == "zh-Hant")
    #expect(LibraryWords.language(for: Locale(identifier: "fi_FI")) == "en")
  }
}
