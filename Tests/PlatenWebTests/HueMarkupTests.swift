#if Web
import Platen
import Testing

@testable import PlatenWeb

/// The hues of texts on a ground that the program has drawn.
@MainActor @Suite struct HueMarkupTests {
  /// The scheme of the element of a text, from the page.
  private func scheme(_ view: some View) throws -> String? {
    let host = ViewHost(view)
    _ = host.update()
    let text = try #require(
      host.root.first {
        switch $0.content {
        case .leaf(.text), .leaf(.image): true
        default: false
        }
      })
    let document = ViewMarkup().document(of: host.root)
    return try #require(find(NodeRenderer.identifier(of: text.id), in: document)).style["color-scheme"]
  }

  private func find(_ identifier: String, in element: Element) -> Element? {
    if element.id == identifier { return element }
    for case .element(let child) in element.contents {
      if let found = find(identifier, in: child) { return found }
    }
    return nil
  }

  private let text = Text("Go").foregroundColor(.indigo)

  @Test func aBrightGroundHasTheHuesOfTheLightInterface() throws {
    #expect(try scheme(text.padding().background(Capsule().fill(Color.white))) == "light")
    #expect(try scheme(text.background(Color(red: 1, green: 1, blue: 0.8))) == "light")
    #expect(try scheme(Image(systemName: "star").foregroundColor(.indigo).background(.white)) == "light")
    #expect(
      try scheme(
        ZStack {
          Color.white; text
        }) == "light")
  }

  @Test func aDarkGroundHasThoseOfTheDarkInterface() throws {
    #expect(try scheme(text.background(Color.black)) == "dark")
    #expect(try scheme(text.padding().background(Color.black).padding().background(Color.white)) == "dark")
  }

  @Test func aGroundThatFollowsTheInterfaceChangesNothing() throws {
    #expect(try scheme(text) == nil)
    #expect(try scheme(text.background(.background)) == nil)
    #expect(try scheme(text.background(Color.white.opacity(0.4))) == nil)
    #expect(
      try scheme(text.background(LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))) == nil)
  }

  @Test func aColourThatIsNoHueStays() throws {
    #expect(try scheme(Text("Go").background(Color.white)) == nil)
    #expect(try scheme(Text("Go").foregroundColor(.white).background(Color.white)) == nil)
  }

  private struct Switched: View {
    @State private var isBright = false
    var body: some View {
      Text("Go").foregroundColor(.indigo).background(isBright ? Color.white : .black)
      Button("Switch") { isBright.toggle() }
    }
  }

  @Test func aGroundThatChangesChangesTheHues() throws {
    let host = ViewHost(Switched())
    _ = host.update()
    let markup = ViewMarkup()
    _ = markup.document(of: host.root)
    let text = try #require(host.root.first { $0.plainText == "Go" && $0.children.isEmpty })
    let button = try #require(host.root.first { $0.content.control is ButtonContent })
    host.send(.press, to: button.id)
    var message = ServerMessage()
    _ = markup.write(host.update(), into: &message)
    #expect(message.text().contains("\"\(NodeRenderer.identifier(of: text.id))\",{\"color-scheme\":\"light\"}"))
  }
}
#endif
