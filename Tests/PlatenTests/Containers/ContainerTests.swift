import PlatenTesting
import SwiftUI
import Testing

/// Tabs, groups that open, split navigations, and views that read their size.
@MainActor @Suite struct ContainerTests {
  @Test func aTabKeepsItsStateWhileAnotherIsShown() async throws {
    struct Page: View {
      @State private var tab = "one"
      @State private var text = ""

      var body: some View {
        TabView(selection: $tab) {
          TextField("First", text: $text).tabItem { Label("One", systemImage: "1.circle") }.tag("one")
          VStack {
            Text("Second")
            Button("Return") { tab = "one" }
          }
          .tabItem { Text("Two") }.tag("two")
        }
      }
    }
    let screen = await Screen(Page())
    try screen.field("First").type("ab")
    try screen.button("Two").press()
    #expect(screen.shows("Second"))
    #expect(throws: ScreenError.self) { try screen.field("First") }
    try screen.button("Return").press()
    #expect(try screen.field("First").text == "ab")
  }

  @Test func tabsOfTheNewFormNeedNoTags() async throws {
    struct Page: View {
      var body: some View {
        TabView {
          Tab("Home", systemImage: "house") { Text("At home") }
          Tab("Search", systemImage: "magnifyingglass") { Text("Searching") }
        }
      }
    }
    let screen = await Screen(Page())
    #expect(screen.shows("At home"))
    try screen.button("Search").press()
    #expect(screen.shows("Searching"))
    #expect(!screen.shows("At home"))
  }

  @Test func aDisclosureGroupOpensAndCloses() async throws {
    let screen = await Screen(Form { DisclosureGroup("More") { Text("Hidden so far") } })
    #expect(!screen.shows("Hidden so far"))
    try screen.button("More").press()
    #expect(screen.shows("Hidden so far"))
    try screen.button("More").press()
    #expect(!screen.shows("Hidden so far"))
  }

  @Test func aSidebarsLinkShowsItsDetail() async throws {
    struct Page: View {
      @State private var chosen: String?

      var body: some View {
        NavigationSplitView {
          List(["a", "b"], id: \.self, selection: $chosen) { Text("Item \($0)") }
        } detail: {
          Text("Detail: \(chosen ?? "none")")
        }
      }
    }
    let wide = await Screen(Page())
    #expect(wide.shows("Detail: none"))
    try wide.row("Item b").select()
    #expect(wide.shows("Detail: b"))

    let narrow = await Screen(Page().environment(\.horizontalSizeClass, .compact))
    #expect(!narrow.shows("Detail"))
    try narrow.row("Item a").select()
    #expect(narrow.shows("Detail: a"))
    try narrow.press(.escape)
    #expect(narrow.shows("Item b"))
  }

  @Test func geometryReadersReadTheirSize() async throws {
    let screen = await Screen(
      GeometryReader { proxy in
        VStack {
          Text(proxy.size.width > 0 ? "has space" : "has none")
          ViewThatFits {
            Text("first")
            Text("second")
          }
          Grid {
            GridRow {
              Text("a")
              Text("b")
            }
          }
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(0..<3) { Text("cell \($0)") } }
        }
      })
    #expect(screen.shows("has space"))
    #expect(screen.snapshot.contains("first") && !screen.snapshot.contains("second"))
    #expect(screen.shows("cell 2"))
  }

  @Test func aRequestToScrollReachesTheFrontEnd() async throws {
    struct Page: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Down") { proxy.scrollTo(40, anchor: .bottom) }
          ScrollView { LazyVStack { ForEach(0..<50) { Text("Line \($0)").id($0) } } }
        }
      }
    }
    let screen = await Screen(Page())
    try screen.button("Down").press()
    #expect(screen.patches.last?.hasPrefix("scroll to text") == true)
  }

  @Test func aRequestToScrollCanNameTheLastOfAList() async throws {
    struct Message: Identifiable {
      let id = UUID()
      let text: String
    }
    struct Chat: View {
      let messages = (0..<50).map { Message(text: "Line \($0)") }

      var body: some View {
        ScrollViewReader { proxy in
          Button("Down") { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
          Button("Nowhere") { proxy.scrollTo(nil as UUID?) }
          ScrollView { LazyVStack { ForEach(messages) { Text($0.text).id($0.id) } } }
        }
      }
    }
    let screen = await Screen(Chat())
    try screen.button("Nowhere").press()
    #expect(screen.patches.last?.hasPrefix("scroll to text") != true)
    try screen.button("Down").press()
    #expect(screen.patches.last?.hasPrefix("scroll to text") == true)
  }

  @Test func tabsCanBeInSections() async throws {
    struct Page: View {
      @State private var chosen = "home"

      var body: some View {
        TabView(selection: $chosen) {
          Tab("Home", systemImage: "house", value: "home") { Text("At home") }
          TabSection("Library") {
            Tab("Books", systemImage: "book", value: "books") { Text("All books") }.customizationID("books")
          }
          Tab(value: "search", role: .search) { Text("Find something") }
        }
      }
    }
    let screen = await Screen(Page())
    #expect(screen.shows("At home"))
    try screen.button("Books").press()
    #expect(screen.shows("All books"))
    try screen.button("Search").press()
    #expect(screen.shows("Find something"))
  }
}
