import Foundation

extension UICollectionView {
  /// The items that are selected; nil for none.
  public var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects an item, without asking or notifying the delegate. Nil deselects all.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath == nil || !allowsMultipleSelection { for path in selected { deselectItem(at: path, animated: false) } }
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
    delegate != nil && allowsSelection && !UITableView.containsControl(cell.contentView)
  }

  /// The user has pressed an item.
  package func press(_ cell: UICollectionViewCell) {
    guard let delegate, let path = indexPath(for: cell) else { return }
    if allowsMultipleSelection, selected.contains(path) {
      guard delegate.collectionView(self, shouldDeselectItemAt: path) else { return }
      deselectItem(at: path, animated: false)
      delegate.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate.collectionView(self, shouldSelectItemAt: path) else { return }
    let old = allowsMultipleSelection ? [] : selected.filter { $0 != path }
    selectItem(at: path, animated: false, scrollPosition: [])
    for path in old { delegate.collectionView(self, didDeselectItemAt: path) }
    delegate.collectionView(self, didSelectItemAt: path)
  }
}
