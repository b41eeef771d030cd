import Testing
import TextEditing

@Suite struct WordMovement {
  private func stops(_ text: String, _ direction: EditDirection) -> [Int] {
    var session = EditingSession(text: text, options: EditingOptions(isMultiline: true))
    let start = direction == .forward ? 0 : text.utf16.count
    session.perform(.select(EditSelection(caret: start)))
    var result: [Int] = []
    while true {
      session.perform(.move(direction, .word, extending: false))
      let head = session.state.selection.head
      if head == result.last ?? start { return result }
      result.append(head)
    }
  }

  @Test func movingForwardStopsAtTheEndsOfWords() {
    #expect(stops("one, two  3.14 can't", .forward) == [3, 8, 14, 20])
  }

  @Test func movingBackwardStopsAtTheStartsOfWords() {
    #expect(stops("one, two  3.14 can't", .backward) == [15, 10, 5, 0])
  }

  @Test func trailingPunctuationLeadsToTheEnds() {
    #expect(stops("one...", .forward) == [3, 6])
    #expect(stops("...one", .backward) == [3, 0])
  }

  @Test func emojiCountAsWords() {
    #expect(stops("a 👨‍👩‍👧 🇩🇪🇫🇷 b", .forward) == [1, 10, 15, 19, 21])
  }

  @Test func ideographsAreSingleWordsAndKatakanaRunsAreOne() {
    #expect(stops("日本カタカナ", .forward) == [1, 2, 6])
  }

  @Test func doubleClickSelectsAWordAndTripleClickALine() {
    let session = EditingSession(text: "say can't\nnow", options: EditingOptions(isMultiline: true))
    #expect(session.range(of: .word, at: 6) == 4..<9)
    #expect(session.range(of: .word, at: 3) == 3..<4)
    #expect(session.range(of: .word, at: 13) == 10..<13)
    #expect(session.range(of: .line, at: 5) == 0..<9)
    #expect(session.range(of: .grapheme, at: 99) == 12..<13)
    #expect(EditingSession().range(of: .word, at: 0) == 0..<0)
  }
}
