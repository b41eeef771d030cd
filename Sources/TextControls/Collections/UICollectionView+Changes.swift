import Foundation

/// The changes of a collection's items that are carried out together.
struct CollectionChanges {
  /// How many batches are open.
  var depth = 0
  var reloadedItems: [IndexPath] = []
  var reloadedSections: [Int] = []
  var deletedItems: [IndexPath] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var insertedItems: [IndexPath] = []
  /// The new places of items, by the old ones.
  var movedItems: [IndexPath: IndexPath] = [:]
}

// As in UIKit, places of items that are reloaded, deleted or moved are those before the changes, and places of new ones
// those after them. Items that do not change keep their cells. Where the items do not become as many as the data source
// has, everything is loaded again; UIKit traps.
extension UICollectionView {
  /// Asks the data source for items again.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += indexPaths } }
  /// Asks the data source for items again, which keep their cells where the data source dequeues the same.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
  /// Asks the data source for items that it has now.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems += indexPaths } }
  /// Removes the cells of items that the data source has no more.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems += indexPaths } }
  /// Moves the cell of an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems[indexPath] = newIndexPath }
  }
  /// Asks the data source for sections again.
  public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }
  /// Asks the data source for sections that it has now.
  public func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }
  /// Removes sections that the data source has no more.
  public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }

  /// Carries out the changes that `updates` makes, then calls the completion with true.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    changes.depth += 1
    updates?()
    changes.depth -= 1
    if changes.depth == 0 { carryOut() }
    completion?(true)
  }

  private func change(_ note: (inout CollectionChanges) -> Void) {
    note(&changes)
    if changes.depth == 0 { carryOut() }
  }

  private func carryOut() {
    let changes = changes
    self.changes = CollectionChanges()
    guard dataSource != nil, let loaded else { return }
    var cells: [[UICollectionViewCell?]] = loaded.map(\.cells)
    let moved = changes.movedItems.map { (to: $0.value, cell: Self.cell($0.key, in: cells)) }
    for path in changes.reloadedItems where Self.cell(path, in: cells) != nil { cells[path.section][path.item] = nil }
    for path in Set(changes.deletedItems + changes.movedItems.keys).sorted(by: >) where Self.has(path, cells) {
      cells[path.section].remove(at: path.item)
    }
    for index in changes.reloadedSections where cells.indices.contains(index) {
      cells[index] = cells[index].map { _ in nil }
    }
    for index in Set(changes.deletedSections).sorted(by: >) where cells.indices.contains(index) {
      cells.remove(at: index)
    }
    for index in changes.insertedSections.sorted() where index <= cells.count { cells.insert([], at: index) }
    let inserted = changes.insertedItems.map { (to: $0, cell: UICollectionViewCell?.none) } + moved
    for (path, cell) in inserted.sorted(by: { $0.to < $1.to }) where cells.indices.contains(path.section) {
      if path.item <= cells[path.section].count { cells[path.section].insert(cell, at: path.item) }
    }
    show(cells, reloading: Set(changes.reloadedSections).union(changes.insertedSections))
  }

  /// Shows these cells, and for nil those that the data source has. Of sections that are reloaded only the number of
  /// items in the data source counts.
  func show(_ arrangement: [[UICollectionViewCell?]], reloading: Set<Int> = []) {
    guard let source = dataSource, let loaded else { return }
    guard source.numberOfSections(in: self) == arrangement.count else { return reloadData() }
    rowEdits.rowsDidChange()
    let kept = Set(arrangement.joined().compactMap { $0.map(ObjectIdentifier.init) })
    let chosen = selected.compactMap { cellForItem(at: $0) }.filter { kept.contains(ObjectIdentifier($0)) }
    for section in loaded {
      pool += section.cells.filter { !kept.contains(ObjectIdentifier($0)) }
      pool += [section.header, section.footer].compactMap { $0 }
    }
    selected = []
    var sections: [LoadedSection] = []
    for (index, cells) in arrangement.enumerated() {
      let count = source.collectionView(self, numberOfItemsInSection: index)
      guard count == cells.count || reloading.contains(index) else {
        pool = []
        return reloadData()
      }
      let own = count == cells.count ? cells : Array(repeating: nil, count: count)
      sections.append(loadSection(index, source, own))
    }
    self.loaded = sections
    dropPool(keeping: sections)
    selected = chosen.compactMap { indexPath(for: $0) }
    state.change()
  }

  private static func has(_ path: IndexPath, _ cells: [[UICollectionViewCell?]]) -> Bool {
    cells.indices.contains(path.section) && cells[path.section].indices.contains(path.item)
  }

  private static func cell(_ path: IndexPath, in cells: [[UICollectionViewCell?]]) -> UICollectionViewCell? {
    has(path, cells) ? cells[path.section][path.item] : nil
  }
}
