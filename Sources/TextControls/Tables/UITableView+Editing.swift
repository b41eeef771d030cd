/// What the user can do with a row besides selecting it.
package struct TableRowEdits {
  /// The actions before and behind the row, in the order in which they are shown.
  package var leading: [UIContextualAction] = []
  /// The actions behind the row; nil for none, where the row has a button that deletes it if it can be deleted.
  package var trailing: [UIContextualAction]?
  /// Whether the row can be deleted.
  package var canDelete = false
  /// Whether the Delete key alone deletes it, and no button, while rows are not edited.
  package var hidesDelete = false
  /// Whether a button inserts a row there.
  package var canInsert = false
  /// Whether the row can be moved.
  package var canMove = false
  /// The context menu of the row.
  package var menu: ContextMenuSource?

  /// Whether the row has no buttons and no keys of its own.
  package var isEmpty: Bool { leading.isEmpty && trailing == nil && !canDelete && !canInsert && !canMove }
}

extension UITableViewCell {
  /// What editing does with a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
}

extension UITableView {
  /// Begins or ends the editing of rows, by buttons that delete, insert and move. `animated` is ignored.
  func editingDidChange() {
    for cell in loaded?.flatMap(\.cells) ?? [] { cell.setEditing(isEditing, animated: false) }
    rowEdits.answersDidChange()
    state.change()
  }

  /// Whether the rows are those of a list: in a plain table, and in one of another style that has or had rows with buttons
  /// or keys of their own.
  package var showsList: Bool {
    guard style != .plain, !rowEdits.hasHadEdits else { return true }
    var record = rowEdits
    let showsList = record.showsList(sections.map(\.cells)) { edits(of: $0, at: IndexPath(row: $2, section: $1)) }
    rowEdits = record
    return showsList
  }

  /// What the user can do with a row now.
  ///
  /// It is not known in Swift whether a data source has a method or the default implementation of it. Outside of editing mode
  /// the Delete key deletes every row that may be edited, which the default implementation ignores; a button is shown
  /// where the program says that the row can be edited, by `canEditRowAt`, `editingStyleForRowAt` or the title of the
  /// button. Rows can be moved where it says so by `canMoveRowAt`.
  package func edits(of cell: UITableViewCell, at path: IndexPath) -> TableRowEdits {
    var edits = TableRowEdits()
    guard let dataSource else { return edits }
    edits.menu = contextMenu(of: cell, at: path)
    let (canEdit, saysSo) = answer { dataSource.tableView(self, canEditRowAt: path) }
    if canEdit { addEdits(to: &edits, cell, path, isExplicit: saysSo) }
    if isEditing {
      let (canMove, saysSo) = answer { dataSource.tableView(self, canMoveRowAt: path) }
      edits.canMove = canMove && saysSo && cell.showsReorderControl
    }
    return edits
  }

  private func addEdits(
    to edits: inout TableRowEdits, _ cell: UITableViewCell, _ path: IndexPath, isExplicit: Bool
  ) {
    guard let delegate else {
      edits.canDelete = isEditing || isExplicit
      return
    }
    let (editing, saysSo) = answer { delegate.tableView(self, editingStyleForRowAt: path) }
    edits.canInsert = isEditing && editing == .insert
    guard editing != .insert else { return }
    if !isEditing {
      edits.leading =
        delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
      edits.trailing = trailingActions(delegate, path)
    }
    guard edits.trailing == nil, editing == .delete else { return }
    let title = delegate.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let showsDelete = isEditing || isExplicit || saysSo || title != nil
    // A form has no rows that are deleted.
    edits.canDelete = showsDelete || (rowEdits.hasHadEdits || style == .plain) && canSelect(cell)
    edits.hidesDelete = !showsDelete
    if !isEditing, let title {
      edits.trailing = [
        UIContextualAction(style: .destructive, title: title) { [weak self, weak cell] _, _, done in
          if let self, let cell { commit(.delete, cell) }
          done(true)
        }
      ]
    }
  }

  private func trailingActions(_ delegate: any UITableViewDelegate, _ path: IndexPath) -> [UIContextualAction]? {
    if let configuration = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return configuration.actions.reversed()
    }
    return delegate.tableView(self, editActionsForRowAt: path)?.reversed().map { $0.contextual(at: path) }
  }

  /// The answer of a data source or a delegate, and whether it is the program's and not that of a default implementation.
  private func answer<Answer>(_ ask: () -> Answer) -> (Answer, Bool) {
    isDefaultAnswer = false
    let answer = ask()
    return (answer, !isDefaultAnswer)
  }

  /// Has the data source delete a row, or insert one before it.
  package func commit(_ style: UITableViewCell.EditingStyle, _ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  /// Runs an action of a row.
  package func run(_ action: UIContextualAction, _ cell: UITableViewCell) {
    action.handler(action, cell) { [weak self] _ in
      guard let self else { return }
      rowEdits.answersDidChange()
      state.change()
    }
  }

  /// The user has moved a row to a place that is counted before the move, in the same section.
  package func move(_ cell: UITableViewCell, to offset: Int) {
    guard let old = indexPath(for: cell) else { return }
    let row = offset > old.row ? offset - 1 : offset
    move(old, to: IndexPath(row: row, section: old.section))
  }

  /// The user has moved a row: the data source moves what it shows, and the cell is kept.
  package func move(_ old: IndexPath, to proposed: IndexPath) {
    let new =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: old, toProposedIndexPath: proposed) ?? proposed
    if new != old { _ = reorder(old, to: new) }
  }

  /// Has the data source move what a row shows, and keeps the cell. False where it can't.
  package func reorder(_ old: IndexPath, to new: IndexPath) -> Bool {
    guard let dataSource, numberOfRows(inSection: new.section) >= new.row else { return false }
    let version = version
    let (_, isImplemented) = answer { dataSource.tableView(self, moveRowAt: old, to: new) }
    // A program may have loaded the table again, or applied a snapshot.
    if isImplemented, version == self.version { moveRow(at: old, to: new) }
    return isImplemented
  }

  /// The menu of a row; nil where the delegate has none for it.
  private func contextMenu(of cell: UITableViewCell, at path: IndexPath) -> ContextMenuSource? {
    guard delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero) != nil else { return nil }
    return ContextMenuSource { [weak self, weak cell] in
      guard let self, let cell else { return nil }
      return configuration(of: cell)?.menu
    }
  }

  private func configuration(of cell: UITableViewCell) -> UIContextMenuConfiguration? {
    guard let path = indexPath(for: cell) else { return nil }
    return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)
  }

  /// Moves a row, whose data the program has moved already.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves.append((indexPath, newIndexPath)) }
  }

  /// Moves a section, whose data the program has moved already.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change {
      $0.deletedSections.append(section)
      $0.insertedSections.append(newSection)
    }
  }

  /// Updates the cells of rows: they are loaded again, as other cells where the data source makes such.
  public func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
}
