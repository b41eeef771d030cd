import DelegateLog
import Platen
import Testing

@testable import PlatenTerminal

/// The calls of a delegate in a terminal: the same, in the same order, as in every front end.
@MainActor @Suite struct DelegateTests {
  private typealias Log = FieldDelegateLog

  private struct Field: UIViewRepresentable {
    let log: Log

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.placeholder = "Name"
      field.borderStyle = .roundedRect
      field.delegate = log
      log.menuActions = [UIAction(title: "Shout") { [unowned field] _ in field.text = field.text?.uppercased() }]
      field.addAction(UIAction { [log] _ in log.entries.append("E changed") }, for: .editingChanged)
      field.addAction(UIAction { [log] _ in log.entries.append("E didEnd") }, for: .editingDidEnd)
      return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {}
  }

  private struct Page: View {
    let log: Log
    @State var other = ""

    var body: some View {
      Form {
        Field(log: log)
        TextField("Other", text: $other)
      }
    }
  }

  private let log = Log()
  private let session: TerminalSession

  init() {
    session = TerminalSession(
      host: ViewHost(Page(log: log)), capabilities: TerminalCapabilities(colorDepth: .trueColor, isDark: true),
      columns: 60, rows: 12)
    session.start()
  }

  private func type(_ text: String) { session.receive(Array(text.utf8)) }

  private var screen: String { session.screenText.joined(separator: "\n") }

  @Test func `keys reach the delegate in UIKit's order`() {
    #expect(log.take() == ["S shouldBegin", "S didBegin"])
    type("a")
    #expect(log.take() == ["S shouldChange(0+0, \"a\")", "S selection", "E changed"])
    type("!")
    #expect(log.take() == ["S shouldChange(1+0, \"!\")"])
    type("\u{1B}[200~b c\u{1B}[201~")
    #expect(log.take() == ["S shouldChange(1+0, \"b c\")", "S selection", "E changed"])
    #expect(screen.contains("ab c"))
    type("\u{7F}")
    #expect(log.take() == ["S shouldChange(3+1, \"\")", "S selection", "E changed"])
    type("\r")
    #expect(log.take() == ["S shouldReturn"])
    type("\t")
    #expect(log.take() == ["S shouldEnd", "S didEnd", "E didEnd"])
  }

  @Test func `F10 shows the edit menu, and the arrow keys and Return work it`() {
    type("hello")
    type("\u{1B}[21~")
    #expect(screen.contains("Select All") && screen.contains("Shout"))
    type("\u{1B}[C\r")
    #expect(screen.contains("HELLO"))
    #expect(!screen.contains("Shout"))
    type("!x")
    #expect(screen.contains("HELLOx"))
  }

  @Test func `Escape and typing close the menu`() {
    type("a\u{1B}[21~")
    #expect(screen.contains("Shout"))
    type("\u{1B}")
    session.inputPaused()
    #expect(!screen.contains("Shout"))
    type("\u{1B}[21~b")
    #expect(!screen.contains("Shout") && screen.contains("ab"))
    type("\u{1B}[21~\t")
    #expect(!screen.contains("Shout"))
  }

  @Test func `what was copied can be pasted from the menu`() {
    type("one")
    type("\u{1B}a\u{1B}[21~\u{1B}[C\r")
    #expect(session.clipboard.text == "one")
    type("\u{5}\u{1B}[21~")
    #expect(screen.contains("Paste"))
    type("\r")
    #expect(screen.contains("oneone"))
  }
}
