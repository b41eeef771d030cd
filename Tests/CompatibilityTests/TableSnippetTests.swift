import PlatenTesting
import Testing
import UIKit

/// The snippet's tables, used as by a user.
@MainActor struct TableSnippetTests {
  @Test func fieldsInRowsAreFilledInOneAfterAnother() async throws {
    let account = AccountViewController()
    let screen = await Screen(UINavigationController(rootViewController: account))
    #expect(screen.shows("Who you are"))
    #expect(screen.shows("It can be changed later."))
    try screen.field("User name").focus()
    try screen.type("ada")
    try screen.press(.return)
    #expect(screen.focusedLabel == "E-mail")
    try screen.type("ada@example.org")
    try screen.press(.return)
    #expect(account.values == ["ada", "ada@example.org"])
    // The responder chain leads from the field through its cell to the controller.
    let cell = try #require(account.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? FieldCell)
    var chain: [UIResponder] = [cell.field]
    while let next = chain.last?.next { chain.append(next) }
    #expect(chain.contains { $0 === cell })
    #expect(chain.contains { $0 === account.tableView })
    #expect(chain.contains { $0 === account })
    #expect(chain.last === UIApplication.shared || chain.contains { $0 === UIApplication.shared })
  }

  @Test func aRowIsChosenAndTheTableKeepsWhatWasTyped() async throws {
    let account = AccountViewController()
    let screen = await Screen(account)
    try screen.field("User name").type("ada")
    try screen.button("Team").press()
    await screen.settle()
    #expect(account.plan == 1)
    #expect(account.tableView.cellForRow(at: IndexPath(row: 1, section: 1))?.accessoryType == .checkmark)
    #expect(
      account.tableView.cellForRow(at: IndexPath(row: 0, section: 1))?.accessoryType
        == UITableViewCell.AccessoryType.none)
    #expect(try screen.field("User name").text == "ada")
    #expect(account.tableView.indexPathForSelectedRow == nil)
    #expect(throws: ScreenError.self) { try screen.button("E-mail") }
  }

  @Test func aTableShowsWhatItsSourceHasAfterReloading() async throws {
    let controller = CityViewController()
    let screen = await Screen(controller)
    #expect(screen.texts.filter { ["Cities", "Bonn", "number 1", "Kiel", "number 2"].contains($0) }.count == 5)
    try screen.button("Bonn").press()
    try screen.button("Kiel").press()
    #expect(controller.list.chosen == ["Bonn"])
    #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    controller.list.cities = ["Jena"]
    controller.tableView.reloadData()
    await screen.settle()
    #expect(screen.shows("Jena"))
    #expect(!screen.shows("Bonn"))
    #expect(!screen.shows("number 2"))
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test func changesOfRowsKeepTheOtherCells() {
    let source = CityList()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = source
    let kiel = table.cellForRow(at: IndexPath(row: 1, section: 0))
    source.cities = ["Ulm", "Kiel", "Wien"]
    table.performBatchUpdates {
      table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)], with: .automatic)
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Ulm", "Kiel", "Wien"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === kiel)
    // A change that does not lead to what the source has loads everything.
    source.cities = ["Bern"]
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Bern"])
  }

  @Test func cellsAreReused() {
    let source = CityList()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = source
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.reloadData()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === first)
    table.register(FieldCell.self, forCellReuseIdentifier: "Field")
    #expect(table.dequeueReusableCell(withIdentifier: "Field") is FieldCell)
    #expect(table.dequeueReusableCell(withIdentifier: "Other") == nil)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.numberOfRows(inSection: 1) == 0)
  }
}
