import Platen
import Testing

@testable import PlatenTerminal

/// Copying from views in a terminal, and pasting into them.
@MainActor @Suite struct ViewClipboardTests {
  private struct Board: View {
    @State var names = ["Ada"]
    var body: some View {
      VStack {
        Text("board").focusable()
          .copyable(names)
          .pasteDestination(for: String.self) { names += $0 }
        PasteButton(payloadType: String.self) { names += $0 }
        Text(names.joined(separator: "+"))
      }
    }
  }

  private func sent(_ run: SessionRun) -> String { String(decoding: run.written, as: UTF8.self) }

  @Test func `a view's copy is sent to the terminal and ends nothing`() {
    let run = SessionRun(Board())
    // The first view that can have the focus has it.
    run.type("\u{3}")
    #expect(sent(run).contains("\u{1B}]52;c;QWRh\u{7}"))
    #expect(run.status == nil)
  }

  @Test func `text that a terminal pastes is passed to the focused view`() {
    let run = SessionRun(Board())
    run.type("\u{1B}[200~Grace\u{1B}[201~")
    #expect(run.text.contains("Ada+Grace"))
  }

  @Test func `a paste button asks the terminal once`() {
    let run = SessionRun(Board())
    run.type("\t")
    run.type("\r")
    #expect(sent(run).contains("\u{1B}]52;c;?\u{7}"))
    run.type("\u{1B}]52;c;R3JhY2U=\u{7}")
    #expect(run.text.contains("Ada+Grace"))
    // An unrequested answer is not pasted.
    run.type("\u{1B}]52;c;R3JhY2U=\u{7}")
    #expect(!run.text.contains("Ada+Grace+Grace"))
  }

  @Test func `text that is pasted later is passed to the field`() {
    let run = SessionRun(Page())
    // The field has the first focus; the button is before it.
    run.type("\u{1B}[Z\r")
    // The clipboard is empty, and the button stops waiting.
    run.type("\u{1B}]52;c;\u{7}")
    run.type("\t")
    run.type("\u{16}")
    run.type("\u{1B}]52;c;R3JhY2U=\u{7}")
    #expect(run.text.contains("none") && run.text.contains("Grace"))
  }

  @Test func `a paste outside of fields leaves the program's clipboard as it was`() {
    let run = SessionRun(Board())
    run.type("\u{1B}[200~secret\u{1B}[201~")
    #expect(run.session.clipboard.pasteText == nil)
  }

  private struct Large: View {
    @State var text = String(repeating: "x", count: 80_000)
    var body: some View {
      VStack {
        Text("board").focusable().copyable([text])
        Button("Shorter") { text = "short" }
      }
    }
  }

  @Test func `the last row says that a text is too long to be sent, until the next key`() {
    let run = SessionRun(Large())
    #expect(run.text.contains("keys"))
    run.type("\u{3}")
    #expect(run.session.clipboard.pasteText?.count == 80_000)
    #expect(!sent(run).contains("\u{1B}]52;c;") && run.status == nil)
    #expect(run.shown.last?.contains("Copied in this program only") == true && !run.text.contains("keys"))
    run.type("\t")
    #expect(!run.text.contains("Copied") && run.text.contains("keys"))
    run.type("\r")
    run.type("\u{1B}[Z")
    run.type("\u{3}")
    #expect(sent(run).contains("\u{1B}]52;c;c2hvcnQ=\u{7}") && !run.text.contains("Copied"))
    // In a wide window it says why, and in one without a row for it the terminal rings.
    let wide = SessionRun(Large(), columns: 100)
    wide.type("\u{3}")
    #expect(wide.text.contains("Copied in this program only    too long for the terminal's clipboard"))
    let low = SessionRun(Large(), rows: 5)
    let bytes = low.type("\u{3}")
    #expect(low.written.suffix(bytes).contains(0x07) && !sent(low).contains("\u{1B}]52;c;"))
  }

  private struct Page: View {
    @State var names: [String] = []
    @State var text = ""
    var body: some View {
      VStack {
        PasteButton(payloadType: String.self) { names += $0 }
        TextField("Text", text: $text)
        Text(names.isEmpty ? "none" : names.joined())
      }
    }
  }
}
