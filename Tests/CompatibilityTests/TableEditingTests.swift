import PlatenTesting
import Testing
import UIKit

/// The snippet's tables, edited as by a user.
@MainActor @Suite struct TableEditingTests {
  @Test func aRowIsDeletedByItsButton() async throws {
    let list = TaskListController()
    let screen = await Screen(UINavigationController(rootViewController: list))
    #expect(screen.buttons("Delete Buy milk").isEmpty)
    try screen.button("Edit").press()
    await screen.settle()
    #expect(list.isEditing && list.tableView.isEditing && list.tableView.visibleCells.allSatisfy(\.isEditing))
    #expect(screen.buttons("Delete Pay rent").isEmpty)
    try screen.button("Delete Buy milk").press()
    await screen.settle()
    #expect(list.log == ["delete Buy milk"] && !screen.shows("Buy milk") && screen.shows("Call Ada"))
    try screen.button("Done").press()
    await screen.settle()
    #expect(!list.tableView.isEditing && screen.buttons("Delete Call Ada").isEmpty)
  }

  @Test func aRowIsMovedAndKeepsItsCell() async throws {
    let list = TaskListController()
    let screen = await Screen(UINavigationController(rootViewController: list))
    let milk = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    try screen.button("Edit").press()
    await screen.settle()
    try screen.button("Move Buy milk down").press()
    await screen.settle()
    #expect(list.tasks == ["Call Ada", "Buy milk", "Pay rent"])
    #expect(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) === milk)
    try screen.button("Move Buy milk up").press()
    await screen.settle()
    #expect(list.tasks == ["Buy milk", "Call Ada", "Pay rent"])
    #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == list.tasks)
  }

  @Test func detailsAndRefreshingHaveButtons() async throws {
    let list = TaskListController()
    let screen = await Screen(UINavigationController(rootViewController: list))
    try screen.button("More Info").press()
    #expect(list.log == ["details of Call Ada"])
    try screen.button("Refresh").press()
    await screen.settle()
    #expect(list.refreshes == 1 && list.refreshControl?.isRefreshing == false)
  }

  @Test func actionsOfBothEdgesAreButtonsOfTheRowWithTheFocus() async throws {
    let mail = MailController()
    let screen = await Screen(mail)
    #expect(screen.buttons("Flag").isEmpty)
    try screen.press(.tab)
    #expect(screen.buttons("Flag").count == 1 && screen.buttons("Bin").count == 1)
    try screen.button("Flag").press()
    await screen.settle()
    #expect(screen.shows("Invoice, flagged"))
  }

  @Test func anActionDeletesItsRow() async throws {
    let mail = MailController()
    let screen = await Screen(mail)
    try screen.press(.tab)
    try screen.button("Bin").press()
    await screen.settle()
    #expect(mail.mails == ["Greetings"] && screen.shows("Greetings") && !screen.shows("Invoice"))
  }

  @Test func aRowHasAMenu() async throws {
    let mail = MailController()
    let screen = await Screen(mail)
    #expect(try screen.contextMenu(of: "Greetings") == ["Flag"])
    try screen.chooseFromContextMenu(of: "Greetings", "Flag")
    await screen.settle()
    #expect(mail.flagged == ["Greetings"] && screen.shows("Greetings, flagged"))
  }

  @Test func theDeleteKeyDeletesWhereTheProgramHasTheMethodAlone() async throws {
    let list = NoteListController()
    let screen = await Screen(list)
    try screen.press(.tab)
    #expect(screen.buttons("Delete First").isEmpty)
    try screen.press(.delete)
    await screen.settle()
    #expect(list.notes == ["Second"] && !screen.shows("First"))
  }

  @Test func aRowIsDraggedToTheUpperHalfOfAnother() async throws {
    let list = ReorderController()
    let screen = await Screen(list)
    try screen.drag("Three", to: "One")
    await screen.settle()
    #expect(list.log == ["Three to 0"] && list.names == ["Three", "One", "Two"])
    #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == list.names)
  }
}
