/// What modifiers set of a view for the list, or the tabs, that contain it.
package struct RowTraits {
  /// The row's place among those of its `ForEach`.
  package var index = 0
  package var delete: ((IndexSet) -> Void)?
  package var move: ((IndexSet, Int) -> Void)?
  /// What takes values that are dropped before or after the row.
  package var insertion: AnyObject?
  /// What moves the row in the container of reorderable views around it.
  package var reordering: AnyObject?
  package var isDeleteDisabled = false
  package var isMoveDisabled = false
  package var isSelectionDisabled = false
  package var badge: TextContent?
  /// The label of the section in the index of its list.
  package var indexLabel: String?
  /// The text by which typing finds the row; nil for the row's own words, and an empty one for none.
  package var typedName: String?
  package var background: Paint?
  package var separators = RowSeparators()
  package var insets: RowInsets?
  /// The numbers of the groups that show and hide the view with a button, the innermost first.
  package var expansions: [Int] = []
  /// The swipe actions, shown at the row's ends.
  package var leadingActions: Node?
  package var trailingActions: Node?
  package var allowsFullSwipe = true
  /// The label of the tab that the view is the content of.
  package var tabLabel: Node?
  /// Whether the tabs are hidden while the view is shown as the content of one.
  package var hidesTabBar = false

  /// Whether the row has no button that deletes it while it is not edited, but the key alone.
  package var hidesDelete = false

  package init() {}

  /// Whether a list has to put something around the view.
  package var needsRow: Bool {
    delete != nil || move != nil || insertion != nil || reordering != nil || badge != nil || background != nil
      || separators.areSet || insets != nil || leadingActions != nil || trailingActions != nil
  }
}
