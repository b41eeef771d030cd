#if Web
import Platen
import Testing

@testable import PlatenWeb

/// Reading and writing a browser's clipboard.
@MainActor @Suite struct BrowserClipboardTests {
  private final class Link: BrowserLink {
    var sent: [String] = []
    func send(_ text: String) { sent.append(text) }
    func close(_ reason: CloseReason) {}
  }

  private struct Page: View {
    @State var names = ["Ada"]
    var body: some View {
      VStack {
        PasteButton(payloadType: String.self) { names += $0 }
        Text(names.joined(separator: "+"))
        Text("board").focusable().copyable(names)
      }
    }
  }

  private let host = ViewHost(Page())
  private let link = Link()
  private let view: BrowserView

  init() {
    view = BrowserView(id: "v", session: "s", host: host)
    _ = view.document()
    view.attach(link, epoch: "e", isResumed: true)
  }

  private func node(where matches: (Node) -> Bool) throws -> NodeID {
    var found: NodeID?
    host.root.forEach { if matches($0), found == nil { found = $0.id } }
    return try #require(found)
  }

  private func act(_ number: Int, _ action: ClientMessage.Action) -> String {
    link.sent = []
    view.receive(.action(number, action))
    return link.sent.joined()
  }

  private var texts: [String] {
    var texts: [String] = []
    host.root.forEach { if case .leaf(.text(let text)) = $0.content { texts.append(text.plainText) } }
    return texts
  }

  @Test func theAnswerIsRead() throws {
    #expect(try ClientMessage(#"["R",4,"text"]"#.utf8) == .action(4, .clipboard("text")))
    #expect(throws: ClientMessage.Failure.self) { try ClientMessage(#"["R",4]"#.utf8) }
  }

  @Test func aPasteButtonAsksTheBrowser() throws {
    let button = try node { $0.content.control is ButtonContent }
    #expect(act(1, .press(button)).contains(#"["V"]"#))
    #expect(!texts.contains("Ada+Grace"))
    _ = act(2, .clipboard("Grace"))
    #expect(texts.contains("Ada+Grace"))
  }

  @Test func anUnrequestedClipboardAnswerIsIgnored() throws {
    _ = act(1, .clipboard("Grace"))
    #expect(texts.contains("Ada"))
    let button = try node { $0.content.control is ButtonContent }
    _ = act(2, .press(button))
    _ = act(3, .clipboard("Grace"))
    _ = act(4, .clipboard("Edith"))
    #expect(texts.contains("Ada+Grace"))
  }

  @Test func textCopiedByAViewIsSentToTheBrowser() throws {
    let board = try node {
      if case .decoration(.effect(.gesture(let content))) = $0.content { content.isFocusable } else { false }
    }
    _ = act(1, .focus(board))
    let sent = act(
      2, .capturedKey("c", characters: "", modifiers: EventModifiers.control.rawValue, isRepeated: false))
    #expect(sent.contains(#"["C","Ada"]"#))
  }
}
#endif
