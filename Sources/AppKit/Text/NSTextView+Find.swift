import TextControls

/// What a command of searching does, by its `tag`.
public enum NSFindPanelAction: UInt, Sendable {
  case showFindPanel = 1
  case next = 2
  case previous = 3
  /// Shows the search: nothing is replaced without the user.
  case replaceAll = 4
  /// Shows the search: nothing is replaced without the user.
  case replace = 5
  /// Shows the search: nothing is replaced without the user.
  case replaceAndFind = 6
  case setFindString = 7
  /// Shows the search: nothing is replaced without the user.
  case replaceAllInSelection = 8
  case selectAll = 9
  case selectAllInSelection = 10
}

/// The search in a text.
@MainActor @preconcurrency open class NSTextFinder: NSObject {
  /// What a command of searching does, by its `tag`.
  public enum Action: Int, Sendable {
    case showFindInterface = 1
    case nextMatch = 2
    case previousMatch = 3
    /// Shows the search: nothing is replaced without the user.
    case replaceAll = 4
    /// Shows the search: nothing is replaced without the user.
    case replace = 5
    /// Shows the search: nothing is replaced without the user.
    case replaceAndFind = 6
    case setSearchString = 7
    /// Shows the search: nothing is replaced without the user.
    case replaceAllInSelection = 8
    case selectAll = 9
    case selectAllInSelection = 10
    case hideFindInterface = 11
    case showReplaceInterface = 12
    case hideReplaceInterface = 13
  }
}

extension NSTextView {
  /// Does what the tag of the sender says, an ``NSTextFinder/Action``; shows the search for a sender without one.
  func find(_ sender: Any?) {
    guard let search = (engine as? EditorEngine)?.findInteraction else { return }
    let tag = (sender as? any NSValidatedUserInterfaceItem)?.tag ?? (sender as? UIView)?.tag ?? 0
    switch NSTextFinder.Action(rawValue: tag) ?? .showFindInterface {
    case .showFindInterface: search.presentFindNavigator(showingReplace: false)
    case .nextMatch: search.findNext()
    case .previousMatch: search.findPrevious()
    case .setSearchString:
      search.presentFindNavigator(showingReplace: false)
      search.searchText = (string as NSString).substring(with: selectedRange())
    case .selectAll, .selectAllInSelection: selectAll(sender)
    case .hideFindInterface, .hideReplaceInterface: search.dismissFindNavigator()
    case .replaceAll, .replace, .replaceAndFind, .replaceAllInSelection, .showReplaceInterface:
      search.presentFindNavigator(showingReplace: true)
    }
  }
}
