/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

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

/// Views in columns, line after line.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: _ContainerView {
  public var _childContent: Content { content }

  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(
      .lazyGrid(
        LazyGridContent(
          axis: .vertical, tracks: columns.map(\.track), trackSpacing: columns.first?.spacing, lineSpacing: spacing)))
  }

  public func _prepare(_ environment: inout EnvironmentValues) {
    environment.isFormRow = false
    environment.makesRowsLazily = true
  }
}

/// Views in rows, line after line.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: _ContainerView {
  public var _childContent: Content { content }

  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(
      .lazyGrid(
        LazyGridContent(
          axis: .horizontal, tracks: rows.map(\.track), trackSpacing: rows.first?.spacing, lineSpacing: spacing)))
  }

  public func _prepare(_ environment: inout EnvironmentValues) {
    environment.isFormRow = false
    environment.makesRowsLazily = true
  }
}
