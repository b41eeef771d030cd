import PlatenTesting
import SwiftUI
import Testing

/// `Group(subviews:)`, `ForEach(subviews:)` and their kin for sections.
@MainActor @Suite struct SubviewTests {
  private struct Draft: View {
    let label: String
    @State private var text = ""

    var body: some View { TextField(label, text: $text) }
  }

  private struct Drafts: View {
    @State private var isReversed = false

    var body: some View {
      Group(
        subviews: Group {
          Draft(label: "First")
          Draft(label: "Second")
        }
      ) { subviews in
        Text("\(subviews.count) drafts")
        ForEach(isReversed ? Array(subviews.reversed()) : Array(subviews)) { $0 }
      }
      Button("Reverse") { isReversed.toggle() }
    }
  }

  @Test func aMovedSubviewKeepsItsState() async throws {
    let screen = await Screen(Drafts())
    try screen.field("First").type("Ada")
    try screen.button("Reverse").press()
    #expect(try screen.field("First").text == "Ada")
    #expect(try screen.field("Second").text == "")
    #expect(screen.shows("2 drafts"))
  }

  @Test func aGroupOfSubviewsIsItsViewsToAContainerAround() async {
    let inner = Group(subviews: Text("a")) { subviews in
      subviews
      Text("b")
    }
    let screen = await Screen(Group(subviews: inner) { subviews in Text("\(subviews.count)") })
    #expect(screen.texts == ["2"])
  }

  @Test func aContainerReadsTags() async {
    let content = Group {
      Text("One").tag(1)
      Text("Two").tag("two")
    }
    let screen = await Screen(
      ForEach(subviews: content) { subview in
        Text(subview.containerValues.tag(for: Int.self).map { "\($0)" } ?? "none")
        Text(subview.containerValues.hasTag("two") ? "two" : "other")
      })
    #expect(screen.texts == ["1", "other", "none", "two"])
  }

  @Test func viewsBetweenSectionsAreSectionsWithoutHeader() async {
    let content = Group {
      Section("A") { Text("1") }
      Text("2")
      Text("3")
      Section("B") {}
    }
    let screen = await Screen(
      Group(sections: content) { sections in
        ForEach(sections) { Text("\($0.header.count) \($0.content.count) \($0.footer.count)") }
      })
    #expect(screen.texts == ["1 1 0", "0 2 0", "1 0 0"])
  }

  @Test func modifiersStayAroundTheViews() async throws {
    let content = Group {
      Text("a")
      Button("b") {}
    }
    .disabled(true)
    .opacity(0.5)
    let screen = await Screen(ForEach(subviews: content) { $0 })
    #expect(try screen.button("b").isEnabled == false)
  }
}
