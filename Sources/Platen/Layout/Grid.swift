/// Rows whose cells line up in columns.
public struct Grid<Content: View> {
  let grid: GridContent
  let content: Content

  /// Creates a grid of rows. `alignment` positions the cells in their columns and rows; the spacings are in points, and
  /// nil is 8.
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
  /// The rows of the grid. For the graph.
  public var _childContent: Content { content }

  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.container(.grid(grid)))
  }

  /// Makes the controls inside lay out as outside of a form. For the graph.
  public static func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}

/// A row of a grid.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row whose views are the cells. A nil `alignment` is the vertical alignment of the grid.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: _ContainerView {
  /// The cells of the row. For the graph.
  public var _childContent: Content { content }

  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.container(.gridRow(GridRowContent(alignment: alignment))))
  }
}
