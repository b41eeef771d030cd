/// A row as a layout.
public struct HStackLayout: Layout, StandardLayout {
  /// How the views line up vertically within the row.
  public var alignment: VerticalAlignment
  /// The distance between neighbours, in points; nil for the platform's own, which is none beside a spacer.
  public var spacing: CGFloat?

  /// Creates a row. Views are centred vertically by default.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var container: ContainerContent {
    .stack(StackContent(axis: .horizontal, vertical: alignment, spacing: spacing))
  }

  private var line: LineLayout { LineLayout(axis: .horizontal, guide: .vertical(alignment.guide), spacing: spacing) }

  /// Spacers grow horizontally.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  /// The size of the row for a proposal, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    line.size(proposal, subviews)
  }

  /// Places the views from the leading to the trailing edge.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    line.place(bounds, proposal, subviews)
  }
}

/// A column as a layout.
public struct VStackLayout: Layout, StandardLayout {
  /// How the views line up horizontally within the column.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours, in points; nil for the platform's own, which is none beside a spacer.
  public var spacing: CGFloat?

  /// Creates a column. Views are centred horizontally by default.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var container: ContainerContent {
    .stack(StackContent(axis: .vertical, horizontal: alignment, spacing: spacing))
  }

  private var line: LineLayout { LineLayout(axis: .vertical, guide: .horizontal(alignment.guide), spacing: spacing) }

  /// Spacers grow vertically.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  /// The size of the column for a proposal, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    line.size(proposal, subviews)
  }

  /// Places the views from the top to the bottom.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    line.place(bounds, proposal, subviews)
  }
}

/// Views over one another, as a layout.
public struct ZStackLayout: Layout, StandardLayout {
  /// How the views line up along both axes.
  public var alignment: Alignment

  /// Creates the layout. Views are centred by default.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  var container: ContainerContent { .depthStack(DepthStackContent(alignment: alignment)) }

  /// How far the views reach before and behind the place by which they line up.
  private func reach(
    _ guide: AlignmentGuide, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (before: CGFloat, behind: CGFloat) {
    subviews.reduce((before: 0, behind: 0)) { reach, subview in
      let dimensions = subview.dimensions(in: proposal)
      let place = dimensions[guide]
      return (max(reach.before, place), max(reach.behind, dimensions.length(along: guide.axis) - place))
    }
  }

  /// The size that all views need once they are lined up, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let across = reach(.horizontal(alignment.horizontal.guide), proposal, subviews)
    let down = reach(.vertical(alignment.vertical.guide), proposal, subviews)
    return CGSize(width: across.before + across.behind, height: down.before + down.behind)
  }

  /// Places each view so that its alignment guides meet those of the others.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let across = reach(.horizontal(alignment.horizontal.guide), proposal, subviews).before
    let down = reach(.vertical(alignment.vertical.guide), proposal, subviews).before
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let point = CGPoint(
        x: bounds.minX + across - dimensions[alignment.horizontal],
        y: bounds.minY + down - dimensions[alignment.vertical])
      subview.place(at: point, proposal: proposal)
    }
  }
}

/// A grid as a layout: for `AnyLayout`, with rows that are `GridRow`s. Asked by a layout around it, it arranges its
/// subviews in one column.
public struct GridLayout: Layout, StandardLayout {
  /// How a view lines up in its cell.
  public var alignment: Alignment
  /// The distance between columns, in points; nil for 8.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil for 8, or for the platform's own where the subviews are in one column.
  public var verticalSpacing: CGFloat?

  /// Creates a grid. Views are centred in their cells by default.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var container: ContainerContent {
    .grid(
      GridContent(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  private var column: LineLayout {
    LineLayout(axis: .vertical, guide: .horizontal(alignment.horizontal.guide), spacing: verticalSpacing)
  }

  /// The size of the subviews in one column, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    column.size(proposal, subviews)
  }

  /// Places the subviews in one column.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    column.place(bounds, proposal, subviews)
  }
}

extension LayoutProperties {
  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}

/// Views in a line.
private struct LineLayout {
  let axis: Axis
  let guide: AlignmentGuide
  let spacing: CGFloat?

  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index > 0 else { return 0 }
      if let spacing { return spacing }
      if subviews[index].isSpacer || subviews[index - 1].isSpacer { return 0 }
      return subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }
  }

  private func choices(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [StackSolver.Choice] {
    StackSolver(
      axis: axis, count: subviews.count, measure: { subviews[$0].sizeThatFits($1) },
      isSpacer: { subviews[$0].isSpacer }, priority: { subviews[$0].priority }
    ).choices(for: proposal, spacing: gaps(subviews).reduce(0, +))
  }

  private func places(_ choices: [StackSolver.Choice], _ subviews: LayoutSubviews) -> [CGFloat] {
    zip(choices, subviews).map { $1.dimensions(in: $0.proposal)[guide] }
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let choices = choices(proposal, subviews)
    let places = places(choices, subviews)
    let behind = zip(choices, places).map { $0.size.length(along: axis.other) - $1 }
    let length = choices.reduce(0) { $0 + $1.size.length(along: axis) } + gaps(subviews).reduce(0, +)
    return CGSize(length, along: axis, across: (places.max() ?? 0) + (behind.max() ?? 0))
  }

  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    let choices = choices(proposal, subviews)
    let places = places(choices, subviews)
    let before = places.max() ?? 0
    var position: CGFloat = 0
    for (index, gap) in gaps(subviews).enumerated() {
      position += gap
      let across = before - places[index]
      let point =
        axis == .horizontal
        ? CGPoint(x: bounds.minX + position, y: bounds.minY + across)
        : CGPoint(x: bounds.minX + across, y: bounds.minY + position)
      subviews[index].place(at: point, proposal: choices[index].proposal)
      position += choices[index].size.length(along: axis)
    }
  }
}

extension ViewDimensions {
  fileprivate func length(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
