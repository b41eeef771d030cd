import PlatenTesting
import SwiftUI
import Testing

/// The app files in `Snippets` compile unchanged, and what they describe works.
@MainActor @Suite struct SceneSnippetTests {
  @Test func aProgramWithScenesAndCommandsWorks() async throws {
    let screen = await Screen(MemoApp())
    #expect(screen.menus == ["App", "File", "Edit", "View", "Memo", "Memos"])
    try screen.press("n", modifiers: .control)
    #expect(screen.shows("2 memos"))
    try screen.field(at: 1).focus()
    #expect(try screen.menu("Memo").items.first == "Delete “New”")
    try screen.menu("Memo").choose("Open in a Window")
    #expect(screen.presentation == "sheet: Memo")
    try screen.button("Close").press()
    try screen.menu("Memo").choose("Delete “New”")
    #expect(screen.shows("1 memos"))
    try screen.button("Activity").press()
    #expect(screen.presentation == "sheet: Activity" && screen.shows("Nothing going on"))
    try screen.press(.escape)
    try screen.button("Preferences").press()
    try screen.toggle("Status").press()
    try screen.button("Close").press()
    #expect(screen.presentation == nil)
    try screen.menu("Memos").choose("Add")
    #expect(screen.shows("2 memos"))
  }
}
