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
}
