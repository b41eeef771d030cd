/// The first of its views that fits into the room there is.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: _ContainerView {
  public var _childContent: Content { content }

  public func _content(in environment: EnvironmentValues) -> _NodeContentBox { _NodeContentBox(.alternatives(axes)) }

  public func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}
