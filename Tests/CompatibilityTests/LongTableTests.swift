import PlatenTesting
import Testing
import UIKit

/// A table of many rows asks about those that are shown or touched.
@MainActor @Suite struct LongTableTests {
  private func show(_ list: CountedRows) async -> (Screen, UITableView) {
    let table = UITableView(frame: .zero, style: .plain)
    (table.dataSource, table.delegate) = (list, list)
    let controller = UIViewController()
    controller.view = table
    return (await Screen(controller), table)
  }

  @Test func aSelectionAsksAboutTheRowsThatItConcerns() async throws {
    let list = CountedRows(count: 2_000)
    let (screen, table) = await show(list)
    list.asked = []
    try screen.button("row 3").press()
    await screen.settle()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    #expect(Set(list.asked).isSubset(of: [3]))
    list.asked = []
    try screen.button("row 5").press()
    await screen.settle()
    #expect(Set(list.asked).isSubset(of: [3, 5]))
    #expect(!table.cellForRow(at: IndexPath(row: 3, section: 0))!.isSelected)
    list.asked = []
    table.cellForRow(at: IndexPath(row: 7, section: 0))?.accessoryType = .checkmark
    await screen.settle()
    #expect(screen.shows("Selected") || !list.asked.contains { $0 != 7 })
    #expect(Set(list.asked).isSubset(of: [7]))
  }

  @Test func theActionsOfARowAreAskedForAgainAfterItWasPressed() async throws {
    let list = CountedRows(count: 20)
    let (screen, _) = await show(list)
    try screen.button("row 1").focus()
    #expect(screen.buttons("Mark 1").count == 1)
    try screen.button("row 1").press()
    await screen.settle()
    #expect(screen.buttons("Unmark 1").count == 1 && screen.buttons("Mark 1").isEmpty)
  }

  @Test func rowsThatFollowAnInsertedOneHaveActionsOfTheirNewPlaces() async throws {
    let list = CountedRows(count: 4)
    let (screen, table) = await show(list)
    list.rows.insert(100, at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    await screen.settle()
    try screen.button("row 2").focus()
    // The row is the fourth one now.
    #expect(screen.buttons("Mark 3").count == 1)
  }

  @Test func groupsBecomeAListWithTheFirstRowThatCanBeEdited() async throws {
    let list = CountedRows(count: 3)
    list.hasActions = false
    let table = UITableView(frame: .zero, style: .insetGrouped)
    (table.dataSource, table.delegate) = (list, list)
    let controller = UIViewController()
    controller.view = table
    let screen = await Screen(controller)
    list.asked = []
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    await screen.settle()
    #expect(Set(list.asked).isSubset(of: [1]))
    list.hasActions = true
    table.reloadData()
    await screen.settle()
    try screen.button("row 2").focus()
    #expect(screen.buttons("Mark 2").count == 1)
  }
}

@MainActor private final class CountedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [Int]
  var asked: [Int] = []
  var hasActions = true
  private var marked: Set<Int> = []

  init(count: Int) { rows = Array(0..<count) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(rows[indexPath.row])"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { marked.insert(indexPath.row) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    asked.append(indexPath.row)
    guard hasActions else { return nil }
    let title = "\(marked.contains(indexPath.row) ? "Unmark" : "Mark") \(indexPath.row)"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
    ])
  }
}
