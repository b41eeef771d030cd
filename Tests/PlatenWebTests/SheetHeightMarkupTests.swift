#if Web
import Platen
import Testing

@testable import PlatenWeb

/// The heights of sheets in the page.
@MainActor @Suite struct SheetHeightMarkupTests {
  private struct Page: View {
    let detents: Set<PresentationDetent>

    var body: some View {
      Text("page").sheet(isPresented: .constant(true)) { Text("content").presentationDetents(detents) }
    }
  }

  private func elements(_ detents: Set<PresentationDetent>) -> [Element] {
    Element.all(of: Page(detents: detents))
  }

  private func panelHeight(_ detents: Set<PresentationDetent>) throws -> String? {
    try #require(elements(detents).first { $0.classes.contains("panel") }).style["height"]
  }

  @Test func aPanelHasTheHeightOfItsDetent() throws {
    #expect(try panelHeight([.height(320)]) == "320px")
    #expect(try panelHeight([.medium]) == "calc((100dvh - 48px) * 0.5)")
    #expect(try panelHeight([]) == nil)
  }

  @Test func theGrabberIsAButtonWithANameAndAValue() throws {
    let button = try #require(
      elements([.medium, .large]).first { $0.attributes["aria-label"] == "Sheet grabber" })
    #expect(button.tag == "button")
    #expect(button.attributes["aria-description"] == "50%")
    let bar = try #require(elements([.medium, .large]).first { $0.classes.contains("bar-grabber") })
    #expect(bar.style.isEmpty, "its measures are those of the style sheet")
  }
}
#endif
