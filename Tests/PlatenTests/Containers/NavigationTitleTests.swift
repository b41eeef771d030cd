import PlatenTesting
import SwiftUI
import Testing

private struct Titled: View {
  @State private var query = ""
  @State private var log: [String] = []
  var body: some View {
    NavigationStack {
      Form {
        TextField("User", text: $query)
        Text(log.joined(separator: " "))
      }
      .navigationTitle("Title")
      .searchable(text: $query, prompt: "Find")
      .onSubmit(of: .search) { log.append("search") }
      .onSubmit { log.append("text") }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log.append("cancel") } }
        if query.isEmpty {
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") { log.append("done") }
          }
        }
      }
    }
  }
}

@MainActor @Suite struct NavigationTitleTests {
  @Test func aTitleIsShownInAStackAlone() async throws {
    #expect(await Screen(Titled()).texts.contains("Title"))
    #expect(await !Screen(Text("x").navigationTitle("Title")).texts.contains("Title"))
  }

  @Test func aSubtitleIsShownBelowTheTitle() async throws {
    struct Page: View {
      @State private var count = 1

      var body: some View {
        NavigationStack {
          Button("Add") { count += 1 }
            .navigationTitle("Notes")
            .navigationSubtitle("\(count) notes")
        }
      }
    }
    let screen = await Screen(Page())
    let texts = screen.texts
    let (title, subtitle) = (texts.firstIndex(of: "Notes"), texts.firstIndex(of: "1 notes"))
    #expect(try #require(title) + 1 == subtitle)
    try screen.button("Add").press()
    #expect(screen.texts.contains("2 notes"))
    #expect(screen.pageTitle == "Notes")
  }

  @Test func toolbarsFollowTheState() async throws {
    let screen = await Screen(Titled())
    #expect(throws: ScreenError.self) { try screen.button("Done") }
    try screen.field("User").focus()
    try screen.button("Done").press()
    try screen.button("Cancel").press()
    #expect(screen.shows("done cancel"))
    try screen.field("User").type("x")
    #expect(throws: ScreenError.self) { try screen.button("Done") }
    #expect(try screen.button("Cancel").isEnabled)
  }

  @Test func searchesAreSubmittedApart() async throws {
    let screen = await Screen(Titled())
    try screen.field("Find").type("a")
    try screen.press(.return)
    #expect(screen.shows("search"))
    #expect(!screen.shows("text"))
    try screen.field("User").submit()
    #expect(screen.shows("search text"))
  }
}
