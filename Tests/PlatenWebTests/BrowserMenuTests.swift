#if Web
import Platen
import Testing

@testable import PlatenWeb

/// A browser's edit menu, from the request to the choice.
@MainActor @Suite struct BrowserMenuTests {
  private final class Link: BrowserLink {
    var sent: [String] = []
    func send(_ text: String) { sent.append(text) }
    func close(_ reason: CloseReason) {}
  }

  private struct Page: View {
    @State var text = "hello"
    @State var secret = "s3cret"
    var body: some View {
      TextField("Text", text: $text)
      SecureField("Secret", text: $secret)
    }
  }

  private let host = ViewHost(Page())
  private let link = Link()
  private let view: BrowserView
  private let field: NodeID
  private let secret: NodeID

  init() throws {
    view = BrowserView(id: "v", session: "s", host: host)
    _ = view.document()
    view.attach(link, epoch: "e", isResumed: true)
    var ids: [NodeID] = []
    host.root.forEach { if case .field = $0.content { ids.append($0.id) } }
    (field, secret) = (try #require(ids.first), try #require(ids.last))
  }

  private func act(_ number: Int, _ action: ClientMessage.Action) -> String {
    link.sent = []
    view.receive(.action(number, action))
    return link.sent.joined()
  }

  private var text: String {
    guard let node = host.node(field), case .field(let content) = node.content else { return "" }
    return content.text
  }

  @Test func theMessagesAreRead() throws {
    #expect(
      try ClientMessage(#"["m",3,7,true]"#.utf8) == .action(3, .openMenu(NodeID(rawValue: 7), canPaste: true)))
    #expect(try ClientMessage(#"["c",4,1,-1]"#.utf8) == .action(4, .choose(menu: 1, nil, pasted: nil)))
    #expect(
      try ClientMessage(#"["c",4,1,2,"x"]"#.utf8) == .action(4, .choose(menu: 1, 2, pasted: ClipboardText(text: "x")))
    )
    #expect(
      try ClientMessage(#"["c",4,1,2,"x","<b>x</b>"]"#.utf8)
        == .action(4, .choose(menu: 1, 2, pasted: ClipboardText(text: "x", html: "<b>x</b>"))))
    #expect(throws: ClientMessage.Failure.self) { try ClientMessage(#"["c",4,1]"#.utf8) }
    #expect(throws: ClientMessage.Failure.self) { try ClientMessage(#"["m",4,1,2]"#.utf8) }
  }

  @Test func aChoiceIsPerformedOnce() {
    _ = act(1, .focus(field))
    #expect(act(2, .openMenu(field, canPaste: true)).contains(#"["M",1,"#))
    _ = act(3, .choose(menu: 1, 0, pasted: ClipboardText(text: "p")))
    #expect(text == "hellop")
    _ = act(4, .choose(menu: 1, 0, pasted: ClipboardText(text: "p")))
    #expect(text == "hellop")
  }

  @Test func copiedTextIsSentToTheBrowser() {
    _ = act(1, .focus(field))
    host.send(.edit(.selectAll), to: field)
    #expect(act(2, .openMenu(field, canPaste: false)).contains(#"[["Cut",0,0,[]],["Copy",0,1,[]]]"#))
    #expect(act(3, .choose(menu: 1, 1, pasted: nil)).contains(#"["C","hello"]"#))
  }

  @Test func secureTextIsNeitherInTheMenuNorSent() {
    _ = act(1, .focus(secret))
    host.send(.edit(.selectAll), to: secret)
    let sent = act(2, .openMenu(secret, canPaste: true))
    #expect(!sent.contains("Copy") && !sent.contains("Cut") && sent.contains("Paste"))
    #expect(!act(3, .choose(menu: 1, 1, pasted: nil)).contains("s3cret"))
  }

  @Test func aFieldWithoutTheFocusHasNoMenu() {
    #expect(act(1, .openMenu(field, canPaste: true)).contains(#"["M",1,\#(field.rawValue),[]]"#))
    _ = act(2, .choose(menu: 1, 99, pasted: nil))
    _ = act(3, .choose(menu: 7, 0, pasted: ClipboardText(text: "x")))
    #expect(text == "hello")
  }
}
#endif
