/// Rows whose cells line up in columns.
public struct Grid<Content: View> {
  let grid: GridContent
  let content: Content

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    grid = GridContent(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: _ContainerView {
  public var _childContent: Content { content }

  public func _content(in environment: EnvironmentValues) -> _NodeContentBox { _NodeContentBox(.grid(grid)) }

  public func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}

/// A row of a grid.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: _ContainerView {
  public var _childContent: Content { content }

  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.gridRow(GridRowContent(alignment: alignment)))
  }
}
