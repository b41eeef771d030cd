import Foundation
import PlatenTesting
import SwiftUI
import Testing

/// The changes to tabs that a program keeps.
@MainActor @Suite struct TabViewCustomizationTests {
  @Test func changesAreEncoded() throws {
    var customization = TabViewCustomization()
    #expect(customization[tab: "home"].tabBarVisibility == .automatic)
    customization[tab: "home"].tabBarVisibility = .hidden
    customization[tab: "home"].sidebarVisibility = .visible
    customization[section: "more"].tabOrder = ["b", "a"]
    let data = try JSONEncoder().encode(customization)
    var decoded = try JSONDecoder().decode(TabViewCustomization.self, from: data)
    #expect(decoded == customization && decoded[tab: "home"].tabBarVisibility == .hidden)
    #expect(decoded[section: "more"].tabOrder == ["b", "a"])
    decoded.resetVisibility()
    #expect(decoded[tab: "home"].sidebarVisibility == .automatic && decoded[section: "more"].tabOrder != nil)
    decoded.resetSectionOrder()
    #expect(decoded == TabViewCustomization())
  }

  private struct Page: View {
    @AppStorage private var tabs: TabViewCustomization

    init(store: UserDefaults) { _tabs = AppStorage("tabs", store: store) }

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text("Shown: \(tabs[tab: "home"].sidebarVisibility == .hidden ? 0 : 1)") }
          .customizationID("home")
      }
      .tabViewCustomization($tabs)
      Button("Hide") { tabs[tab: "home"].sidebarVisibility = .hidden }
    }
  }

  @Test func changesAreKeptInTheDefaults() async throws {
    let name = "platen-tests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let screen = await Screen(Page(store: store))
    #expect(screen.shows("Shown: 1"))
    try screen.button("Hide").press()
    #expect(screen.shows("Shown: 0"))
    #expect(await Screen(Page(store: store)).shows("Shown: 0"))
    store.set("no customization", forKey: "tabs")
    #expect(await Screen(Page(store: store)).shows("Shown"))
  }
}
