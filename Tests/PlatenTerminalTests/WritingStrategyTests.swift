import Platen
import Testing

@testable import PlatenTerminal

/// Which edge lines begin at, and in which direction they are read (`Text.AlignmentStrategy`,
/// `Text.WritingDirectionStrategy`).
@MainActor @Suite struct WritingStrategyTests {
  /// The rows of a text of two paragraphs, of nine and of four columns.
  private func rows(_ change: (Text) -> some View) -> [String] {
    let run = SessionRun(change(Text("abc defgh\nשלום")), columns: 9, rows: 2)
    return run.session.screenText.map { String($0.prefix(9)) }
  }

  /// The column at which the letters of a row begin.
  private func column(_ row: String) -> Int? {
    row.firstIndex { $0 != " " }.map { row.distance(from: row.startIndex, to: $0) }
  }

  @Test func `a text begins at the edge of the layout, whatever is written`() {
    #expect(column(rows { $0 }[1]) == 0)
    #expect(column(rows { $0.multilineTextAlignment(strategy: .layoutBased) }[1]) == 0)
    #expect(column(rows { $0.multilineTextAlignment(.trailing) }[1]) == 5)
  }

  @Test func `a paragraph begins where its writing does`() {
    let leading = rows { $0.multilineTextAlignment(strategy: .writingDirectionBased) }
    #expect(column(leading[0]) == 0)
    #expect(column(leading[1]) == 5)
    // The opposite edge.
    let strategy = Text.AlignmentStrategy.writingDirectionBased
    let trailing = rows { $0.multilineTextAlignment(.trailing).multilineTextAlignment(strategy: strategy) }
    #expect(column(trailing[1]) == 0)
    // Two of the five columns that are free.
    let centered = rows { $0.multilineTextAlignment(.center).multilineTextAlignment(strategy: strategy) }
    #expect(column(centered[1]) == 2)
  }

  @Test func `the nearest strategy is that of a text, and nil is the default`() {
    let shown = rows {
      $0.multilineTextAlignment(strategy: nil).multilineTextAlignment(strategy: .writingDirectionBased)
    }
    #expect(column(shown[1]) == 0)
  }

  private struct Field: View {
    @State var text: String
    var strategy: Text.AlignmentStrategy? = nil
    var direction = LayoutDirection.leftToRight
    var isEditor = false

    var body: some View {
      Group {
        if isEditor { TextEditor(text: $text) } else { TextField("", text: $text).textFieldStyle(.plain) }
      }
      .multilineTextAlignment(strategy: strategy)
      .environment(\.layoutDirection, direction)
    }
  }

  /// The column of a text in a field of 20 columns.
  private func column(of shown: String, in field: Field) throws -> Int {
    let run = SessionRun(field, columns: 20, rows: 5)
    let row = try #require(run.session.screenText.first { $0.contains(shown) }, "\(run.session.screenText)")
    return row.distance(from: row.startIndex, to: row.range(of: shown)!.lowerBound)
  }

  @Test(arguments: [false, true])
  func `a field begins where its text does, unless the layout decides`(_ isEditor: Bool) throws {
    #expect(try column(of: "םולש", in: Field(text: "שלום", isEditor: isEditor)) > 12)
    #expect(try column(of: "םולש", in: Field(text: "שלום", strategy: .layoutBased, isEditor: isEditor)) < 3)
    #expect(try column(of: "abcd", in: Field(text: "abcd", direction: .rightToLeft, isEditor: isEditor)) < 3)
    let laidOut = Field(text: "abcd", strategy: .layoutBased, direction: .rightToLeft, isEditor: isEditor)
    #expect(try column(of: "abcd", in: laidOut) > 12)
  }

  @Test func `digits, which have no direction, begin where the layout does`() throws {
    #expect(try column(of: "1234", in: Field(text: "1234", direction: .rightToLeft)) > 12)
    #expect(try column(of: "1234", in: Field(text: "1234")) < 3)
  }

  @Test func `a secret does not tell the direction of its letters`() throws {
    struct Secret: View {
      @State private var text = "שלום"
      var body: some View { SecureField("", text: $text).textFieldStyle(.plain) }
    }
    let run = SessionRun(Secret(), columns: 20, rows: 3)
    let row = try #require(run.session.screenText.first { $0.contains("••••") })
    #expect(row.distance(from: row.startIndex, to: row.range(of: "••••")!.lowerBound) < 3)
  }

  @Test func `the layout decides in which direction a paragraph is read`() throws {
    let text = Text("abc!").environment(\.layoutDirection, .rightToLeft)
    func shown(_ view: some View) -> String { SessionRun(view, columns: 4, rows: 1).session.screenText[0] }
    #expect(shown(text) == "abc!")
    #expect(shown(text.writingDirection(strategy: .contentBased)) == "abc!")
    #expect(shown(text.writingDirection(strategy: .layoutBased)) == "!abc")
    let field = Field(text: "abc!", direction: .rightToLeft).writingDirection(strategy: .layoutBased)
    #expect(SessionRun(field, columns: 20, rows: 3).text.contains("!abc"))
  }
}
