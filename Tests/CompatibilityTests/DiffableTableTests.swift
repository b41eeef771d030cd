import PlatenTesting
import Testing
import UIKit

/// The table and the observer of the snippet.
@MainActor @Suite struct DiffableTableTests {
  @Test func aSnapshotKeepsTheCellsOfItsItems() async throws {
    let people = PeopleController()
    let screen = await Screen(people)
    #expect(screen.shows("Ada") && screen.shows("Edsger"))
    let grace = people.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    people.show(["Barbara", "Grace"])
    await screen.settle()
    #expect(people.tableView.visibleCells.map { $0.textLabel?.text } == ["Barbara", "Grace"])
    #expect(people.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) === grace)
    #expect(screen.shows("Barbara") && !screen.shows("Ada"))
    #expect(people.source.indexPath(for: "Grace") == IndexPath(row: 1, section: 0))
  }

  @Test func aNewItemIsNotSelectedByTheCellOfAnother() async throws {
    let people = PeopleController()
    _ = await Screen(people)
    people.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    people.show(["Barbara", "Grace"])
    #expect(people.tableView.indexPathsForSelectedRows ?? [] == [])
    people.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    people.show(["Grace", "Barbara"])
    #expect(people.tableView.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
    #expect(people.tableView.visibleCells.map(\.isSelected) == [true, false])
  }

  @Test func aRowOfAGroupIsDeleted() async throws {
    let people = PeopleController()
    let screen = await Screen(people)
    people.tableView.setEditing(true, animated: false)
    await screen.settle()
    try screen.button("Delete Grace").press()
    await screen.settle()
    #expect(people.source.snapshot().itemIdentifiers == ["Ada", "Edsger"] && !screen.shows("Grace"))
  }

  @Test func aValueOfAViewIsObserved() {
    let observer = CaretObserver()
    observer.textView.text = "a"
    observer.textView.text = "a"
    observer.textView.text = "ab"
    #expect(observer.changes == ["-a", "a-ab"])
    observer.stop()
    observer.textView.text = ""
    #expect(observer.changes.count == 2)
  }

  @Test func rowsHavePlacesInFoundationsOldClassToo() {
    let path = NSIndexPath(forRow: 3, inSection: 1)
    #expect(path.row == 3 && path.section == 1 && (IndexPath(row: 2, section: 0) as NSIndexPath).row == 2)
  }
}
