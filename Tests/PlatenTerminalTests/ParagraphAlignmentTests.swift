import Platen
import Testing

@testable import PlatenTerminal

/// The alignment of paragraphs and the space around the text of UIKit's text views.
@MainActor @Suite struct ParagraphAlignmentTests {
  struct Note: UIViewRepresentable {
    let view: UITextView

    func makeUIView(context: Context) -> UITextView { view }
    func updateUIView(_ view: UITextView, context: Context) {}
  }

  private func paragraph(_ text: String, _ alignment: NSTextAlignment) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    return NSAttributedString(string: text, attributes: [.paragraphStyle: style])
  }

  private func aligned() -> UITextView {
    let text = NSMutableAttributedString(attributedString: paragraph("ab\n", .natural))
    text.append(paragraph("cd\n", .center))
    text.append(paragraph("ef", .right))
    let view = UITextView()
    view.attributedText = text
    return view
  }

  /// The column of a word, from 0, and its row.
  private func place(of word: String, in run: SessionRun) throws -> (column: Int, row: Int) {
    let rows = run.shown
    let row = try #require(rows.firstIndex { $0.contains(word) })
    let start = try #require(rows[row].range(of: word)?.lowerBound)
    return (rows[row].distance(from: rows[row].startIndex, to: start), row)
  }

  @Test func eachParagraphHasItsAlignment() throws {
    let run = SessionRun(Note(view: aligned()), columns: 32, rows: 6)
    // A column at each side is free, and the caret needs one.
    #expect(try place(of: "ab", in: run).column == 1)
    #expect(try place(of: "cd", in: run).column == 15)
    #expect(try place(of: "ef", in: run).column == 29)
  }

  @Test func aClickIntoAnAlignedParagraphIsWhereItIsSeen() throws {
    let view = aligned()
    let run = SessionRun(Note(view: view), columns: 32, rows: 6)
    let place = try place(of: "ef", in: run)
    let (column, row) = (place.column + 2, place.row + 1)
    run.type("\u{1B}[<0;\(column);\(row)M\u{1B}[<0;\(column);\(row)m")
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    run.type("x")
    #expect(view.text == "ab\ncd\nexf")
    #expect(try self.place(of: "exf", in: run).column == 28)
  }

  @Test func typedTextHasTheAlignmentOfTheTypingAttributes() throws {
    let view = UITextView()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    view.typingAttributes = [.paragraphStyle: style]
    let run = SessionRun(Note(view: view), columns: 32, rows: 6)
    run.type("\t")
    run.type("ab")
    #expect(try place(of: "ab", in: run).column == 15)
  }

  @Test func theAlignmentOfAViewIsThatOfItsParagraphs() throws {
    let view = UITextView()
    view.text = "ab"
    view.textAlignment = .right
    let run = SessionRun(Note(view: view), columns: 32, rows: 6)
    #expect(try place(of: "ab", in: run).column == 29)
  }

  @Test func theSpaceAroundTheTextIsInWholeCells() throws {
    let view = UITextView()
    view.text = "ab"
    view.textContainerInset = UIEdgeInsets(top: 36, left: 24, bottom: 0, right: 0)
    let run = SessionRun(Note(view: view), columns: 32, rows: 6)
    #expect(try place(of: "ab", in: run) == (4, 2))
    // Space is no border.
    #expect(!run.shown.contains { $0.contains("─") || $0.contains("│") })
    view.textContainer.lineFragmentPadding = 13
    run.type("\t")
    #expect(try place(of: "ab", in: run) == (5, 2))
  }
}
