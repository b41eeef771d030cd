import Platen
import Testing

@testable import PlatenTerminal

/// The indents and tab stops of paragraphs of UIKit's text views. A column is 8 points.
@MainActor @Suite struct ParagraphIndentTests {
  struct Note: UIViewRepresentable {
    let view: UITextView

    func makeUIView(context: Context) -> UITextView { view }
    func updateUIView(_ view: UITextView, context: Context) {}
  }

  private func note(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> UITextView {
    let style = NSMutableParagraphStyle()
    change(style)
    let view = UITextView()
    view.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    return view
  }

  /// A column at the left is free, and the caret needs one at the right: 30 columns for the text, from column 1.
  private func run(_ view: UITextView) -> SessionRun { SessionRun(Note(view: view), columns: 32, rows: 6) }

  /// The column of a word, from 0, and its row.
  private func place(of word: String, in run: SessionRun) throws -> [Int] {
    let rows = run.shown
    let row = try #require(rows.firstIndex { $0.contains(word) })
    let start = try #require(rows[row].range(of: word)?.lowerBound)
    return [rows[row].distance(from: rows[row].startIndex, to: start), row]
  }

  private let list = "•\tone two three four five six seven\n•\teight"

  private func hanging(_ style: NSMutableParagraphStyle) {
    style.headIndent = 16
    style.tabStops = [NSTextTab(textAlignment: .natural, location: 16)]
  }

  @Test func linesOfAListItemBeginAtTheTabStopAfterTheBullet() throws {
    let run = run(note(list, hanging))
    #expect(try place(of: "•", in: run) == [1, 0])
    #expect(try place(of: "one", in: run) == [3, 0])
    // The bullet, the tab and 27 columns of words are followed by one column, too few for the next word.
    #expect(try place(of: "six", in: run) == [27, 0])
    #expect(try place(of: "seven", in: run) == [3, 1])
    #expect(try place(of: "eight", in: run) == [3, 2])
  }

  @Test func aClickIntoAnIndentedRowIsWhereItIsSeen() throws {
    let view = note(list, hanging)
    let run = run(view)
    run.type("\u{1B}[<0;6;2M\u{1B}[<0;6;2m")
    #expect(view.selectedRange == NSRange(location: 32, length: 0))
    run.type("x")
    #expect(view.text == "•\tone two three four five six sexven\n•\teight")
    #expect(try place(of: "sexven", in: run) == [3, 1])
  }

  @Test func theCaretGoesFromRowToRowInItsColumn() {
    let view = note(list, hanging)
    let run = run(view)
    run.type("\t\u{1B}[F")
    view.selectedRange = NSRange(location: 5, length: 0)
    run.type("\u{1B}[B")
    // Behind "sev", as it was behind "one".
    #expect(view.selectedRange.location == 33)
  }

  @Test func theFirstLineHasAnIndentOfItsOwn() throws {
    let run = run(note("one two three four five six seven") { $0.firstLineHeadIndent = 32 })
    #expect(try place(of: "one", in: run) == [5, 0])
    // 26 columns are left for 27.
    #expect(try place(of: "six", in: run) == [1, 1])
  }

  @Test func linesEndBeforeTheTrailingEdgeOrAtADistanceFromTheLeadingOne() throws {
    // 30 columns less 10, and 19: "one two three four" has 18.
    for end in [-80.0, 152] {
      let run = run(note("one two three four five") { $0.tailIndent = end })
      #expect(try place(of: "four", in: run) == [15, 0])
      #expect(try place(of: "five", in: run) == [1, 1])
    }
  }

  @Test func tabsGoToMultiplesOfTheIntervalAfterTheLastStop() throws {
    let run = run(
      note("a\tb\tc\td") {
        $0.tabStops = [NSTextTab(textAlignment: .left, location: 24)]
        $0.defaultTabInterval = 40
      })
    #expect(try place(of: "b", in: run) == [4, 0])
    #expect(try place(of: "c", in: run) == [6, 0])
    #expect(try place(of: "d", in: run) == [11, 0])
  }

  @Test func aTabWithoutAStopIsASpace() throws {
    let run = run(note("a\tb") { $0.headIndent = 8 })
    #expect(try place(of: "b", in: run) == [3, 0])
  }

  @Test func alignedLinesStayWithinTheIndents() throws {
    let run = run(
      note("end") {
        $0.alignment = .right
        $0.tailIndent = -16
      })
    // The last of 28 columns.
    #expect(try place(of: "end", in: run) == [26, 0])
  }

  @Test func anotherStyleOfTheSameTextWrapsItAgain() throws {
    let view = note("one two three four five six seven") { $0.firstLineHeadIndent = 32 }
    let run = run(view)
    view.attributedText = NSAttributedString(string: view.text)
    run.type("\t")
    #expect(try place(of: "one", in: run) == [1, 0])
    #expect(try place(of: "six", in: run) == [25, 0])
  }

  @Test func indentsWiderThanTheViewLeaveOneColumn() {
    let run = run(
      note("ab") {
        $0.firstLineHeadIndent = .greatestFiniteMagnitude
        $0.headIndent = .infinity
        $0.tailIndent = -.greatestFiniteMagnitude
      })
    #expect(run.shown.contains { $0.contains("a") })
  }
}
