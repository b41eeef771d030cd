import PlatenTesting
import Testing
import UIKit

/// The list of the snippet, used as by a user.
@MainActor @Suite struct ListActionTests {
  @Test func actionsOfARowAreButtonsWhereTheFocusIs() async throws {
    let list = ReadingListController()
    let screen = await Screen(list)
    #expect(screen.shows("Emma") && screen.shows("new") && screen.buttons("Remove").isEmpty)
    try screen.press(.tab)
    try screen.button("Remove").press()
    await screen.settle()
    #expect(list.books == ["Dune"] && !screen.shows("Emma"))
  }

  @Test func aRowHasAMenuAndAnAction() async throws {
    let list = ReadingListController()
    let screen = await Screen(list)
    #expect(try screen.contextMenu(of: "Dune") == ["Open"])
    try screen.chooseFromContextMenu(of: "Dune", "Open")
    try screen.button("Dune").press()
    #expect(list.log == ["open 1", "primary 1"])
  }
}
