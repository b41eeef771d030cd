import Platen
import Testing

@testable import PlatenTerminal

/// Rows that are broken into lines in a narrow window.
@MainActor @Suite struct BrokenRowTests {
  private struct Card: View {
    @State private var expiry = ""
    @State private var code = ""

    var body: some View {
      HStack {
        TextField("Expiry", text: $expiry)
        Divider()
        TextField("Code", text: $code)
      }
    }
  }

  /// A divider separates views that are beside one another.
  @Test func `a divider between two lines is not drawn`() {
    let wide = SessionRun(Card(), columns: 70, rows: 9)
    #expect(wide.shown.contains { $0.contains("│") && $0.contains("Expiry") && $0.contains("Code") })
    let narrow = SessionRun(Card(), columns: 24, rows: 9)
    let expiry = narrow.shown.firstIndex { $0.contains("Expiry") }
    let code = narrow.shown.firstIndex { $0.contains("Code") }
    #expect(expiry != nil && code != nil && expiry != code)
    #expect(!narrow.text.contains("│"), "\(narrow.text)")
  }

  /// It is in a frame of no width, at a point.
  @Test func `a text of a drawing keeps its line`() {
    let drawing = Canvas { context, size in
      context.draw(Text("Noon"), at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    #expect(SessionRun(drawing, columns: 24, rows: 9).shown.contains { $0.contains("Noon") })
    let name = Text("Ada Lovelace").fixedSize().frame(width: 2, alignment: .leading)
    #expect(SessionRun(name, columns: 24, rows: 9).shown.contains { $0.contains("Ada Lovelace") })
  }

  private struct Shortcuts: View {
    @State private var search = ""

    var body: some View {
      NavigationStack {
        Text("Nothing found")
          .searchable(text: $search, placement: .toolbar, prompt: "Find")
          .navigationTitle("Text shortcuts")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  @Test(arguments: [20, 24, 30]) func `a search field is below a title that it would shorten`(columns: Int) throws {
    let run = SessionRun(Shortcuts(), columns: columns, rows: 12)
    let title = try #require(run.shown.firstIndex { $0.contains("Text shortcuts") })
    let field = try #require(run.shown.firstIndex { $0.contains("Find") })
    #expect(field > title)
  }

  @Test func `a search field is beside a title where both fit`() throws {
    let run = SessionRun(Shortcuts(), columns: 70, rows: 12)
    let title = try #require(run.shown.firstIndex { $0.contains("Text shortcuts") })
    let field = try #require(run.shown.firstIndex { $0.contains("Find") })
    #expect(abs(field - title) <= 1)
  }
}
