import Foundation

/// The changes of a table's rows that are carried out together.
struct TableChanges {
  /// How many batches are open.
  var depth = 0
  var reloadedRows: [IndexPath] = []
  var reloadedSections: [Int] = []
  var deletedRows: [IndexPath] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var insertedRows: [IndexPath] = []
  /// Rows with their places before and after the changes.
  var moves: [(old: IndexPath, new: IndexPath)] = []
}

// As in UIKit, places of rows that are reloaded or deleted are those before the changes, and places of new ones those
// after them. Rows that do not change keep their cells. Where the rows do not become as many as the data source has, the
// whole table is loaded again; UIKit traps.
extension UITableView {
  /// Asks the data source for the cells of rows again. The animation is ignored.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows += indexPaths }
  }
  /// Asks the data source for the cells of rows that it has now. The animation is ignored.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += indexPaths }
  }
  /// Removes the cells of rows that the data source has no more. The animation is ignored.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += indexPaths }
  }
  /// Asks the data source for sections again. The animation is ignored.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections += sections }
  }
  /// Asks the data source for sections that it has now. The animation is ignored.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections += sections }
  }
  /// Removes sections that the data source has no more. The animation is ignored.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections += sections }
  }

  /// Begins a batch of changes, which are carried out by the matching ``endUpdates()``.
  public func beginUpdates() { changes.depth += 1 }

  /// Carries out the changes of the batch.
  public func endUpdates() {
    guard changes.depth > 0 else { return }
    changes.depth -= 1
    if changes.depth == 0 { carryOut() }
  }

  /// Carries out the changes that `updates` makes, then calls the completion with true.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  func change(_ note: (inout TableChanges) -> Void) {
    note(&changes)
    if changes.depth == 0 { carryOut() }
  }

  private func carryOut() {
    let changes = changes
    self.changes = TableChanges()
    version += 1
    rowEdits.rowsDidChange()
    guard let source = dataSource, var sections = loaded else { return }
    let kept = selected.filter { !changes.deletedRows.contains($0) && !changes.deletedSections.contains($0.section) }
    let chosen = kept.compactMap { cellForRow(at: $0) }
    // The rows that are loaded are not selected by where others were.
    selected = []
    let reloaded = changes.reloadedRows.filter { Self.has($0, sections) }.map { sections[$0.section].cells[$0.row] }
    let moved = changes.moves.filter { Self.has($0.old, sections) }.map { move in
      (cell: sections[move.old.section].cells[move.old.row], move: move)
    }
    for path in Set(changes.deletedRows + moved.map(\.move.old)).sorted(by: >) where Self.has(path, sections) {
      let cell = sections[path.section].cells.remove(at: path.row)
      if !moved.contains(where: { $0.cell === cell }) { pool.append(cell) }
    }
    for index in Set(changes.deletedSections).sorted(by: >) where sections.indices.contains(index) {
      pool += sections.remove(at: index).cells
    }
    for index in changes.insertedSections.sorted() where index <= sections.count {
      sections.insert(LoadedSection(cells: []), at: index)
      if index < source.numberOfSections(in: self) { sections[index] = loadSection(index, source) }
    }
    let movedCells = Dictionary(moved.map { ($0.move.new, $0.cell) }) { first, _ in first }
    for path in (changes.insertedRows + movedCells.keys).sorted() where sections.indices.contains(path.section) {
      guard path.row <= sections[path.section].cells.count,
        path.row < source.tableView(self, numberOfRowsInSection: path.section)
      else { continue }
      sections[path.section].cells.insert(movedCells[path] ?? loadCell(path, source), at: path.row)
    }
    let count = source.numberOfSections(in: self)
    guard count == sections.count,
      (0..<count).allSatisfy({
        changes.reloadedSections.contains($0)
          || source.tableView(self, numberOfRowsInSection: $0) == sections[$0].cells.count
      })
    else {
      // The removed cells are still among the loaded ones.
      pool = []
      return reloadData()
    }
    for index in changes.reloadedSections where sections.indices.contains(index) {
      pool += sections[index].cells
      sections[index] = loadSection(index, source)
    }
    for cell in reloaded {
      let section = sections.firstIndex { $0.cells.contains { $0 === cell } }
      guard let section, let row = sections[section].cells.firstIndex(where: { $0 === cell }) else { continue }
      pool.append(cell)
      sections[section].cells[row] = loadCell(IndexPath(row: row, section: section), source)
    }
    loaded = sections
    dropPool(keeping: sections)
    selected = chosen.compactMap { indexPath(for: $0) }
    state.change()
  }

  private static func has(_ path: IndexPath, _ sections: [LoadedSection]) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].cells.indices.contains(path.row)
  }

  /// Shows what the data source has now, with the cells that are kept; nil for a row whose cell is made again.
  func show(_ kept: [[UITableViewCell?]]) {
    guard let source = dataSource else { return }
    version += 1
    rowEdits.rowsDidChange()
    let keptCells = Set(kept.joined().compactMap { $0.map(ObjectIdentifier.init) })
    let chosen = selected.compactMap { cellForRow(at: $0) }.filter { keptCells.contains(ObjectIdentifier($0)) }
    pool += (loaded ?? []).flatMap(\.cells).filter { !keptCells.contains(ObjectIdentifier($0)) }
    selected = []
    let sections = kept.enumerated().map { loadSection($0, source, $1) }
    loaded = sections
    dropPool(keeping: sections)
    selected = chosen.compactMap { indexPath(for: $0) }
    state.change()
  }
}
