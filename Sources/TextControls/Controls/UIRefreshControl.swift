/// A control by which the user requests new content of a table or a collection. It is shown as a button
/// that refreshes, and sends `.valueChanged` when it is pressed.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  /// Whether new content is being loaded.
  open private(set) var isRefreshing = false
  /// Kept and ignored; nil by default.
  open var attributedTitle: NSAttributedString?
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// The program loads new content.
  open func beginRefreshing() { isRefreshing = true }

  /// The program has loaded new content.
  open func endRefreshing() {
    isRefreshing = false
    let ended = waiting
    waiting = []
    for continuation in ended { continuation.resume() }
  }

  /// The user requests new content; returns when the program has loaded it.
  package func refresh() async {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
    guard isRefreshing else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
