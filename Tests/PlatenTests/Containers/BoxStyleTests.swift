import PlatenTesting
import SwiftUI
import Testing

/// Boxes and disclosure groups in styles of a program's own.
@MainActor struct BoxStyleTests {
  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("card")
        configuration.label
        configuration.content
      }
    }
  }

  private struct Plus: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test func aBoxHasTheStyleAroundIt() async {
    let screen = await Screen(
      VStack {
        GroupBox("First") { Text("in it") }.groupBoxStyle(Card())
        GroupBox("Second") { Text("in that") }
      })
    #expect(screen.snapshot == "card\nFirst\nin it\nSecond\nin that")
  }

  @Test func aDisclosureGroupHasTheStyleAroundIt() async throws {
    struct Page: View {
      @State private var isExpanded = false

      var body: some View {
        DisclosureGroup("Details", isExpanded: $isExpanded) { Text("Hidden so far") }
          .disclosureGroupStyle(Plus())
        Text(isExpanded ? "open" : "shut")
      }
    }
    let screen = await Screen(Page())
    #expect(!screen.shows("Hidden so far"))
    try screen.button("more").press()
    #expect(screen.shows("Hidden so far"))
    #expect(screen.shows("open"))
    try screen.button("less").press()
    #expect(!screen.shows("Hidden so far"))
  }

  @Test func aCustomStyleCanUseTheDefaultStyle() async throws {
    let screen = await Screen(
      VStack { DisclosureGroup("More") { Text("Hidden so far") }.disclosureGroupStyle(.automatic) }
        .disclosureGroupStyle(Plus()))
    try screen.button("More").press()
    #expect(screen.shows("Hidden so far"))
  }
}
