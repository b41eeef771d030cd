import PlatenTesting
import SwiftUI
import Testing

/// Tabs whose values are cases of the selection's type, as programs for the newest systems have.
@MainActor @Suite struct ValueTabTests {
  private enum Place: String, CaseIterable { case home, books, music, search }

  private struct Places: View {
    @State private var place: Place = .books
    @State private var hasMusic = false

    var body: some View {
      TabView(
        selection: .init(
          get: { place },
          set: { newValue in
            place = newValue
            hasMusic = true
          })
      ) {
        Tab("Home", systemImage: "house", value: .home) { Text("At home") }.badge(3)
        TabSection("Library") {
          Tab("Books", systemImage: "book", value: .books) { Text("All books") }.customizationID("books")
          if hasMusic {
            Tab("Music", systemImage: "music.note", value: .music) { Text("All songs") }
          }
        }
        Tab(value: .search, role: .search) { Text("Find in \(place.rawValue)") }
      }
    }
  }

  @Test func casesOfTheSelectionAreValuesOfTabs() async throws {
    let screen = await Screen(Places())
    #expect(screen.shows("All books"))
    #expect(throws: ScreenError.self) { try screen.button("Music") }
    try screen.button("Home").press()
    #expect(screen.shows("At home"))
    try screen.button("Music").press()
    #expect(screen.shows("All songs"))
    try screen.button("Search").press()
    #expect(screen.shows("Find in search"))
  }

  private struct Listed: View {
    @State private var place: Place? = .music
    let isFirstHidden: Bool

    var body: some View {
      TabView(selection: $place) {
        Tab("First", systemImage: "1.circle", value: .home) { Text("One") }.hidden(isFirstHidden)
        ForEach([Place.books, .music], id: \.self) { place in
          Tab(place.rawValue, systemImage: "circle", value: Place?.some(place)) { Text("This is \(place.rawValue)") }
        }
      }
    }
  }

  @Test func tabsOfASequenceAndHiddenOnes() async throws {
    let screen = await Screen(Listed(isFirstHidden: true))
    #expect(screen.shows("This is music"))
    #expect(throws: ScreenError.self) { try screen.button("First") }
    try screen.button("books").press()
    #expect(screen.shows("This is books"))
    let other = await Screen(Listed(isFirstHidden: false))
    try other.button("First").press()
    #expect(other.shows("One"))
  }

  @Test func tabsOfViewsAreAsBefore() async throws {
    let screen = await Screen(
      TabView {
        Text("Old one").tabItem { Text("A") }
        Text("Old two").tabItem { Text("B") }
      })
    try screen.button("B").press()
    #expect(screen.shows("Old two"))
  }
}
