/// Shows the first of its views that fits into the available space.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Shows the first view of `content` whose ideal size fits the proposed size along `axes`, or the last one if none
  /// fits.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: _ContainerView {
  /// The alternatives, in the order of preference. For the graph.
  public var _childContent: Content { content }

  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.container(.alternatives(axes)))
  }

  /// Makes the controls inside lay out as outside of a form. For the graph.
  public static func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}
