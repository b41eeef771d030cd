#if Web
import Platen
import Testing

@testable import PlatenWeb

/// Buttons that are disabled until something is entered, in a page for a browser without scripts.
@MainActor @Suite struct PlainFormButtonTests {
  private struct Membership: View {
    @State private var name = ""
    @State private var isSaved = false
    var body: some View {
      Form {
        TextField("Name", text: $name).validation(.required("Enter a name."))
        Button("Save") { isSaved = true }.disabled(name.isEmpty)
        Text(verbatim: isSaved ? "Saved \(name)" : "Not saved")
      }
    }
  }

  private struct Empty: View {
    var body: some View { Button("Save") {}.disabled(true) }
  }

  private let view = BrowserView(id: "v", session: "s", host: ViewHost(Membership()))

  private func html(_ view: BrowserView) -> String {
    PageDocument.html(of: view, base: "./", epoch: "e", viewCookie: "c")
  }

  /// The start tag of the button with these words.
  private func button(_ words: String, in html: String) throws -> Substring {
    let end = try #require(html.range(of: ">\(words)<")).lowerBound
    let start = try #require(html[..<end].range(of: "<button", options: .backwards)).lowerBound
    return html[start..<end]
  }

  private func press(_ words: String, name: String) throws {
    let node = try #require(view.host.root.first { $0.content.control is ButtonContent && $0.plainText == words })
    let field = try #require(view.form?.controls.first?.name)
    view.submit([field: name, PlainForm.press: String(node.id.rawValue)])
  }

  @Test func theFirstPageHasThemEnabled() throws {
    let tag = try button("Save", in: html(view))
    #expect(tag.contains("type=\"submit\"") && tag.contains("data-disabled") && !tag.contains(" disabled"))
  }

  @Test func whatIsSentWithThePressEnablesThem() throws {
    _ = html(view)
    view.notePlain()
    try press("Save", name: "Ada")
    let page = html(view)
    #expect(page.contains("Saved Ada") && !page.contains("There is a problem"))
  }

  @Test func aPressThatIsRefusedSaysSoWithTheErrors() throws {
    _ = html(view)
    view.notePlain()
    try press("Save", name: "")
    let page = html(view)
    #expect(page.contains("Not saved") && page.contains("<title>Error: "))
    #expect(page.contains("<p>“Save” is not available with what is entered now.</p>"))
    #expect(page.contains(">Name: Enter a name.</a>"))
    // It is said of that press alone, and by one page: reloaded, that has the errors alone.
    let reloaded = html(view)
    #expect(reloaded.contains(">Name: Enter a name.</a>") && !reloaded.contains("is not available"))
    try press("Save", name: "")
    view.submit([PlainForm.press: PlainForm.update])
    #expect(!html(view).contains("is not available"))
  }

  @Test func whereNothingCanBeEnteredTheyStayDisabled() throws {
    let tag = try button("Save", in: html(BrowserView(id: "w", session: "s", host: ViewHost(Empty()))))
    #expect(tag.contains(" disabled") && !tag.contains("data-disabled"))
  }
}
#endif
