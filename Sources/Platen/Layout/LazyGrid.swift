/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// How wide a column of a vertical grid is, or how high a row of a horizontal one. Lengths are in points.
  public enum Size: Sendable {
    /// One column or row of this length.
    case fixed(CGFloat)
    /// One column or row with an equal share of the available space, within the limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows of at least the minimum as fit, with equal shares of the available space.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the column or the height of the row.
  public var size: Size
  /// The space to the next column or row in points; nil is 8. A grid applies the spacing of its first item everywhere.
  public var spacing: CGFloat?
  /// The alignment in each cell; nil is the centre. A page applies that of a grid's first item everywhere.
  public var alignment: Alignment?

  /// Creates a column or a row. By default it shares the available space with the others, and is at least 10 points
  /// wide or high.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  var track: LazyGridContent.Track {
    switch size {
    case .fixed(let length): .fixed(length)
    case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
    case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
    }
  }
}

extension [GridItem] {
  /// A grid with these columns or rows.
  fileprivate func grid(axis: Axis, spacing: CGFloat?, alignment: Alignment) -> LazyGridContent {
    var grid = LazyGridContent(axis: axis, tracks: map(\.track), trackSpacing: first?.spacing, lineSpacing: spacing)
    grid.alignment = alignment
    grid.cellAlignments = map(\.alignment)
    return grid
  }
}

/// A vertical grid: its cells fill lines of columns, which follow one another downwards. Cells are created on demand.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a vertical grid. `spacing` is the space between its lines in points; nil is 8. `alignment` is where the
  /// columns are in a space that is wider than they are. `pinnedViews` are the parts of sections that stay visible;
  /// none by default.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: _ContainerView {
  /// The cells of the grid. For the graph.
  public var _childContent: some View { content.sections(in: .grid(grid), pinning: pinnedViews) }

  private var grid: LazyGridContent {
    columns.grid(axis: .vertical, spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .center))
  }

  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.container(.lazyGrid(grid)))
  }

  /// Makes the controls inside lay out as outside of a form, and the cells be created on demand. For the graph.
  public static func _prepare(_ environment: inout EnvironmentValues) {
    environment.isFormRow = false
    environment.makesRowsLazily = true
  }
}

/// A horizontal grid: its cells fill lines of rows, which follow one another towards the trailing edge. Cells are
/// created on demand.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a horizontal grid. `spacing` is the space between its lines in points; nil is 8. `alignment` is where the
  /// rows are in a space that is higher than they are. `pinnedViews` are the parts of sections that stay visible; none
  /// by default.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: _ContainerView {
  /// The cells of the grid. For the graph.
  public var _childContent: some View { content.sections(in: .grid(grid), pinning: pinnedViews) }

  private var grid: LazyGridContent {
    rows.grid(axis: .horizontal, spacing: spacing, alignment: Alignment(horizontal: .center, vertical: alignment))
  }

  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.container(.lazyGrid(grid)))
  }

  /// Makes the controls inside lay out as outside of a form, and the cells be created on demand. For the graph.
  public static func _prepare(_ environment: inout EnvironmentValues) {
    environment.isFormRow = false
    environment.makesRowsLazily = true
  }
}
