/// The view behind a ``LayoutSubview``, which can be measured and placed. Lengths are points.
@MainActor package protocol LayoutItem: AnyObject, Sendable {
  var node: Node { get }
  func size(_ proposal: ProposedViewSize) -> CGSize
  /// The position of a guide, where the view or something in it sets it.
  func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat?
  /// The platform's distance between this and the next.
  func distance(to next: any LayoutItem, along axis: Axis) -> CGFloat
  func place(at origin: CGPoint, _ proposal: ProposedViewSize)
}

/// A view that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
  let item: any LayoutItem

  package init(_ item: any LayoutItem) { self.item = item }

  private func onMain<T: Sendable>(_ body: @MainActor (any LayoutItem) -> T) -> T {
    MainActor.assumeIsolated { body(item) }
  }

  /// The size that the view chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMain { $0.size(proposal) } }

  /// The size that the view chooses, and the places in it to line up by.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMain { item in
      ViewDimensions(size: item.size(proposal)) { guide in
        MainActor.assumeIsolated { item.explicit(guide, proposal) }
      }
    }
  }

  /// The spacing that the view requests around it.
  public var spacing: ViewSpacing { ViewSpacing(item: item) }

  /// The priority where there is not enough space: the highest chooses first; 0 by default.
  public var priority: Double { onMain { $0.node.layoutTraits?.priority ?? 0 } }

  /// The value that the view gives for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    // Layouts are called on the main actor, which the value does not leave.
    nonisolated(unsafe) var value = K.defaultValue
    let identity = ObjectIdentifier(key)
    onMain { item in
      if let given = item.node.layoutTraits?.values[identity] as? K.Value { value = given }
    }
    return value
  }

  /// Puts the view's `anchor` at a point. `proposal` is what the view chooses its size for.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    onMain { item in
      let size = item.size(proposal)
      item.place(
        at: CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y), proposal)
    }
  }

  var isSpacer: Bool { onMain { $0.node.content.isSpacer } }

  /// Whether both are equal.
  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool { first.item === second.item }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  private let subviews: [LayoutSubview]
  /// The direction in which lines are read where the layout is. Places are counted from the leading edge all the same:
  /// what a layout places at 0 is at the right of a layout from right to left.
  public var layoutDirection: LayoutDirection = .leftToRight

  package init(_ items: [any LayoutItem]) { subviews = items.map { LayoutSubview($0) } }

  private init(_ subviews: [LayoutSubview], _ direction: LayoutDirection) {
    self.subviews = subviews
    layoutDirection = direction
  }

  /// The index of the first subview: 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { subviews.count }
  /// The subview at an index, in the order of the container's content.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
  /// The subviews in a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds]), layoutDirection) }

  /// The subviews at those indices, in the order of the indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }, layoutDirection)
  }
}

/// The spacing that a view requests around it: the platform's distance between it and another.
public struct ViewSpacing: @unchecked Sendable {
  private var items: [any LayoutItem]

  /// No spacing.
  public static let zero = ViewSpacing()

  /// Creates a spacing that requests no distance.
  public init() { items = [] }

  init(item: any LayoutItem) { items = [item] }

  /// The distance to leave between this and the next, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    guard let first = items.last, let second = next.items.first else { return 0 }
    return MainActor.assumeIsolated { first.distance(to: second, along: axis) }
  }

  /// Adopts the spacing of another as a whole; an empty set of edges ignores it.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    guard !edges.isEmpty else { return }
    items += other.items
  }

  /// The spacing joined with another. As for `formUnion`, any edge adopts the other one as a whole, and an empty set
  /// ignores it.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }
}
