#if Web
import Platen
import Testing

@testable import PlatenWeb

/// Fields in whose text the program has set a colour.
@MainActor @Suite struct LegibleFieldTests {
  private func style(_ view: some View) throws -> [String: String] {
    let host = ViewHost(view)
    _ = host.update()
    let field = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    let document = ViewMarkup().document(of: host.root)
    return try #require(find(NodeRenderer.identifier(of: field.id), in: document)).style
  }

  private func find(_ identifier: String, in element: Element) -> Element? {
    if element.id == identifier { return element }
    for case .element(let child) in element.contents {
      if let found = find(identifier, in: child) { return found }
    }
    return nil
  }

  private let field = TextField("Name", text: .constant(""))

  @Test func whiteTextOnACardHasTheFieldsOfTheDarkInterface() throws {
    let style = try style(VStack { field }.padding().background(Color.blue).foregroundColor(.white))
    #expect(style["color-scheme"] == "dark")
    #expect(style["--field"] == "rgb(36 39 46 / 0.6)")
    #expect(style["--edge"] == "color-mix(in srgb,#fff 55%,transparent)")
    #expect(style["--placeholder"] == "color-mix(in srgb,#fff 65%,transparent)")
  }

  @Test func blackTextHasThoseOfTheLightInterface() throws {
    #expect(try style(field.foregroundStyle(.black))["color-scheme"] == "light")
    #expect(try style(TextEditor(text: .constant("")).foregroundColor(.black))["color-scheme"] == "light")
    #expect(try style(SecureField("Code", text: .constant("")).foregroundColor(.white))["color-scheme"] == "dark")
  }

  @Test func otherFieldsHaveThoseOfThePage() throws {
    #expect(try style(field)["color-scheme"] == nil)
    #expect(try style(field.foregroundColor(.red))["--field"] == nil)
  }

  @Test func thePromptKeepsTheColourOfTheProgram() throws {
    let prompt = Text("Name").foregroundColor(.yellow)
    let style = try style(TextField("Name", text: .constant(""), prompt: prompt).foregroundColor(.white))
    #expect(style["--placeholder"] == "var(--yellow)")
  }
}
#endif
