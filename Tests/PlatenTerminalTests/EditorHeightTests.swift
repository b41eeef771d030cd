import Platen
import Testing

@testable import PlatenTerminal

/// An editor has the height that it is given, as in SwiftUI and UIKit, also where that is less than it would take.
@MainActor @Suite struct EditorHeightTests {
  private static let lines = "line 1\nline 2\nline 3\nline 4"

  private struct Editor: View {
    let height: CGFloat
    @State private var text = lines

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("above")
        TextEditor(text: $text).frame(height: height)
        Text("below")
      }
    }
  }

  private struct Native: View {
    struct Notes: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.text = lines
        return view
      }

      func updateUIView(_ view: UITextView, context: Context) {}
    }

    let height: CGFloat

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("above")
        Notes().frame(height: height)
        Text("below")
      }
    }
  }

  private func expect(_ rows: Int, in run: SessionRun) throws {
    let shown = run.shown
    let (above, below) = (shown.firstIndex { $0.contains("above") }, shown.firstIndex { $0.contains("below") })
    #expect(try #require(below) - #require(above) - 1 == rows, "\(shown)")
    #expect(shown.filter { $0.contains("line") }.count == rows, "\(shown)")
  }

  @Test(arguments: 1...4) func `an editor of some rows draws so many`(rows: Int) throws {
    try expect(rows, in: SessionRun(Editor(height: CGFloat(rows) * 16), columns: 30, rows: 12))
    try expect(rows, in: SessionRun(Native(height: CGFloat(rows) * 16), columns: 30, rows: 12))
  }
}
