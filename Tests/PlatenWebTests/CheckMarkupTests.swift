#if Web
import Platen
import Testing

@testable import PlatenWeb

@MainActor @Suite struct CheckMarkupTests {
  private func host(_ view: some View) -> (ViewHost, ViewMarkup) {
    let host = ViewHost(view)
    _ = host.update()
    return (host, ViewMarkup())
  }

  private func element(of tag: String, in element: Element) -> Element? {
    if element.tag == tag { return element }
    for case .element(let child) in element.contents {
      if let found = self.element(of: tag, in: child) { return found }
    }
    return nil
  }

  private struct Sign: View {
    @State var name = ""
    var isLocked = false

    var body: some View {
      Form {
        TextField("Name", text: $name)
          .validation([.required("Who?"), .length(2...), .pattern(/[a-z]+/, "Letters.")], display: .onSubmit)
        Button("Save") {}.disabled(isLocked).disabledUnlessValid()
      }
    }
  }

  @Test func rulesAreDescribedWithWhatIsBroken() throws {
    let (host, markup) = host(Sign())
    let field = try #require(element(of: "input", in: markup.document(of: host.root)))
    let checks = try #require(field.attributes["data-checks"])
    #expect(checks.hasSuffix(#",1,["Who?",1],["Enter at least 2 characters.",3,2],["Letters.",0]]"#))
    #expect(field.attributes["data-verdict"] == "0 0")
    let button = try #require(element(of: "button", in: markup.document(of: host.root)))
    let scope = try #require(checks.dropFirst(2).split(separator: "]").first)
    #expect(button.attributes["data-gate"] == "\(scope) 1")
    #expect(button.attributes["disabled"] != nil)
  }

  @Test func aButtonThatSomethingElseDisablesWaitsForTheProgram() throws {
    let (host, markup) = host(Sign(name: "ab", isLocked: true))
    let button = try #require(element(of: "button", in: markup.document(of: host.root)))
    // The modifier around is the first that applies: it is open, and the lock inside it counts.
    #expect(button.attributes["disabled"] != nil)
    #expect(button.attributes["data-gate"] == nil)
  }

  @Test func withoutScriptsAButtonCanBePressedBeforeItsFieldsAreValid() throws {
    let (host, markup) = host(Sign())
    var document = markup.document(of: host.root)
    _ = PlainForm(&document, isPlain: true)
    let button = try #require(element(of: "button", in: document))
    #expect(button.attributes["disabled"] == nil && button.attributes["type"] == "submit")
    var scripted = markup.document(of: host.root)
    _ = PlainForm(&scripted, isPlain: false)
    #expect(try #require(element(of: "button", in: scripted)).attributes["disabled"] != nil)
  }

  @Test func theCountNamesItsElementAndTheRevealButtonIsMarked() throws {
    let (host, markup) = host(
      SecureField("Code", text: .constant("ab")).secureFieldRevealButton().characterCount(limit: 9).submitMovesFocus())
    let document = markup.document(of: host.root)
    let field = try #require(element(of: "input", in: document))
    let html = HTMLSerializer.html(of: document)
    let count = try #require(field.attributes["data-count"]).split(separator: " ")
    #expect(count.last == "9" && html.contains(#"id="\#(count[0])""#))
    #expect(field.attributes["aria-describedby"] == String(count[0]))
    #expect(html.contains(">2/9</p>") && html.contains("var(--secondary)"))
    #expect(field.attributes["data-chain"] != nil)
    #expect(element(of: "button", in: document)?.attributes["data-reveals"] == "")
  }

  @Test func rulesThatOnlyTheProgramKnowsAreNotDescribed() throws {
    let (host, markup) = host(TextField("Code", text: .constant("")).validation(.pattern(/[0-9]+/), .range(1...9)))
    let field = try #require(element(of: "input", in: markup.document(of: host.root)))
    #expect(field.attributes["data-checks"] == nil && field.attributes["data-verdict"] == nil)
  }
}
#endif
