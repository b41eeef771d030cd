#if Web
import NIOHTTP1
import Platen
import Testing

@testable import PlatenWeb

/// What the first HTML of a page says of a view that has been used before.
@MainActor @Suite struct PageLoadTests {
  private final class Link: BrowserLink {
    var sent: [String] = []
    var closed: [CloseReason] = []
    func send(_ text: String) { sent.append(text) }
    func close(_ reason: CloseReason) { closed.append(reason) }
  }

  private struct Form: View {
    @State var name = "Ada"
    @State var secret = "tr0ub4dor"
    @State var presses = 0
    var body: some View {
      TextField("Name", text: $name)
      SecureField("Password", text: $secret)
      Button("Press") { presses += 1 }
      Text("\(presses) presses")
    }
  }

  private let host = ViewHost(Form())
  private let view: BrowserView
  private let link = Link()

  init() {
    view = BrowserView(id: "v", session: "s", host: host)
    _ = view.page()
    view.attach(link, epoch: "e", isResumed: true)
  }

  private func html() -> String {
    PageDocument.html(of: view, base: "./", epoch: "e", viewCookie: "c")
  }

  @Test func keysAreNotedBeforeThePageWaitsForItsScript() throws {
    // Without a focus too: of the view that the page goes on with, only its entry of the history may know.
    let page = html()
    #expect(!page.contains("platen-focus\""))
    let script = try #require(page.firstRange(of: "<script>\(EarlyKeys.script)</script>"))
    let stylesheet = try #require(page.firstRange(of: "rel=\"stylesheet\""))
    #expect(script.upperBound < stylesheet.lowerBound)
    var headers = HTTPHeaders()
    SecurityHeaders.apply(to: &headers, host: "localhost")
    #expect(try #require(headers.first(name: "Content-Security-Policy")).contains("'\(EarlyKeys.hash)'"))
  }

  private var name: Node {
    get throws {
      try #require(host.root.first { if case .field(let field) = $0.content { !field.isSecure } else { false } })
    }
  }

  private func edit(_ sequence: Int, base: Int, at place: Int, _ text: String, length: Int) -> FieldEdit {
    FieldEdit(
      sequence: sequence, base: base, start: place, end: place, text: text, length: length,
      anchor: place + text.utf16.count, head: place + text.utf16.count, kind: .typing)
  }

  @Test func theFirstPageHasTheTextTheCaretAndTheFocusThatTheUserLeft() throws {
    let id = try name.id
    view.receive(.action(1, .focus(id)))
    view.receive(.edit(id, edit(1, base: 1, at: 1, "bb", length: 5)))
    let page = html()
    #expect(page.contains(#"value="Abbda""#))
    #expect(page.contains(#"data-selection="3 3""#))
    #expect(page.contains(#"<meta content="\#(id.rawValue)" name="platen-focus">"#))
  }

  @Test func aSecretIsInNoPage() {
    #expect(!html().contains("tr0ub4dor"))
    view.receive(.action(1, .key("Tab", modifiers: 0)))
    #expect(!html().contains("tr0ub4dor"))
  }

  @Test func actionsOfTheNextPageAreNotTakenForThoseOfTheOneBefore() throws {
    let button = try #require(host.root.first { $0.content.control is ButtonContent })
    for number in 1...3 { view.receive(.action(number, .press(button.id))) }
    let next = view.page()
    // The page that is left still sends.
    view.receive(.action(4, .press(button.id)))
    let other = Link()
    view.attach(other, epoch: "e", isResumed: true)
    #expect(link.closed == [.replaced])
    view.receive(.action(next.lastAction + 1, .press(button.id)))
    #expect(other.sent.joined().contains("5 presses"))
  }

  @Test func whatIsTypedOnBothSidesOfAPageLoadIsKept() throws {
    let id = try name.id
    view.receive(.edit(id, edit(1, base: 1, at: 3, "!", length: 4)))
    let served = view.page()
    var state: Element.Field?
    func search(_ element: Element) {
      if let field = element.field, field.value != nil { state = field }
      for case .element(let child) in element.contents { search(child) }
    }
    search(served.root)
    let field = try #require(state)
    #expect(field.value == "Ada!")
    // The page that is left has sent another key, which the next page learns of when it is connected.
    view.receive(.edit(id, edit(2, base: 0, at: 4, "?", length: 5)))
    let next = Link()
    view.attach(next, epoch: "e", isResumed: true)
    #expect(next.sent.joined().contains("Ada!?"))
    // What was typed there meanwhile is an edit of the served text.
    view.receive(.edit(id, edit(3, base: field.version, at: 0, "Dr ", length: 7)))
    #expect(html().contains(#"value="Dr Ada!?""#))
  }
}
#endif
