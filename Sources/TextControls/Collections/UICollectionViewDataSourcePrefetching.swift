import Foundation

/// Notified of items that will be shown soon. Never called: all items are loaded at once.
@MainActor @preconcurrency public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Never called.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Never called.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Default implementation: does nothing.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
