/// An item that a bar has by itself, placed by the program.
public struct DefaultToolbarItem {
  /// Accepted without effect: the title, the search field and the button of the sidebar are where the bar has them,
  /// and of a search where `searchable` places it.
  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension DefaultToolbarItem: _PrimitiveToolbarContent {
  /// No items: the bar has them in any case.
  public func _items(in part: _ToolbarPart) -> AnyView? { nil }
}
