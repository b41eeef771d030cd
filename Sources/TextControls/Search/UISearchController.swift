/// A search in what a controller shows: a bar above it, as the controller's `navigationItem.searchController`.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar()
  /// Shows results. Kept and ignored: the controller that is searched shows them. Nil by default.
  public let searchResultsController: UIViewController?
  /// Notified of what is searched. Nil by default.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Notified of the beginning and the end of the search. Nil by default.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is searched is covered. Kept and ignored; true by default.
  open var obscuresBackgroundDuringPresentation = true
  /// The name of ``obscuresBackgroundDuringPresentation`` in earlier systems.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation's bar is hidden meanwhile. Kept and ignored; true by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that cancels appears by itself. Kept and ignored; true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the button that cancels, scopes and results appear by themselves. Kept and ignored; true by default.
  open var automaticallyShowsScopeBar = true
  /// Kept and ignored; true by default.
  open var automaticallyShowsSearchResultsController = true
  /// Kept and ignored: the controller that is searched shows the results. False by default.
  open var showsSearchResultsController = false
  private var isSearching = false

  /// Creates a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a search whose results the controller shows that is searched.
  public convenience init() { self.init(searchResultsController: nil) }

  /// Creates a search whose results the controller shows that is searched. There are no nib files.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  /// Creates a search. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let update = UIAction { [weak self] _ in self?.textDidChange() }
    searchBar.searchTextField.addAction(update, for: [.editingDidBegin, .editingChanged, .editingDidEnd])
  }

  private func textDidChange() {
    let isNow = searchBar.isFirstResponder || !(searchBar.text ?? "").isEmpty
    if isNow != isSearching { setActive(isNow) }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func setActive(_ isNow: Bool) {
    if isNow { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
    isSearching = isNow
    if isNow { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
  }

  /// Whether the bar is edited or holds a text. Setting it to false empties the bar and ends editing.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue {
        searchBar.becomeFirstResponder()
      } else {
        searchBar.text = ""
        searchBar.resignFirstResponder()
      }
      if isSearching != newValue { setActive(newValue) }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }
}

/// Notified of what is searched.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins or ends, and when its text changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// Notified of the beginning and the end of a search. UIKit's methods are optional; here each has a default
/// implementation.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Never called: the bar is shown all the time.
  func presentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Default implementation: does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Default implementation: does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Default implementation: does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Default implementation: does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Default implementation: does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
