/// Where a scroll view is sent by the program: to an edge of its content, or to a view by its identity.
///
/// Front ends scroll by themselves and do not report where they are: the value has what the program asked for last.
public struct ScrollPosition: Sendable {
  enum Target: Equatable, @unchecked Sendable {
    case edge(Edge)
    case view(AnyHashable, anchor: UnitPoint?)
    case point(CGPoint)
  }

  private(set) var target: Target?
  /// The identity of the view that the program asked for; nil where it asked for another target.
  public private(set) var viewID: (any Hashable & Sendable)?
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

  /// A position in points of the content. A point other than the content's beginning is kept and ignored.
  nonisolated public init(idType: any Hashable.Type = Never.self, point: CGPoint) { target = .point(point) }

  /// A position in points of the content. A point other than the content's beginning is kept and ignored.
  nonisolated public init(idType: any Hashable.Type = Never.self, x: CGFloat, y: CGFloat) {
    target = .point(CGPoint(x: x, y: y))
  }

  /// A position in points of the content. One other than the content's beginning is kept and ignored.
  nonisolated public init(idType: any Hashable.Type = Never.self, x: CGFloat) { target = .point(CGPoint(x: x, y: 0)) }

  /// A position in points of the content. One other than the content's beginning is kept and ignored.
  nonisolated public init(idType: any Hashable.Type = Never.self, y: CGFloat) { target = .point(CGPoint(x: 0, y: y)) }

  private mutating func scroll(to target: Target) {
    self.target = target
    viewID = nil
    requests += 1
  }

  /// Scrolls to a view. With an anchor, that point of the view is aligned to the same point of the scroll view.
  public mutating func scrollTo<T: Hashable & Sendable>(id: T, anchor: UnitPoint? = nil) {
    scroll(to: .view(AnyHashable(id), anchor: anchor))
    viewID = id
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

  /// Scrolls to the content's beginning if the point is there. Other points are kept and ignored.
  public mutating func scrollTo(point: CGPoint) { scroll(to: .point(point)) }

  /// Scrolls to the content's beginning if the point is there. Other points are kept and ignored.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(CGPoint(x: x, y: y))) }

  /// Scrolls to the content's beginning if `x` is there. Other values are kept and ignored.
  public mutating func scrollTo(x: CGFloat) { scroll(to: .point(CGPoint(x: x, y: 0))) }

  /// Scrolls to the content's beginning if `y` is there. Other values are kept and ignored.
  public mutating func scrollTo(y: CGFloat) { scroll(to: .point(CGPoint(x: 0, y: y))) }

  /// Always false: front ends do not report what the user scrolls.
  public var isPositionedByUser: Bool { false }

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

extension ScrollPosition: Equatable {
  /// Whether the positions are the same, and were asked for as often.
  public static func == (first: ScrollPosition, second: ScrollPosition) -> Bool {
    first.target == second.target && first.requests == second.requests
  }
}

/// A view that scrolls to the position of a binding.
struct _ScrollPositionView<Content: View> {
  let content: Content
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?
  @Namespace private var namespace

  nonisolated init(content: Content, position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.content = content
    _position = position
    self.anchor = anchor
  }
}

extension _ScrollPositionView: View {
  var body: some View {
    let start = ScrollStart(id: AnyHashable(namespace), anchor: .top)
    ScrollViewReader { proxy in
      content
        .environment(\.scrollStart, start)
        .onAppear { if let target = position.target, !target.isBeginning { scroll(to: target, by: proxy) } }
        .onChange(of: position) { _, new in if let target = new.target { scroll(to: target, by: proxy) } }
    }
  }

  @MainActor private func scroll(to target: ScrollPosition.Target, by proxy: ScrollViewProxy) {
    switch target {
    case .edge(let edge): proxy.scrollTo(namespace, anchor: edge.anchor)
    case .view(let id, let anchor): proxy.scrollTo(id, anchor: anchor ?? self.anchor)
    case .point: if target.isBeginning { proxy.scrollTo(namespace, anchor: .topLeading) }
    }
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
  /// Scrolls the scroll view inside to the position of a binding. Scrolling by the user is not written back.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    _ScrollPositionView(content: self, position: position, anchor: anchor)
  }
}
