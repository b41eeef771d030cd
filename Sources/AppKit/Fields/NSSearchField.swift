import TextControls

/// A field for searching, with a button that empties it.
///
/// The action is sent at each change, at once; with ``sendsWholeSearchString`` at Return alone. The button and Escape
/// empty the field and send the action.
@MainActor @preconcurrency open class NSSearchField: NSTextField {
  /// Whether the action is sent at Return alone. False by default.
  open var sendsWholeSearchString = false
  /// Kept and ignored: the action is sent without delay in any case. False by default.
  open var sendsSearchStringImmediately = false
  /// What was searched for, for the program: front ends show no menu of it. Empty by default.
  open var recentSearches: [String] = []
  /// The name of a list of searches.
  public typealias RecentsAutosaveName = String

  /// The tag of the item before recent searches in a menu of searches.
  nonisolated public static let recentsTitleMenuItemTag = 1000
  /// The tag of the items of recent searches in a menu of searches.
  nonisolated public static let recentsMenuItemTag = 1001
  /// The tag of the item that empties the list in a menu of searches.
  nonisolated public static let clearRecentsMenuItemTag = 1002
  /// The tag of the item that is shown without recent searches in a menu of searches.
  nonisolated public static let noRecentsMenuItemTag = 1003

  /// Kept and ignored; nil by default.
  open var recentsAutosaveName: RecentsAutosaveName?
  /// The menu of searches. Kept and ignored: front ends show none. Nil by default.
  open var searchMenuTemplate: NSMenu?
  /// Kept and ignored; 10 by default.
  open var maximumRecents = 10
  /// Kept and ignored; false by default.
  open var centersPlaceholder = false
  /// The class of the cells of new fields, ``NSSearchFieldCell`` by default.
  open override class var cellClass: AnyClass? {
    get { ownCellClass ?? NSSearchFieldCell.self }
    set { ownCellClass = newValue }
  }
  private var isSearching = false
  /// Whether there is a button that empties the field.
  var showsCancelButton: Bool {
    get { engine.clearButtonMode != .never }
    set { engine.clearButtonMode = newValue ? .always : .never }
  }

  override func configure(_ engine: FieldEngine) {
    engine.clearButtonMode = .always
    engine.returnKeyType = .search
    bezelStyle = .roundedBezel
  }

  override func textOfSearchDidChange() {
    let isEmpty = stringValue.isEmpty
    if isEmpty == isSearching {
      isSearching = !isEmpty
      let delegate = delegate as? any NSSearchFieldDelegate
      if isSearching {
        delegate?.searchFieldDidStartSearching(self)
      } else {
        delegate?.searchFieldDidEndSearching(self)
      }
    }
    if !sendsWholeSearchString || isEmpty { sendOwnAction() }
  }

  /// Empties the field, as its button does; an empty field leaves the key to others.
  open override func cancelOperation(_ sender: Any?) {
    if stringValue.isEmpty { super.cancelOperation(sender) } else { engine.pressClearButton() }
  }
}

/// The delegate of a search field.
@MainActor @preconcurrency public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  /// Called when the field is no longer empty.
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  /// Called when the field has become empty.
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSSearchFieldDelegate {
  /// Default implementation: does nothing.
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  /// Default implementation: does nothing.
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}
