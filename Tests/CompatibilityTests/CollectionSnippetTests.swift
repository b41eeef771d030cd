import PlatenTesting
import Testing
import UIKit

/// The snippet's collections, used as by a user.
@MainActor struct CollectionSnippetTests {
  @Test func aListIsFilledInAndKeepsItsCellsWhenRowsAreAdded() async throws {
    let profile = MemberViewController()
    let screen = await Screen(UINavigationController(rootViewController: profile))
    #expect(screen.shows("Who you are") && screen.shows("Your plan"))
    try screen.field("First name").type("Ada")
    profile.addMiddleName()
    await screen.settle()
    #expect(try screen.field("First name").text == "Ada")
    #expect(screen.focusedLabel == "First name")
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Middle name")
    try screen.press(.tab)
    try screen.type("Lovelace")
    #expect(try screen.field("Last name").text == "Lovelace")
    let path = IndexPath(item: 2, section: 0)
    #expect((profile.collectionView.cellForItem(at: path) as? FieldListCell)?.field.text == "Lovelace")
    #expect(profile.dataSource.indexPath(for: .field("Last name")) == path)
  }

  @Test func aRowIsChosen() async throws {
    let profile = MemberViewController()
    let screen = await Screen(profile)
    try screen.button("Team").press()
    await screen.settle()
    #expect(profile.plan == "Team")
    let cell = profile.collectionView.cellForItem(at: IndexPath(item: 1, section: 1)) as? UICollectionViewListCell
    #expect(cell?.accessories.count == 1)
    #expect(profile.collectionView.indexPathsForSelectedItems == nil)
    #expect(throws: ScreenError.self) { try screen.button("First name") }
  }

  @Test func severalItemsOfAGridAreChosen() async throws {
    let page = ColorViewController()
    let screen = await Screen(page)
    #expect(screen.texts.filter { ["Colours", "Red", "Green", "Blue"].contains($0) }.count == 4)
    try screen.button("Red").press()
    try screen.button("Blue").press()
    #expect(page.chosen == ["Red", "Blue"])
    #expect(page.collectionView.indexPathsForSelectedItems?.count == 2)
    try screen.button("Red").press()
    #expect(page.chosen == ["Blue"])
    page.colors = ["White"]
    page.collectionView.reloadData()
    await screen.settle()
    #expect(screen.shows("White") && !screen.shows("Red"))
    #expect(page.collectionView.indexPathsForSelectedItems == nil)
  }

  @Test func changesOfItemsKeepTheOtherCells() throws {
    let page = ColorViewController()
    page.loadViewIfNeeded()
    let collection = try #require(page.collectionView)
    let blue = collection.cellForItem(at: IndexPath(item: 2, section: 0))
    page.colors = ["Blue", "Green", "White"]
    collection.performBatchUpdates {
      collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      collection.insertItems(at: [IndexPath(item: 2, section: 0)])
      collection.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
    }
    #expect(collection.visibleCells.map { ($0 as? ColorCell)?.label.text } == ["Blue", "Green", "White"])
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) === blue)
    // A change that does not lead to what the source has loads everything.
    page.colors = ["Bern"]
    collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(collection.visibleCells.map { ($0 as? ColorCell)?.label.text } == ["Bern"])
  }

  @Test func aSnapshotIgnoresWhatIsThereTwice() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2, 1])
    snapshot.appendItems(["a", "b", "a"], toSection: 1)
    snapshot.appendItems(["b", "c"])
    #expect(snapshot.itemIdentifiers == ["a", "b", "c"])
    #expect(snapshot.itemIdentifiers(inSection: 2) == ["c"])
    snapshot.moveItem("c", beforeItem: "a")
    #expect(snapshot.itemIdentifiers(inSection: 1) == ["c", "a", "b"])
    snapshot.insertSections([3], beforeSection: 1)
    snapshot.deleteSections([2])
    #expect(snapshot.sectionIdentifiers == [3, 1])
    #expect(snapshot.sectionIdentifier(containingItem: "c") == 1)
    snapshot.deleteItems(["a"])
    #expect(snapshot.numberOfItems == 2 && snapshot.indexOfItem("b") == 1)
  }
}
