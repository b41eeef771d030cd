import PlatenTesting
import SwiftUI
import Testing

private struct Session: View {
  @AppStorage("isLoggedIn") private var isLoggedIn = false
  @AppStorage("home") private var home: URL?
  let store: UserDefaults

  init(_ store: UserDefaults) {
    self.store = store
    _isLoggedIn = AppStorage(wrappedValue: false, "isLoggedIn", store: store)
    _home = AppStorage("home", store: store)
  }

  var body: some View {
    Text(isLoggedIn ? "inside" : "outside")
    Text(home?.host() ?? "nowhere")
    Button("Log in") { store.set(true, forKey: "isLoggedIn") }
    Button("Log out") { store.removeObject(forKey: "isLoggedIn") }
    Button("Go home") { home = URL(string: "https://example.org/a") }
    Button("Leave home") { home = nil }
  }
}

/// Values that programs store in their defaults without the properties that represent them.
@MainActor @Suite struct AppStorageChangesTests {
  private func store() throws -> UserDefaults {
    let name = "AppStorageChangesTests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    store.removePersistentDomain(forName: name)
    return store
  }

  @Test func writesToTheDefaultsAreShown() async throws {
    let screen = await Screen(Session(try store()))
    #expect(screen.shows("outside"))
    try screen.button("Log in").press()
    #expect(screen.shows("inside"))
    try screen.button("Log out").press()
    #expect(screen.shows("outside"))
  }

  @Test func anOptionalURLIsKeptAndForgotten() async throws {
    let store = try store()
    let screen = await Screen(Session(store))
    #expect(screen.shows("nowhere"))
    try screen.button("Go home").press()
    #expect(screen.shows("example.org"))
    #expect(store.string(forKey: "home") == "https://example.org/a")
    try screen.button("Leave home").press()
    #expect(screen.shows("nowhere"))
    #expect(store.object(forKey: "home") == nil)
  }

  private final class Count: @unchecked Sendable { var value = 0 }

  private struct Shared: View {
    let evaluations: Count
    @AppStorage("visits", store: UserDefaults(suiteName: "AppStorageChangesTests-shared")) private var visits = 0

    var body: some View {
      let _ = evaluations.value += 1
      Text("Visits: \(visits)")
      Button("Visit") { visits += 1 }
    }
  }

  @Test func aStoreCreatedAtEachEvaluationIsTheSame() async throws {
    struct Page: View {
      let evaluations: Count
      @State private var title = "A"

      var body: some View {
        Text(title)
        Shared(evaluations: evaluations)
        Button("Rename") { title = "B" }
      }
    }
    UserDefaults(suiteName: "AppStorageChangesTests-shared")?.removeObject(forKey: "visits")
    let evaluations = Count()
    let screen = await Screen(Page(evaluations: evaluations))
    let before = evaluations.value
    try screen.button("Rename").press()
    #expect(screen.texts.contains("B"))
    #expect(evaluations.value == before)
    try screen.button("Visit").press()
    #expect(screen.shows("Visits: 1"))
    UserDefaults(suiteName: "AppStorageChangesTests-shared")?.removeObject(forKey: "visits")
  }
}
