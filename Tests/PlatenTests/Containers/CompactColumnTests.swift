import PlatenTesting
import SwiftUI
import Testing

private struct Mailboxes: View {
  @State private var column = NavigationSplitViewColumn.sidebar

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      Button("Show letter") { column = .detail }
      Text(column == .detail ? "letter on top" : "list on top")
    } detail: {
      Text("Dear Ada")
      Button("Show list") { column = .sidebar }
    }
  }
}

/// Which column of a split navigation is on top where there is space for one only.
@MainActor @Suite struct CompactColumnTests {
  @Test func aProgramBringsTheDetailToTheTopAndPutsItAway() async throws {
    let screen = await Screen(Mailboxes())
    screen.setHorizontalSizeClass(.compact)
    #expect(screen.shows("list on top") && !screen.shows("Dear Ada"))
    try screen.button("Show letter").press()
    #expect(screen.shows("Dear Ada"))
    try screen.button("Show list").press()
    #expect(screen.shows("list on top") && !screen.shows("Dear Ada"))
  }

  @Test func theWayBackIsWrittenToTheProgram() async throws {
    let screen = await Screen(Mailboxes())
    screen.setHorizontalSizeClass(.compact)
    try screen.button("Show letter").press()
    try screen.press(.escape)
    #expect(screen.shows("list on top") && !screen.shows("Dear Ada"))
  }

  private struct Letters: View {
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var chosen: String?

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        List(["a", "b"], id: \.self, selection: $chosen) { Text("Item \($0)") }
        Text(column == .detail ? "letter on top" : "list on top")
      } detail: {
        Text("Letter \(chosen ?? "none")")
        Text(column == .detail ? "reported" : "not reported")
        Button("Show list") { column = .sidebar }
      }
    }
  }

  @Test func aChoiceInTheListIsWrittenToTheProgramAndCanBeTakenBackAgainAndAgain() async throws {
    let screen = await Screen(Letters())
    screen.setHorizontalSizeClass(.compact)
    for item in ["a", "b"] {
      try screen.row("Item \(item)").select()
      #expect(screen.shows("Letter \(item)") && screen.texts.contains("reported"))
      try screen.button("Show list").press()
      #expect(screen.shows("list on top") && !screen.shows("Letter"))
    }
    try screen.row("Item a").select()
    try screen.press(.escape)
    #expect(screen.shows("list on top") && !screen.shows("Letter"))
  }

  @Test func aSelectionBesideTheDetailKeepsThePreferredColumn() async throws {
    let screen = await Screen(Letters())
    try screen.row("Item a").select()
    #expect(screen.shows("Letter a") && screen.shows("list on top"))
  }
}
