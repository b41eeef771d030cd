extension Layout {
  // A layout of a program that is a view as well has an initializer with its content, which is meant by a trailing
  // closure; the compiler takes the shorter one and this function instead, unless this is disfavored.
  /// The views that `content` makes, arranged by the layout.
  @_disfavoredOverload public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: AnyLayout(self), content: content())
  }
}

/// Views arranged by a layout.
struct _LayoutView<Content: View> {
  let layout: AnyLayout
  let content: Content

  nonisolated init(layout: AnyLayout, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension _LayoutView: _ContainerView {
  var _childContent: Content { content }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox { _NodeContentBox(layout.content) }

  static func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}
