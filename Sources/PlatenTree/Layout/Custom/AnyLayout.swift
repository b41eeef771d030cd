/// A layout of any kind. When one replaces another, the views in it keep their state.
public struct AnyLayout: @unchecked Sendable {
  private let box: AnyLayoutBox

  /// Erases the type of a layout. A layout that is erased already is not wrapped again.
  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? LayoutBox(layout)
  }

  /// What a layout of that type keeps between two calls.
  public struct Cache {
    fileprivate var kind: ObjectIdentifier
    fileprivate var value: Any
  }

  /// An erased layout has no animatable values: a change to the layout moves its views instead.
  public typealias AnimatableData = EmptyAnimatableData

  /// The node's content: the stacks and the grid that every front end has, or a layout that front ends have to call.
  package var content: NodeContent {
    .container(box.standardContainer ?? .layout(self))
  }

  /// The axis along which spacers in it grow.
  package var stackAxis: Axis? { box.stackAxis }
}

extension AnyLayout: Equatable {
  /// Whether both are equal.
  public static func == (first: AnyLayout, second: AnyLayout) -> Bool {
    first.box === second.box || first.box.isSame(as: second.box)
  }
}

extension AnyLayout: Layout {
  /// Empty; what is set is ignored.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  /// Makes the cache of the erased layout.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(kind: ObjectIdentifier(type(of: box)), value: box.makeCache(subviews))
  }

  /// Updates the cache of the erased layout, or replaces it when the layout before was of another type.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.kind == ObjectIdentifier(type(of: box)) {
      box.updateCache(&cache.value, subviews)
    } else {
      cache = makeCache(subviews: subviews)
    }
  }

  /// A cache of another type of layout is not valid for this one.
  private func adopt(_ cache: inout Cache, _ subviews: Subviews) {
    if cache.kind != ObjectIdentifier(type(of: box)) { cache = makeCache(subviews: subviews) }
  }

  /// The spacing that the erased layout requests around itself.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    adopt(&cache, subviews)
    return box.spacing(subviews, &cache.value)
  }

  /// The size that the erased layout chooses for a proposal, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    adopt(&cache, subviews)
    return box.size(proposal, subviews, &cache.value)
  }

  /// Places the subviews as the erased layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    adopt(&cache, subviews)
    box.place(bounds, proposal, subviews, &cache.value)
  }

  /// The place that the erased layout gives for a horizontal guide, in points; nil for none of its own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    adopt(&cache, subviews)
    return box.alignment(guide, bounds, proposal, subviews, &cache.value)
  }

  /// The place that the erased layout gives for a vertical guide, in points; nil for none of its own.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    adopt(&cache, subviews)
    return box.alignment(guide, bounds, proposal, subviews, &cache.value)
  }
}

/// A layout that every front end has as a container.
protocol StandardLayout: Layout {
  var container: ContainerContent { get }
}

/// A layout with its type forgotten.
private class AnyLayoutBox {
  var standardContainer: ContainerContent? { nil }
  var stackAxis: Axis? { nil }

  func isSame(as other: AnyLayoutBox) -> Bool { false }
  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {}

  func alignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    nil
  }

  func alignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    nil
  }
}

private final class LayoutBox<L: Layout>: AnyLayoutBox {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  override var standardContainer: ContainerContent? { (layout as? any StandardLayout)?.container }
  override var stackAxis: Axis? { L.layoutProperties.stackOrientation }

  override func isSame(as other: AnyLayoutBox) -> Bool {
    guard let other = other as? LayoutBox<L> else { return false }
    return ValueComparison.areEqual(layout, other.layout)
  }

  private func with<T>(_ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> T) -> T {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func alignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func alignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
