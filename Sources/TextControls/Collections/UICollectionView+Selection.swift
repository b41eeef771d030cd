import Foundation

extension UICollectionView {
  /// The items that are selected; nil for none.
  public var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects an item, without asking or notifying the delegate. Nil deselects all.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath == nil || !selectsSeveral { for path in selected { deselectItem(at: path, animated: false) } }
    guard let indexPath, !selected.contains(indexPath) else { return }
    selected.append(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
  }

  /// Deselects an item, without notifying the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Whether the user can select an item: where the cell contains no control, which would be what is pressed.
  package func canSelect(_ cell: UICollectionViewCell) -> Bool {
    let allows = isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    return delegate != nil && allows && !UITableView.containsControl(cell.contentView)
  }

  /// The user has pressed an item.
  package func press(_ cell: UICollectionViewCell) {
    guard let delegate, let path = indexPath(for: cell), delegate.collectionView(self, shouldHighlightItemAt: path)
    else { return }
    if selectsSeveral, selected.contains(path) {
      guard delegate.collectionView(self, shouldDeselectItemAt: path) else { return }
      deselectItem(at: path, animated: false)
      delegate.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate.collectionView(self, shouldSelectItemAt: path) else { return }
    let old = selectsSeveral ? [] : selected.filter { $0 != path }
    selectItem(at: path, animated: false, scrollPosition: [])
    for path in old { delegate.collectionView(self, didDeselectItemAt: path) }
    delegate.collectionView(self, didSelectItemAt: path)
    if !isEditing, delegate.collectionView(self, canPerformPrimaryActionForItemAt: path) {
      delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// What the user can do with an item besides selecting it: the actions of a list, and the menu of any item.
  package func edits(at path: IndexPath) -> TableRowEdits {
    var edits = TableRowEdits()
    if let list = collectionViewLayout.list, !isEditing {
      edits.leading = list.leadingSwipeActionsConfigurationProvider?(path)?.actions ?? []
      edits.trailing = list.trailingSwipeActionsConfigurationProvider?(path)?.actions.reversed()
    }
    guard menu(at: path) != nil, let cell = cellForItem(at: path) else { return edits }
    edits.menu = ContextMenuSource { [weak self, weak cell] in
      guard let self, let cell, let path = indexPath(for: cell) else { return nil }
      return menu(at: path)?.menu
    }
    return edits
  }

  /// Whether the rows of a list are those of a `List`: in a plain one, and in one of groups that has or had rows with
  /// buttons of their own.
  package var showsList: Bool {
    guard [.grouped, .insetGrouped].contains(collectionViewLayout.list?.appearance), !rowEdits.hasHadEdits else {
      return true
    }
    var record = rowEdits
    let showsList = record.showsList(sections.map(\.cells)) { edits(at: IndexPath(item: $2, section: $1)) }
    rowEdits = record
    return showsList
  }

  private func menu(at path: IndexPath) -> UIContextMenuConfiguration? {
    delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: .zero)
      ?? delegate?.collectionView(self, contextMenuConfigurationForItemAt: path, point: .zero)
  }

  /// Runs an action of a row.
  package func run(_ action: UIContextualAction, _ cell: UICollectionViewCell) {
    action.handler(action, cell) { [weak self] _ in
      guard let self else { return }
      rowEdits.answersDidChange()
      state.change()
    }
  }
}
