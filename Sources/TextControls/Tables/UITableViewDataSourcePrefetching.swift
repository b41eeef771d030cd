import Foundation

/// Notified of rows that will be shown soon. Never called: all rows are loaded at once.
@MainActor @preconcurrency public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Never called.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Never called.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
