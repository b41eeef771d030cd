/// Items of a toolbar that can be hidden.
struct _HiddenToolbarContent<Content: ToolbarContent> {
  let content: Content
  let isHidden: Bool
}

extension _HiddenToolbarContent: ToolbarContent {
  var body: Never { Never._unreachableBody() }

  func _items(in part: _ToolbarPart) -> AnyView? { isHidden ? nil : content._items(in: part) }
}

extension ToolbarContent {
  /// Ignored: front ends draw the bars.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// The items, unless `hidden` is true.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _HiddenToolbarContent(content: self, isHidden: hidden)
  }
}
