import Platen
import Testing

@testable import PlatenTerminal

/// The focus in a modal that begins with a list, whose rows are made when they are needed.
@MainActor @Suite struct FirstRowFocusTests {
  private struct Fonts: View {
    @State private var isShown = false
    @State private var font = "none"

    var body: some View {
      VStack {
        Text("font: \(font)")
        Button("Choose") { isShown = true }
      }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          List(0..<500, id: \.self) { number in
            Button("Font \(number)") { (font, isShown) = ("\(number)", false) }.buttonStyle(.plain)
          }
        }
      }
    }
  }

  @Test func theFirstRowOfAListHasTheFocus() {
    let run = SessionRun(Fonts(), columns: 50, rows: 20)
    run.type("\t\r")
    #expect(run.text.contains("Font 0"))
    run.type("\r")
    #expect(run.text.contains("font: 0"))
  }

  @Test func whatFollowsRowsOfTextHasTheFocus() {
    struct Page: View {
      @State private var isShown = false

      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) {
            VStack {
              List(0..<500, id: \.self) { Text("Row \($0)") }
              Button("Done") { isShown = false }
            }
          }
      }
    }
    let run = SessionRun(Page(), columns: 50, rows: 20)
    run.type("\t\r")
    #expect(run.text.contains("Row 0"))
    run.type("\r")
    #expect(!run.text.contains("Row 0"))
  }
}
