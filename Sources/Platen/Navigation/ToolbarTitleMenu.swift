/// Lines of a menu that the title of the page opens, unless an item is in its place. Outside of any navigation they are
/// in the menu at the end of the row below the view.
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

  /// Creates the lines of the menu: buttons, toggles, pickers and menus.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a menu without lines: the title stays a title.
  nonisolated public init() where Content == EmptyView { content = EmptyView() }
}

extension ToolbarTitleMenu: _PrimitiveToolbarContent {
  /// The lines, in the menu of the title. For the framework.
  public func _items(in part: _ToolbarPart) -> AnyView? {
    part == .titleMenu && Content.self != EmptyView.self ? AnyView(content) : nil
  }
}

extension View {
  /// Adds lines to the menu that the title of the page opens, see ``ToolbarTitleMenu``.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    _ToolbarView(content: self, items: ToolbarItems(views: [.titleMenu: AnyView(content())]))
  }
}
