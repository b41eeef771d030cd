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
}
