import Platen
import Testing

import PlatenTerminal

/// Containers in a terminal, and their layout after changes.
@MainActor @Suite struct ContainerDrawingTests {
  private struct Names: View {
    @State private var names = ["Ada", "Alan"]

    var body: some View {
      NavigationStack {
        List {
          Section("Names") {
            ForEach(names, id: \.self) { name in
              NavigationLink(name) { Button("Rename") { names = names.map { $0 == name ? "Grace Hopper" : $0 } } }
            }
            .onDelete { names.remove(atOffsets: $0) }
          }
        }
        .navigationTitle("People")
      }
    }
  }

  private func session<V: View>(_ view: V) -> TerminalSession {
    let session = TerminalSession(
      host: ViewHost(view), capabilities: TerminalCapabilities(colorDepth: .trueColor, isDark: true), columns: 60,
      rows: 14)
    session.start()
    return session
  }

  private func press(_ keys: String, in session: TerminalSession) {
    session.receive(Array(keys.utf8))
    if session.inputDeadline != nil { session.inputPaused() }
  }

  private func line(_ words: String, in session: TerminalSession) -> String? {
    session.screenText.first { $0.contains(words) }
  }

  @Test func theFocusedRowShowsItsActions() {
    let session = session(Names())
    #expect(line("Ada", in: session)?.contains("Delete") == true)
    #expect(line("Alan", in: session)?.contains("Delete") == false)
  }

  @Test func aHiddenPageThatChangedIsLaidOutAgain() {
    let session = session(Names())
    press("\r", in: session)
    press("\r", in: session)
    press("\u{1b}", in: session)
    #expect(line("Grace Hopper", in: session) != nil)
    #expect(line("Alan", in: session) != nil)
  }

  @Test func aSheetIsABoxOverTheScreen() {
    struct Page: View {
      @State private var isShown = false

      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Text("Inside") }
      }
    }
    let session = session(Page())
    press("\r", in: session)
    #expect(line("Inside", in: session)?.contains("│") == true)
    press("\u{1b}", in: session)
    #expect(line("Inside", in: session) == nil)
  }

  @Test func aValueStaysNextToItsLabel() {
    let session = session(
      Form {
        LabeledContent("Name", value: "Ada Lovelace")
        TextField("City", text: .constant("London"))
      })
    #expect(line("Name", in: session)?.contains("Ada Lovelace") == true)
  }
}
