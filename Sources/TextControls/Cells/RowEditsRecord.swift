/// What a table or a collection knows of the buttons and keys of its rows.
///
/// The program is asked about a row when the row is shown. Only a table in groups, which is a form without such rows and a
/// list with them, asks about all, each row once until its answer may have changed.
@MainActor package struct RowEditsRecord {
  /// Counts what can change the answers about all rows: rows that were loaded, moved or removed, the editing of rows, and
  /// actions that the user has run.
  package private(set) var revision = 0
  /// Whether rows have had buttons or keys of their own.
  package private(set) var hasHadEdits = false
  /// The cells whose rows had none when the program was asked.
  private var cellsWithout: Set<ObjectIdentifier> = []

  /// The rows are loaded, or were moved.
  mutating func rowsDidChange() { revision += 1 }

  /// The answers about all rows may have changed.
  package mutating func answersDidChange() {
    revision += 1
    cellsWithout = []
  }

  /// The cell shows another row.
  mutating func forget(_ cell: AnyObject) { cellsWithout.remove(ObjectIdentifier(cell)) }

  /// The rows are to be those of a list.
  package mutating func showAsList() { hasHadEdits = true }

  /// Whether rows have or had buttons or keys of their own. `edits` asks about a row of a section.
  mutating func showsList<Cell: AnyObject>(
    _ sections: [[Cell]], edits: (Cell, _ section: Int, _ row: Int) -> TableRowEdits
  )
    -> Bool
  {
    for (section, cells) in sections.enumerated() where !hasHadEdits {
      for (row, cell) in cells.enumerated() where !cellsWithout.contains(ObjectIdentifier(cell)) {
        guard edits(cell, section, row).isEmpty else {
          hasHadEdits = true
          break
        }
        cellsWithout.insert(ObjectIdentifier(cell))
      }
    }
    return hasHadEdits
  }
}
