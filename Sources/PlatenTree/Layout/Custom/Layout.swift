/// A custom arrangement of views.
///
/// All lengths are points. The container around the layout requests its size, for as many proposals as it needs, and
/// then has it place its subviews.
public protocol Layout: Animatable {
  /// What is kept between two calls.
  associatedtype Cache = Void
  /// The views that a layout arranges.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout as a whole.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept between two calls; called before the others.
  func makeCache(subviews: Subviews) -> Cache

  /// Called when the subviews, or their layout values, have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distance that the container requests to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each subview. One that is not placed is centred.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The container's own position of a horizontal guide, in points from the leading edge; nil for the default one.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The same for a vertical guide, in points from the top.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a layout as a whole.
public struct LayoutProperties: Sendable {
  /// The axis along which it arranges, like a stack's; spacers grow along it.
  public var stackOrientation: Axis?

  /// Creates properties without a stack orientation.
  public init() {}
}

extension Layout where Cache == Void {
  /// Keeps nothing, for layouts without a cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Without a stack orientation, by default.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache with a new one, by default.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Joins the spacing of all subviews, by default.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// No place of its own, by default: nil.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// No place of its own, by default: nil.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }
}

/// The key of a value that a view gives the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Value { get }
}
