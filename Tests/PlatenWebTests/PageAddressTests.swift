#if Web
import Foundation
import NIOHTTP1
import Platen
import Testing

@testable import PlatenWeb

/// The addresses of pages: paths, the browser's history, and the page's own path behind a proxy.
@MainActor @Suite struct PageAddressTests {
  private final class Link: BrowserLink {
    var sent: [String] = []
    func send(_ text: String) { sent.append(text) }
    func close(_ reason: CloseReason) {}
  }

  private enum Chapter: String { case preface, end }
  private struct Author: Hashable, Codable, Identifiable {
    let id: Int
    var email: String
  }

  private struct Guide: View {
    @State private var path = NavigationPath()
    @State private var received = "nothing"
    @State private var isAsking = false
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Preface", value: Chapter.preface)
        NavigationLink("Page 3", value: 3)
        NavigationLink("Ada", value: Author(id: 7, email: "ada@example.org"))
        Button("Forget") { received = "forgotten" }
        Text(received)
          .navigationTitle("Guide")
          .navigationDestination(for: Chapter.self) { chapter in
            Button("Ask") { isAsking = true }
              .navigationTitle(chapter.rawValue)
              .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
          .navigationDestination(for: Author.self) { Text($0.email).navigationTitle("Author") }
          .onOpenURL { received = $0.absoluteString }
          .sheet(isPresented: $isAsking) { Text("Question") }
      }
    }
  }

  private let host = ViewHost(Guide())
  private let view: BrowserView
  private let link = Link()
  private let origin = PageOrigin(HTTPHeaders(), host: "guide.example")

  init() { view = BrowserView(id: "v", session: "s", host: host, title: "Program") }

  private func html(at target: String = "/") throws -> String {
    #expect(view.open(try #require(PageAddress(target)), from: origin))
    return PageDocument.html(
      of: view, base: PageAddress.base(of: target), epoch: "e", viewCookie: "c")
  }

  private func connect() {
    view.attach(link, epoch: "e", isResumed: true)
    link.sent = []
  }

  /// The location that the messages since the last call say.
  private func location() -> String? {
    defer { link.sent = [] }
    return link.sent.joined().firstMatch(of: /\["A","([^"]*)",(\d+),"([^"]*)"\]/).map { "\($0.1) \($0.2) \($0.3)" }
  }

  private var texts: [String] {
    var texts: [String] = []
    host.root.forEach { if case .leaf(.text(let text)) = $0.content { texts.append(text.plainText) } }
    return texts
  }

  private func button(_ words: String) throws -> NodeID {
    try #require(
      host.root.first { $0.content.control is ButtonContent && $0.plainText.contains(words) }
    ).id
  }

  // MARK: the text of an address

  @Test(arguments: [
    ("/", []), ("", []), ("/a/b", ["a", "b"]), ("/a/", ["a"]), ("/a%20b/%C3%A9?q#f", ["a b", "é"]), ("a%2Fb", ["a/b"]),
    ("//a", ["a"]), ("/a//b", ["a", "", "b"]),
  ])
  func anAddressIsItsComponents(target: String, components: [String]) throws {
    #expect(try #require(PageAddress(target)).components == components)
  }

  @Test(arguments: ["/%ff", "/%C3", "/../a", "/a/./b", "/%2e%2E/a", String(repeating: "a", count: 9_000)])
  func whatIsNoTextIsNoAddress(target: String) { #expect(PageAddress(target) == nil) }

  @Test(arguments: ["plain", "a b", "é", "a/b", "?", "#", "%", "12:30", "\"<>", "日本", "a=b"])
  func everyComponentComesBack(component: String) throws {
    let address = PageAddress([component, "x"])
    #expect(address.path.allSatisfy { $0.isASCII && !"?#:\"<> ".contains($0) })
    #expect(PageAddress(address.path)?.components == [component, "x"])
  }

  @Test(arguments: [("/", "./"), ("/a", "./"), ("/a/b", "../"), ("/a/b/c?d/e", "../../"), ("/a/", "../")])
  func thePagesOwnPathIsRelativeToTheRequest(target: String, base: String) {
    #expect(PageAddress.base(of: target) == base)
  }

  @Test(arguments: [
    ("/app", "/app"), ("/app/", "/app"), ("/a/b-c", "/a/b-c"), ("app", nil), ("//evil", nil), ("/a;b", nil),
    ("/a\"b", nil), ("/", ""),
  ])
  func aProxySaysThePathThatItTakesOff(header: String, path: String?) {
    #expect(PageOrigin(HTTPHeaders([("X-Forwarded-Prefix", header)]), host: "h").path == path)
  }

  // MARK: pages

  @Test func aPageHasTheTitleOfItsNavigation() throws {
    #expect(try html().contains("<title>Guide</title>"))
    #expect(try html(at: "/preface").contains("<title>preface</title>"))
    #expect(try html(at: "/3").contains("page 3"))
  }

  @Test func aLinkIsAReferenceToItsPage() throws {
    let page = try html()
    #expect(page.contains(#"href="preface""#))
    #expect(page.contains(#"href="3""#))
  }

  @Test func theAddressOfARecordHasItsIdentityAlone() throws {
    let page = try html()
    #expect(page.contains(#"href="Author=7""#))
    #expect(!page.contains("ada@example.org"))
    connect()
    view.receive(.action(1, .press(try button("Ada"))))
    #expect(location() == "Author=7 1 Author")
    #expect(texts.contains("ada@example.org"))
    view.receive(.action(2, .navigate(PageAddress([]), depth: 0)))
    #expect(location() == "./ 0 Guide")
    view.receive(.action(3, .navigate(PageAddress(["Author=7"]), depth: 1)))
    #expect(location() == "Author=7 1 Author")
  }

  @Test func theAddressOfARecordOpensTheLinkToIt() throws {
    #expect(try html(at: "/Author%3D7").contains("ada@example.org"))
    #expect(try html(at: "/Author%3D7").contains("<title>Author</title>"), "the page is loaded again")
    #expect(try !html(at: "/Author%3D8").contains("ada@example.org"))
    #expect(
      try !html(at: "/%7B%22id%22%3A8%2C%22email%22%3A%22eve%40example.org%22%7D").contains("<title>Author</title>"))
  }

  @Test func aPageOfAPageIsOpenedByItsAddress() throws {
    let page = try html(at: "/preface/deep%20one")
    #expect(page.contains("<title>deep one</title>"))
    #expect(page.contains(#"<base href="../">"#))
    #expect(page.contains(#"<meta content="2" name="platen-depth">"#))
  }

  @Test func anAddressThatNoPageTakesIsGivenToTheProgram() throws {
    #expect(try html(at: "/else/where?x=1").contains("http://guide.example/else/where?x=1"))
    view.receive(.action(1, .press(try button("Forget"))))
    #expect(try html(at: "/else/where?x=1").contains("forgotten"), "the page is loaded again")
    connect()
    // The address stays as it is while the program shows the same pages.
    view.receive(.action(2, .navigate(PageAddress(["else"]), depth: 0)))
    #expect(location() == "else 0 Guide")
    view.receive(.action(3, .press(try button("Preface"))))
    #expect(location() == "preface 1 preface")
  }

  @Test func aProgramThatTakesNoAddressesRefusesThem() throws {
    let view = BrowserView(id: "v", session: "s", host: ViewHost(Text("Form")))
    #expect(view.open(PageAddress([]), from: origin))
    #expect(!view.open(PageAddress(["a"]), from: origin))
  }

  @Test func theBrowserLearnsOfThePagesThatTheProgramShows() throws {
    _ = try html()
    connect()
    view.receive(.action(1, .press(try button("Preface"))))
    #expect(location() == "preface 1 preface")
    view.receive(.action(2, .key("Escape", modifiers: 0)))
    #expect(location() == "./ 0 Guide")
  }

  @Test func theBrowsersHistoryMovesTheProgram() throws {
    _ = try html()
    connect()
    view.receive(.action(1, .navigate(PageAddress(["preface"]), depth: 1)))
    #expect(location() == "preface 1 preface")
    view.receive(.action(2, .navigate(PageAddress(["3"]), depth: 1)))
    #expect(location()?.hasPrefix("3 1 ") == true)
    #expect(texts.contains("page 3"))
    view.receive(.action(3, .navigate(PageAddress([]), depth: 0)))
    #expect(location() == "./ 0 Guide")
    // To where it is already: the browser is answered.
    view.receive(.action(4, .navigate(PageAddress([]), depth: 0)))
    #expect(location() == "./ 0 Guide")
  }

  @Test func goingBackDismissesASheetBeforeItsPage() throws {
    _ = try html(at: "/preface")
    connect()
    view.receive(.action(1, .press(try button("Ask"))))
    #expect(texts.contains("Question"))
    link.sent = []
    view.receive(.action(2, .navigate(PageAddress([]), depth: 0)))
    #expect(!texts.contains("Question"))
    #expect(location() == "preface 1 preface")
  }
}
#endif
