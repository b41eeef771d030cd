import Foundation
import PlatenTesting
import Testing

@testable import GalleryPages

@MainActor @Suite struct SettingsViewTests {
  /// Settings of the test's own, and the screen that shows them.
  private func open(_ name: String) async throws -> (UserDefaults, Screen) {
    let store = try #require(UserDefaults(suiteName: "SettingsViewTests.\(name)"))
    store.removePersistentDomain(forName: "SettingsViewTests.\(name)")
    return (store, await Screen(SettingsView().defaultAppStorage(store)))
  }

  @Test func choicesAreKept() async throws {
    let (store, screen) = try await open("kept")
    try screen.picker("Theme").select("Dark")
    try screen.slider("Text size").set(18)
    try screen.button("Increment").press()
    #expect(store.string(forKey: "settings.theme") == "dark")
    #expect(store.double(forKey: "settings.textSize") == 18)
    #expect(store.integer(forKey: "settings.dailyLimit") == 4)
    // Another window has the same settings.
    let other = await Screen(SettingsView().defaultAppStorage(store))
    #expect(try other.picker("Theme").value == "Dark")
    #expect(other.shows("At most 4 a day"))
  }

  @Test func theNameIsTrimmedWhenItsFieldIsLeft() async throws {
    let (store, screen) = try await open("trimmed")
    #expect(screen.shows("Nobody knows you yet."))
    try screen.field("Display name").type(" Ada ")
    #expect(try screen.field("Display name").text == " Ada ")
    try screen.picker("Theme").focus()
    #expect(try screen.field("Display name").text == "Ada")
    #expect(screen.shows("Signed in as Ada"))
    #expect(store.string(forKey: "settings.displayName") == "Ada")
  }

  @Test func theStepperIsHiddenWithTheNotifications() async throws {
    let (_, screen) = try await open("notifications")
    #expect(screen.shows("At most 3 a day"))
    try screen.toggle("Notifications").press()
    await screen.advance(by: 1)
    #expect(!screen.shows("At most 3 a day"))
    #expect(screen.shows("You won’t hear from us."))
  }

  @Test func pagesOpenAndResettingAsksFirst() async throws {
    let (store, screen) = try await open("pages")
    try screen.toggle("Notifications").press()
    try screen.button("Privacy").press()
    #expect(screen.pageTitle == "Privacy")
    try screen.picker("Lock after").select("15 minutes")
    #expect(store.integer(forKey: "settings.lockDelay") == 15)
    try screen.press(.escape)
    #expect(screen.pageTitle == "Settings")
    try screen.button("Reset all settings").press()
    #expect(screen.presentation == "alert: Reset all settings?")
    #expect(store.bool(forKey: "settings.notifications") == false)
    try screen.button("Reset").press()
    #expect(store.bool(forKey: "settings.notifications"))
  }
}
