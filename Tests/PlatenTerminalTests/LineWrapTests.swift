import Platen
@testable import PlatenTerminal
import Testing

/// Where a text and the text of an editor are broken into the lines of a terminal.
@MainActor struct LineWrapTests {
  private struct Label: View {
    let text: Text
    var body: some View { text }
  }

  private func rows(_ view: some View, columns: Int) -> [String] {
    let session = TerminalSession(
      host: ViewHost(view), capabilities: TerminalCapabilities(colorDepth: .trueColor, isDark: true), columns: columns,
      rows: 12)
    session.start()
    return session.screenText.map(\.droppingTrailingSpaces).filter { !$0.isEmpty }
  }

  @Test(arguments: [
    // Punctuation stays with the word before it, a bracket with the word after it.
    (8, "one two, (three) four", ["one two,", "(three)", "four"]),
    (7, "12 345,67 €", ["12", "345,67", "€"]),
    // Ideographs break anywhere, but not before a full stop or a small kana.
    (6, "東京都。大阪", ["東京", "都。大", "阪"]),
    (4, "キャンプ", ["キャ", "ンプ"]),
    // Emoji break between each other, and never inside.
    (4, "👨‍👩‍👧👍🏽🎉", ["👨‍👩‍👧👍🏽", "🎉"]),
    // A word longer than a line breaks where it has to.
    (4, "abcdefg", ["abcd", "efg"]),
  ])
  func textAndEditorBreakAtTheSamePlaces(_ columns: Int, _ text: String, _ expected: [String]) {
    #expect(rows(Label(text: Text(text)), columns: columns) == expected)
    let wrapped = EditorRows(text: text, width: columns, characterWidth: CharacterWidth())
    var lines: [String] = []
    var row: EditorRows.Row? = wrapped.row(of: 0)
    while let current = row {
      let units = Array(text.utf16)[current.start..<current.end]
      lines.append(String(decoding: units, as: UTF16.self).droppingTrailingSpaces)
      row = wrapped.row(after: current)
    }
    #expect(lines == expected)
  }

  /// A style that ends inside of a word does not break it.
  @Test func aWordOfTwoStylesIsNotBrokenBetweenThem() {
    #expect(rows(Label(text: Text("one tw") + Text("o three").bold()), columns: 7) == ["one two", "three"])
    #expect(rows(Label(text: Text("one tw") + Text("o three").bold()), columns: 6) == ["one", "two", "three"])
  }
}

extension String {
  fileprivate var droppingTrailingSpaces: String {
    var rest = self[...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
