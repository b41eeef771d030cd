/// A control by which the user requests new content. No front end has a gesture for it: it is kept for the program to
/// read, and shown nowhere.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  /// Whether new content is being loaded, as the program says.
  open private(set) var isRefreshing = false
  /// Kept and ignored; nil by default.
  open var attributedTitle: NSAttributedString?

  /// The program loads new content.
  open func beginRefreshing() { isRefreshing = true }

  /// The program has loaded new content.
  open func endRefreshing() { isRefreshing = false }
}
