import PlatenGraph
import PlatenTesting
import PlatenTree
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

  private struct Projects: View {
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        Button("Show tasks") { column = .detail }
          .navigationTitle("Projects")
      } detail: {
        NavigationStack {
          NavigationLink("Fence") { Text("Green").navigationTitle("Colour") }
            .navigationTitle("Tasks")
            .sheet(isPresented: .constant(column == .detail)) {
              NavigationStack { Text("New").navigationTitle("Sheet") }
            }
        }
      }
    }
  }

  /// The words of each bar.
  private func bars(of screen: Screen) -> [String] {
    var bars: [String] = []
    screen.host.root.forEach { bar in
      guard case .container(.bar) = bar.content else { return }
      var words: [String] = []
      bar.forEach { if case .leaf(.text(let text)) = $0.content { words.append(text.plainText) } }
      bars.append(words.joined(separator: " "))
    }
    return bars
  }

  @Test func aStackInTheDetailHasOneBarWithTheWayBack() async throws {
    struct Tasks: View {
      @State private var column = NavigationSplitViewColumn.detail

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("Garden").navigationTitle("Projects")
        } detail: {
          NavigationStack {
            NavigationLink("Fence") { Text("Green").navigationTitle("Colour") }
              .navigationTitle("Tasks")
          }
        }
      }
    }
    let screen = await Screen(Tasks())
    #expect(bars(of: screen) == ["Projects", "Tasks"], "one of each column, and none leads back")
    screen.setHorizontalSizeClass(.compact)
    #expect(bars(of: screen) == ["Projects Tasks"])
    try screen.button("Fence").press()
    #expect(bars(of: screen) == ["Tasks Colour"])
    try screen.button("Back").press()
    try screen.button("Back").press()
    #expect(screen.shows("Garden") && bars(of: screen) == ["Projects"])
  }

  @Test func aStackInASheetOfTheDetailHasNoWayBack() async throws {
    let screen = await Screen(Projects())
    screen.setHorizontalSizeClass(.compact)
    try screen.button("Show tasks").press()
    #expect(bars(of: screen) == ["Projects Tasks", "Sheet"])
  }

  @Test func theWayBackIsInNoMenuOfItemsThatDoNotFit() async throws {
    let screen = await Screen(
      NavigationStack {
        NavigationLink("Fence") {
          Text("Green").toolbar { ToolbarItem(placement: .topBarLeading) { Button("Share") {} } }
        }
      })
    try screen.button("Fence").press()
    let row = try #require(
      screen.host.root.first { node in
        if case .container(.itemRow) = node.content { node.plainText.contains("Share") } else { false }
      })
    guard case .container(.itemRow(let content)) = row.content else { return }
    #expect(content.leavingOrder == [1])
  }
}
