import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct TextShortcutsTests {
  @Test func aNewShortcutIsTypedInASheet() async throws {
    let screen = await Screen(TextShortcutsView())
    try screen.button("Add").press()
    await screen.settle()
    #expect(screen.focusedLabel == "Shortcut")
    try screen.type("hi")
    #expect(try !screen.button("Save").isEnabled)
    try screen.field("Replaced by").type("Hello there")
    try screen.button("Save").press()
    #expect(screen.presentation == nil)
    #expect(screen.shows("hi") && screen.shows("Hello there"))
  }

  @Test func aShortcutOfTheSameNameIsRefused() async throws {
    let screen = await Screen(TextShortcutsView())
    try screen.button("Edit thanks").press()
    try screen.field("Shortcut").replace(with: "mail")
    try screen.press(.return)
    #expect(screen.shows("There is a shortcut “mail” already."))
    #expect(screen.presentation != nil)
  }

  @Test func deletingAsksForConfirmation() async throws {
    let screen = await Screen(TextShortcutsView())
    try screen.button("Delete mail").press()
    #expect(screen.shows("Delete “mail”?") && screen.shows("is no longer written for it."))
    try screen.button("Delete shortcut").press()
    await screen.settle()
    #expect(!screen.shows("ada@example.org") && screen.presentation == nil)
  }

  @Test func aShortcutIsFoundAndSwitchedOff() async throws {
    let screen = await Screen(TextShortcutsView())
    try screen.field("Search").type("MA")
    #expect(screen.shows("ada@example.org") && !screen.shows("Thank you"))
    try screen.toggle("Use mail").press()
    #expect(try !screen.toggle("Use mail").isOn)
    try screen.field("Search").replace(with: "zzz")
    #expect(screen.shows("Nothing found"))
  }
}
