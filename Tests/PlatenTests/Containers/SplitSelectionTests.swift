import PlatenTesting
import SwiftUI
import Testing

private struct Letters: View {
  var initial: String?
  @State private var chosen: String?
  @State private var query = ""

  init(initial: String? = nil) { _chosen = State(initialValue: initial) }

  var body: some View {
    NavigationSplitView {
      List(["a", "b"], id: \.self, selection: $chosen) { Text("Item \($0)") }
      TextField("Filter", text: $query)
      Button("Write letter") { chosen = "b" }
    } detail: {
      Letter(name: chosen ?? "none")
      Button("Delete letter") { chosen = nil }
    }
  }
}

private struct Letter: View {
  let name: String
  @State private var text = ""

  var body: some View {
    Text("Letter \(name)")
    TextField("Text", text: $text)
  }
}

/// Which column of a split navigation is shown if the program selects, and if the width changes.
@MainActor @Suite struct SplitSelectionTests {
  @Test func aSelectionOfTheProgramShowsTheDetail() async throws {
    let screen = await Screen(Letters())
    screen.setHorizontalSizeClass(.compact)
    #expect(screen.shows("Item a") && !screen.shows("Letter none"))
    try screen.button("Write letter").focus()
    try screen.press(.space)
    #expect(screen.shows("Letter b") && !screen.shows("Item a"))
    #expect(screen.focusedLabel == "Text")
  }

  @Test func anEmptySelectionOfTheProgramShowsTheSidebar() async throws {
    let screen = await Screen(Letters())
    screen.setHorizontalSizeClass(.compact)
    try screen.button("Write letter").press()
    try screen.button("Delete letter").press()
    #expect(screen.shows("Item a") && !screen.shows("Letter"))
  }

  @Test func theFirstSelectionShowsTheDetail() async throws {
    let screen = await Screen(Letters(initial: "a"))
    screen.setHorizontalSizeClass(.compact)
    #expect(screen.shows("Letter a") && !screen.shows("Item a"))
  }

  @Test func theFocusReturnsToWhereItWasInTheSidebar() async throws {
    let screen = await Screen(Letters())
    screen.setHorizontalSizeClass(.compact)
    try screen.button("Write letter").focus()
    try screen.press(.space)
    #expect(screen.shows("Letter b"))
    try screen.press(.escape)
    #expect(screen.shows("Item a") && screen.focusedLabel == "Write letter")
  }

  @Test func aFieldOfTheDetailKeepsItsTextAndTheFocusWhenTheWidthChanges() async throws {
    let screen = await Screen(Letters())
    try screen.field("Text").focus()
    try screen.type("Dear")
    screen.setHorizontalSizeClass(.compact)
    #expect(screen.focusedLabel == "Text" && !screen.shows("Item a"))
    try screen.type(" Ada")
    screen.setHorizontalSizeClass(.regular)
    #expect(try screen.field("Text").text == "Dear Ada")
    #expect(screen.focusedLabel == "Text" && screen.shows("Item a"))
  }

  @Test func aFieldOfTheSidebarKeepsItsTextAndTheFocusWhenTheWidthChanges() async throws {
    let screen = await Screen(Letters())
    try screen.field("Filter").focus()
    try screen.type("De")
    screen.setHorizontalSizeClass(.compact)
    try screen.type("ar")
    #expect(try screen.field("Filter").text == "Dear")
    #expect(screen.focusedLabel == "Filter" && !screen.shows("Letter"))
  }

  @Test func aTextInAHiddenDetailIsKept() async throws {
    let screen = await Screen(Letters())
    try screen.field("Text").focus()
    try screen.type("Dear")
    try screen.field("Filter").focus()
    screen.setHorizontalSizeClass(.compact)
    #expect(!screen.shows("Letter"))
    screen.setHorizontalSizeClass(.regular)
    #expect(try screen.field("Text").text == "Dear")
  }
}
