/// Which items of a toolbar leave it first for its menu where it is too narrow: those of a lower priority.
public struct ToolbarItemVisibilityPriority: Hashable, Comparable, Sendable {
  /// Whole numbers are the system's priorities; a half is the one above the priority before it.
  let value: Double

  private init(value: Double) { self.value = value }

  /// A priority between another one and the next higher one of the system. Those with the same base are equal.
  public init(higherThan other: ToolbarItemVisibilityPriority) {
    value = (other.value + other.value.rounded(.down) + 1) / 2
  }

  /// Leaves the toolbar before items of the other priorities.
  public static let low = ToolbarItemVisibilityPriority(value: -1)
  /// The default: the placement decides. A secondary action leaves first, a primary one last, and an item that ends a
  /// form stays.
  public static let automatic = ToolbarItemVisibilityPriority(value: 0)
  /// Stays in the toolbar longer than items of the other priorities.
  public static let high = ToolbarItemVisibilityPriority(value: 1)

  /// Whether items of the first one leave the toolbar first.
  public static func < (first: ToolbarItemVisibilityPriority, second: ToolbarItemVisibilityPriority) -> Bool {
    first.value < second.value
  }

  /// The layout priority of the item, in which the differences between placements are smaller than those between
  /// priorities; nil for that of the placement.
  var rank: Double? { value == 0 ? nil : value * 10 }
}

extension ToolbarContent {
  /// Sets which items leave the toolbar first where it is too narrow: those of a lower priority. `automatic` leaves it
  /// to the placement.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
    _PriorityToolbarContent(content: self, priority: priority)
  }
}

/// Items of a toolbar with a priority.
struct _PriorityToolbarContent<Content: ToolbarContent> {
  let content: Content
  let priority: ToolbarItemVisibilityPriority
}

extension _PriorityToolbarContent: ToolbarContent {
  var body: Never { Never._unreachableBody() }

  func _items(in part: _ToolbarPart) -> AnyView? {
    guard let items = content._items(in: part), let rank = priority.rank else { return content._items(in: part) }
    return AnyView(items.layoutPriority(rank))
  }
}

/// Lines of the menu at the trailing end of the navigation bar, which is shown for them even where all items fit.
/// Outside of any navigation it is the last item of the row below the view.
public struct ToolbarOverflowMenu<Content: View> {
  let content: Content

  /// Creates the lines of the menu: buttons, toggles, pickers and menus.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarOverflowMenu: _PrimitiveToolbarContent {
  /// The lines, in the menu. For the framework.
  public func _items(in part: _ToolbarPart) -> AnyView? { part == .overflow ? AnyView(content) : nil }
}

extension View {
  /// Adds lines to the menu at the trailing end of the navigation bar, see ``ToolbarOverflowMenu``.
  nonisolated public func toolbarOverflowMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    _ToolbarView(content: self, items: ToolbarItems(views: [.overflow: AnyView(content())]))
  }
}
