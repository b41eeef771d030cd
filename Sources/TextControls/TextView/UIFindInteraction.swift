import Foundation

/// What shows the search in the text of a view.
@MainActor package protocol FindPresenter: AnyObject {
  /// Whether the search is shown.
  var isFindShown: Bool { get }
  /// What is searched for; nil where no search is shown.
  var searchText: String? { get set }
  func presentFind(isReplacing: Bool)
  func dismissFind()
  func findNext()
  func findPrevious()
}

/// The search in the text of a text view: a bar in which the user types what is searched for.
///
/// A text view with ``UITextView/isFindInteractionEnabled`` has one. It works while a front end shows the view.
@MainActor @preconcurrency open class UIFindInteraction: NSObject, UIInteraction {
  /// The text view.
  public private(set) weak var view: UIView?
  /// Shows the search; nil while no front end shows the view.
  package weak var presenter: (any FindPresenter)?

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  /// Does nothing; for subclasses, which call super.
  open func willMove(to view: UIView?) {}
  /// Keeps the view; for subclasses, which call super.
  open func didMove(to view: UIView?) { self.view = view }

  /// Whether the search is shown.
  open var isFindNavigatorVisible: Bool { presenter?.isFindShown ?? false }
  /// What is searched for; nil where the search is not shown, and then setting it does nothing.
  open var searchText: String? {
    get { presenter?.searchText }
    set { presenter?.searchText = newValue }
  }
  /// What the matches are replaced with. Kept and ignored: the user types it into the search. Nil by default.
  open var replacementText: String?

  /// Shows the search, with what replaces the matches where the text can be edited.
  open func presentFindNavigator(showingReplace: Bool) { presenter?.presentFind(isReplacing: showingReplace) }
  /// Ends the search.
  open func dismissFindNavigator() { presenter?.dismissFind() }
  /// Selects the next match.
  open func findNext() { presenter?.findNext() }
  /// Selects the match before.
  open func findPrevious() { presenter?.findPrevious() }
  /// Does nothing: matches are counted again when the text changes.
  open func updateResultCount() {}
}
