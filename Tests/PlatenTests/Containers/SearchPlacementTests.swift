import Platen
import PlatenTesting
import Testing

/// Where the fields of searches are.
@MainActor @Suite struct SearchPlacementTests {
  /// The kinds of the containers around the search field, from the outside.
  private func surroundings(_ screen: Screen) -> [String] {
    let field = screen.host.root.first { node in
      if case .field(let field) = node.content { field.isSearch } else { false }
    }
    var kinds: [String] = []
    var node = field?.parent
    while let current = node {
      if current.isPage || current.isBar || current.content.kindName == "itemRow" {
        kinds.insert(current.content.kindName, at: 0)
      }
      node = current.parent
    }
    return field == nil ? ["none"] : kinds
  }

  private func fieldCount(_ screen: Screen) -> Int {
    var count = 0
    screen.host.root.forEach { if $0.isField { count += 1 } }
    return count
  }

  private struct Results: View {
    let placement: SearchFieldPlacement
    @State private var text = ""
    @State private var found = ""

    var body: some View {
      Inner(found: found)
        .navigationTitle("Books")
        .searchable(text: $text, placement: placement)
        .onSubmit(of: .search) { found = text }
    }
  }

  private struct Inner: View {
    let found: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      VStack {
        Text(isSearching ? "searching" : "idle")
        Text("found \(found)")
        Button("Done") { dismissSearch() }
      }
    }
  }

  private func type(into screen: Screen) throws {
    let field = try screen.field("Search")
    try field.focus()
    try field.type("swift")
  }

  @Test func byDefaultTheFieldIsAboveTheViewOnItsPage() async throws {
    let screen = await Screen(NavigationStack { Results(placement: .automatic) })
    #expect(surroundings(screen) == ["page"])
  }

  @Test func inTheToolbarItIsInTheBarOfThePage() async throws {
    let screen = await Screen(NavigationStack { Results(placement: .toolbar) })
    #expect(surroundings(screen) == ["page", "bar", "itemRow"])
    #expect(fieldCount(screen) == 1)
    try type(into: screen)
    #expect(screen.shows("searching"))
    try screen.press(.return)
    #expect(screen.shows("found swift"))
    try screen.button("Done").press()
    #expect(screen.shows("idle"))
    #expect(try screen.field("Search").text == "")
  }

  @Test func withoutAPageTheToolbarIsAboveTheView() async throws {
    let screen = await Screen(Results(placement: .toolbar))
    #expect(surroundings(screen) == [])
    try type(into: screen)
    #expect(screen.shows("searching"))
  }

  private struct Stack: View {
    let placement: SearchFieldPlacement
    @State private var text = ""
    @State private var found = ""

    var body: some View {
      NavigationStack {
        VStack {
          Text("found \(found)")
          NavigationLink("Second") { Text("another page") }
        }
        .navigationTitle("First")
      }
      .searchable(text: $text, placement: placement)
      .onSubmit(of: .search) { found = text }
    }
  }

  @Test func aroundAStackTheFieldIsOnItsFirstPage() async throws {
    for (placement, expected) in [
      (SearchFieldPlacement.navigationBarDrawer(displayMode: .always), ["page", "bar"]),
      (.toolbar, ["page", "bar", "itemRow"]), (.automatic, []), (.sidebar, []),
    ] {
      let screen = await Screen(Stack(placement: placement))
      #expect(surroundings(screen) == expected)
      try type(into: screen)
      try screen.press(.return)
      #expect(screen.shows("found swift"))
      try screen.button("Second").press()
      #expect(screen.shows("another page"))
      #expect(surroundings(screen) == (expected.isEmpty ? [] : ["none"]))
    }
  }

  @Test func aPagesOwnDrawerIsAboveItsView() async throws {
    let screen = await Screen(NavigationStack { Results(placement: .navigationBarDrawer) })
    #expect(surroundings(screen) == ["page"])
  }

  private struct Split: View {
    let placement: SearchFieldPlacement
    @State private var text = ""

    var body: some View {
      NavigationSplitView {
        List { Text("row") }.navigationTitle("Side")
      } detail: {
        Text("detail: \(text)").navigationTitle("Detail")
      }
      .searchable(text: $text, placement: placement)
    }
  }

  @Test func inTheSidebarItIsBelowTheSidebarsBar() async throws {
    let screen = await Screen(Split(placement: .sidebar))
    #expect(surroundings(screen) == ["page", "bar"])
    let field = try #require(screen.host.root.first { $0.isField })
    let page = try #require(field.outward { $0.isPage })
    #expect(page.plainText.contains("row") && !page.plainText.contains("detail"))
  }

  @Test func inTheToolbarOfASplitViewItIsAboveTheDetail() async throws {
    let screen = await Screen(Split(placement: .toolbar))
    #expect(surroundings(screen) == ["page", "bar", "itemRow"])
    let field = try #require(screen.host.root.first { $0.isField })
    let page = try #require(field.outward { $0.isPage })
    #expect(page.plainText.contains("detail:") && !page.plainText.contains("row"))
    try type(into: screen)
    #expect(screen.shows("detail: swift"))
    #expect(fieldCount(screen) == 1)
  }

  @Test func theFieldLeavesThePageWithTheSearch() async throws {
    struct Page: View {
      @State private var searches = true
      @State private var text = ""

      var body: some View {
        NavigationStack {
          VStack {
            Button("Stop") { searches = false }
            if searches { Text("found").searchable(text: $text, placement: .toolbar) }
          }
          .navigationTitle("Books")
        }
      }
    }
    let screen = await Screen(Page())
    #expect(fieldCount(screen) == 1)
    try screen.button("Stop").press()
    #expect(fieldCount(screen) == 0)
  }
}
