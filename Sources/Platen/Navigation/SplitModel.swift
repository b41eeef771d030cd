/// What decides which column of a split navigation is shown if only one fits: links and selections in the sidebar, and
/// the focus.
@MainActor final class SplitModel {
  /// The view of a link in the sidebar, which replaces the detail.
  private(set) var override: AnyView?
  private let readers = ReaderSet()
  /// The values that the sidebar's lists select.
  private var selected: Set<AnyHashable> = []
  private var isCompact: Bool?
  private var holdsDetail = false
  /// The sidebar and the detail.
  private var columns: [Bool: any SplitColumnState] = [:]
  private var titleOfSidebar: () -> Text? = { nil }
  /// Whether a column that had the focus has been hidden, so that the one that is shown gets it.
  var isFocusMoving = false

  /// Whether the column that is on top may be set now.
  var mayWriteColumn = true
  /// Whether the program keeps no preferred compact column.
  var hasOwnColumn = true
  /// Sets the column that is on top.
  var setDetailOnTop: (Bool) -> Void = { _ in }

  var shownOverride: AnyView? {
    readers.noteRead()
    return override
  }

  /// Whether the detail stays on top because it had the focus when the width became compact.
  var keepsDetailOnTop: Bool {
    readers.noteRead()
    return holdsDetail
  }

  /// The title of the sidebar's page, for the button that leads back to it.
  var sidebarTitle: Text? { titleOfSidebar() }

  func setSidebarTitle(_ title: @escaping () -> Text?) { titleOfSidebar = title }

  func setColumn(_ column: any SplitColumnState, isSidebar: Bool) { columns[isSidebar] = column }

  /// Shows the detail, with the view of a link in its place or without.
  func show(_ view: AnyView?) {
    override = view
    readers.invalidate()
    if mayWriteColumn { setDetailOnTop(true) }
  }

  /// Shows the sidebar.
  func hideDetail() {
    holdsDetail = false
    readers.invalidate()
    if mayWriteColumn { setDetailOnTop(false) }
  }

  /// The width has become compact, or is no longer. Without a preferred column the detail is on top if something is
  /// selected, or if the focus is in it.
  func adopt(isCompact: Bool) {
    guard isCompact != self.isCompact else { return }
    let wasRegular = self.isCompact == false
    self.isCompact = isCompact
    holdsDetail = isCompact && wasRegular && hasOwnColumn && (columns[false]?.hasFocus == true || !selected.isEmpty)
  }

  /// Follows the selection of a list in the sidebar.
  ///
  /// - Parameter old: What the list selected before; nil if the list is new.
  func follow(selected new: Set<AnyHashable>, from old: Set<AnyHashable>?) {
    let isNew = old == nil
    let before = old ?? selected
    selected.subtract(old ?? [])
    selected.formUnion(new)
    if !new.isSubset(of: before) {
      if !isNew || hasOwnColumn { show(nil) }
    } else if new.isEmpty, !isNew, selected.isEmpty, override == nil {
      hideDetail()
    }
  }
}

/// A column of a split navigation, for the model.
@MainActor protocol SplitColumnState: AnyObject {
  /// Whether the focus is in the column.
  var hasFocus: Bool { get }
}

private enum SplitKey: EnvironmentKey { static let defaultValue = ObjectReference<SplitModel>() }
private enum SelectionShowsDetailKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// The split navigation whose sidebar a view is in.
  var split: SplitModel? {
    get { self[SplitKey.self].object }
    set { self[SplitKey.self] = ObjectReference(object: newValue) }
  }

  /// Whether what a list selects is shown in the detail of the split navigation.
  var selectionShowsDetail: Bool {
    get { self[SelectionShowsDetailKey.self] }
    set { self[SelectionShowsDetailKey.self] = newValue }
  }
}
