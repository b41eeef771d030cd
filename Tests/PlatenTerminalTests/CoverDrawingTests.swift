import Platen
import Testing

@testable import PlatenTerminal

/// What is behind a view and what of it is seen.
@MainActor @Suite struct CoverDrawingTests {
  @Test func lettersBehindAMaterialAreNotSeen() throws {
    let run = SessionRun(
      ZStack {
        Text("underneath underneath")
        Text("top").padding(.horizontal, 24).background(.regularMaterial)
      })
    let line = try #require(run.shown.first { $0.contains("top") })
    #expect(line.contains("   top   "))
    #expect(line.contains("und") && line.contains("neath"), "beside the material they are")
  }

  @Test(arguments: [false, true]) func aPlaceholderBehindAnEditorWithoutABackgroundIsSeen(isBackground: Bool) {
    struct Page: View {
      let isBackground: Bool
      @State private var text = ""
      var body: some View {
        Button("Elsewhere") {}
        if isBackground {
          TextEditor(text: $text).scrollContentBackground(.hidden)
            .background(alignment: .topLeading) { if text.isEmpty { Text("Your story") } }
        } else {
          ZStack(alignment: .topLeading) {
            if text.isEmpty { Text("Your story") }
            TextEditor(text: $text).scrollContentBackground(.hidden)
          }
        }
      }
    }
    let run = SessionRun(Page(isBackground: isBackground))
    #expect(run.shown.contains { $0.contains("Your story") }, "with the focus")
    run.type("\t")
    #expect(run.shown.contains { $0.contains("Your story") }, "without it")
    run.type("\u{1B}[Z")
    run.type("Once")
    #expect(!run.shown.contains { $0.contains("Your story") })
    #expect(run.shown.contains { $0.contains("Once") })
  }
}
