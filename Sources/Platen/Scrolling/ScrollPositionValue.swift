/// Where a scroll view is: at what the program has requested, or where the user has scrolled it to.
public struct ScrollPosition: Sendable {
  enum Target: Equatable, @unchecked Sendable {
    case edge(Edge)
    case view(AnyHashable, anchor: UnitPoint?)
    case point(CGPoint)
  }

  private(set) var target: Target?
  /// The identity of the view that the program has requested, or that the user has scrolled to; nil for another target.
  /// The user scrolls to views in a container with `scrollTargetLayout()`.
  public private(set) var viewID: (any Hashable & Sendable)?
  /// Whether the user has scrolled since the program last requested a target.
  public private(set) var isPositionedByUser = false
  /// Counts what was asked for, so that the same target twice scrolls twice.
  private(set) var requests = 0

  /// A position that leaves the scroll view where it is. The type is that of the views' identities, and ignored.
  nonisolated public init(idType: any Hashable.Type = Never.self) {}

  /// A position at a view.
  nonisolated public init<T: Hashable & Sendable>(id: T, anchor: UnitPoint? = nil) {
    target = .view(AnyHashable(id), anchor: anchor)
    viewID = id
  }

  /// A position at an edge of the content.
  nonisolated public init(idType: any Hashable.Type = Never.self, edge: Edge) { target = .edge(edge) }

  /// A position in points of the content.
  nonisolated public init(idType: any Hashable.Type = Never.self, point: CGPoint) { target = .point(point) }

  /// A position in points of the content.
  nonisolated public init(idType: any Hashable.Type = Never.self, x: CGFloat, y: CGFloat) {
    target = .point(CGPoint(x: x, y: y))
  }

  /// A position in points of the content.
  nonisolated public init(idType: any Hashable.Type = Never.self, x: CGFloat) { target = .point(CGPoint(x: x, y: 0)) }

  /// A position in points of the content.
  nonisolated public init(idType: any Hashable.Type = Never.self, y: CGFloat) { target = .point(CGPoint(x: 0, y: y)) }

  private mutating func scroll(to target: Target) {
    self.target = target
    viewID = nil
    isPositionedByUser = false
    requests += 1
  }

  /// The user has scrolled, to a view with an identity or to none.
  mutating func userDidScroll(to id: AnyHashable?) {
    target = nil
    isPositionedByUser = true
    // Whether a value can be sent has no representation at run time; identities are only compared.
    viewID = (id?.base as? any Hashable).map { unsafeBitCast($0 as any Hashable, to: (any Hashable & Sendable).self) }
  }

  /// Scrolls to a view. With an anchor, that point of the view is aligned to the same point of the scroll view.
  public mutating func scrollTo<T: Hashable & Sendable>(id: T, anchor: UnitPoint? = nil) {
    scroll(to: .view(AnyHashable(id), anchor: anchor))
    viewID = id
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

  /// Scrolls so that a point of the content, in points, is at the scroll view's beginning. In a browser the content is
  /// brought to the nearest of its beginning, its middle and its end.
  public mutating func scrollTo(point: CGPoint) { scroll(to: .point(point)) }

  /// Scrolls so that a point of the content, in points, is at the scroll view's beginning. In a browser the content is
  /// brought to the nearest of its beginning, its middle and its end.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(CGPoint(x: x, y: y))) }

  /// Scrolls horizontally as ``scrollTo(point:)`` does.
  public mutating func scrollTo(x: CGFloat) { scroll(to: .point(CGPoint(x: x, y: 0))) }

  /// Scrolls vertically as ``scrollTo(point:)`` does.
  public mutating func scrollTo(y: CGFloat) { scroll(to: .point(CGPoint(x: 0, y: y))) }

  /// The edge that the program asked for; nil where it asked for another target.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The point that the program asked for; nil where it asked for another target.
  public var point: CGPoint? { if case .point(let point) = target { point } else { nil } }

  /// The horizontal part of ``point``.
  public var x: CGFloat? { point?.x }

  /// The vertical part of ``point``.
  public var y: CGFloat? { point?.y }

  /// The identity of the view that the program asked for, if it is of that type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

extension ScrollPosition {
  fileprivate var identity: AnyHashable? {
    func erased(_ id: some Hashable) -> AnyHashable { AnyHashable(id) }
    guard let viewID else { return nil }
    return erased(viewID)
  }
}

extension ScrollPosition: Equatable {
  /// Whether the positions are the same, and were asked for as often.
  public static func == (first: ScrollPosition, second: ScrollPosition) -> Bool {
    first.target == second.target && first.requests == second.requests
      && first.isPositionedByUser == second.isPositionedByUser && first.identity == second.identity
  }
}

/// A view that scrolls to the position of a binding.
struct _ScrollPositionView<Content> {
  let content: Content
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?
  @Namespace private var namespace
  @State private var follower = ScrollFollower()

  nonisolated init(content: Content, position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.content = content
    _position = position
    self.anchor = anchor
  }
}

extension _ScrollPositionView: View where Content: View {
  var body: some View {
    let start = ScrollStart(id: AnyHashable(namespace), anchor: .top)
    ScrollViewReader { proxy in
      content
        .environment(\.scrollStart, start)
        .modifier(_ScrollWatchModifier { follow($0, hasMoved: $1, by: proxy) })
        .onAppear { if let target = position.target, !target.isBeginning { scroll(to: target, by: proxy) } }
        .onChange(of: position) { _, new in if let target = new.target { scroll(to: target, by: proxy) } }
    }
  }

  @MainActor private func scroll(to target: ScrollPosition.Target, by proxy: ScrollViewProxy) {
    follower.programWillScroll()
    switch target {
    case .edge(let edge): proxy.scrollTo(namespace, anchor: edge.anchor)
    case .view(let id, let anchor): proxy.scrollTo(id, anchor: anchor ?? self.anchor)
    case .point where target.isBeginning: proxy.scrollTo(namespace, anchor: .topLeading)
    case .point(let point):
      follower.withMeasures { proxy.scrollTo(namespace, anchor: $0.anchor(bringing: point)) }
    }
  }

  @MainActor private func follow(_ geometry: ScrollGeometry, hasMoved: Bool, by proxy: ScrollViewProxy) {
    let isOfUser = follower.didChange(geometry, hasMoved: hasMoved)
    let id = proxy.target(at: anchor) { $0 != AnyHashable(namespace) }
    guard isOfUser else { return }
    var new = position
    new.userDidScroll(to: id)
    if new != position { position = new }
  }
}

extension ScrollGeometry {
  /// The point that the content and the scroll view share where a point of the content is at the scroll view's beginning.
  fileprivate func anchor(bringing point: CGPoint) -> UnitPoint {
    func share(_ offset: CGFloat, _ content: CGFloat, _ container: CGFloat) -> CGFloat {
      content > container ? min(max(offset / (content - container), 0), 1) : 0
    }
    return UnitPoint(
      x: share(point.x, contentSize.width, containerSize.width),
      y: share(point.y, contentSize.height, containerSize.height))
  }
}

extension ScrollPosition.Target {
  /// Whether the target is where a scroll view begins.
  fileprivate var isBeginning: Bool {
    switch self {
    case .edge(let edge): edge == .top || edge == .leading
    case .view: false
    case .point(let point): point.x <= 0 && point.y <= 0
    }
  }
}

extension Edge {
  /// The middle of the edge.
  fileprivate var anchor: UnitPoint {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension View {
  /// Scrolls the scroll view, list or form inside to the position of a binding, and writes it when the user scrolls.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    _ScrollPositionView(content: self, position: position, anchor: anchor)
  }
}
