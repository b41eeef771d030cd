/// What positions are measured from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window, or the view itself.
  case global, local
  /// The view that has this name by `coordinateSpace(_:)`.
  case named(AnyHashable)

  /// The name of the space whose origin is that of the visible part of the nearest scroll view.
  static let scrollView = CoordinateSpace.named(AnyHashable(ScrollViewSpace()))

  /// Whether this is the coordinate space of the window.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the coordinate space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// The name of the nearest scroll view, which needs no name by the program.
struct ScrollViewSpace: Hashable {}

/// Something that positions are measured from.
public protocol CoordinateSpaceProtocol {
  /// The space as a value of the enumeration.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  /// The space with its name, as a value of the enumeration.
  public let coordinateSpace: CoordinateSpace

  init(_ space: CoordinateSpace) { coordinateSpace = space }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space of the view itself.
  public init() {}

  /// The space as a value of the enumeration: `local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space of the window.
  public init() {}

  /// The space as a value of the enumeration: `global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest enclosing view that has this name by `coordinateSpace(_:)`. Without such a view it is the
  /// window's.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(.named(AnyHashable(name)))
  }

  /// The visible part of the nearest enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(.scrollView) }

  /// The visible part of the nearest enclosing scroll view. The axis is ignored.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension View {
  /// Names the coordinate space whose origin is the view's top left corner, for the views inside it.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_LayoutTraitModifier(.space(AnyHashable(name.coordinateSpace))))
  }

  /// Names the coordinate space whose origin is the view's top left corner, for the views inside it.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(NamedCoordinateSpace.named(name))
  }
}

/// A node's position in points. Answers are kept, to find out whether they are outdated.
@MainActor final class GeometryPlaces {
  private let node: Node
  @Hosted private var host: ViewHost
  /// The answers since the last evaluation.
  private var answers: [CoordinateSpace: CGRect] = [:]
  private var anchors: [ObjectIdentifier: (place: AnchorPlace, frame: CGRect)] = [:]

  init(_ node: Node, _ host: ViewHost) {
    self.node = node
    self.host = host
  }

  func forget() {
    answers = [:]
    anchors = [:]
  }

  /// Whether an answer since the last evaluation has changed.
  var isOutdated: Bool {
    answers.contains { find($0.key) != $0.value } || anchors.values.contains { find($0.place) != $0.frame }
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    let frame = find(space)
    if space != .local { answers[space] = frame }
    return frame
  }

  /// The rectangle of an anchor's view, in the node's coordinates.
  func frame(of place: AnchorPlace) -> CGRect {
    let frame = find(place)
    anchors[ObjectIdentifier(place)] = (place, frame)
    return frame
  }

  private func find(_ place: AnchorPlace) -> CGRect {
    let origin = node.frameInWindow(host.layout.metrics).origin
    return place.frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  private func find(_ space: CoordinateSpace) -> CGRect {
    let global = node.frameInWindow(host.layout.metrics)
    switch space {
    case .local: return CGRect(origin: .zero, size: global.size)
    case .global: return global
    case .named:
      guard let origin = node.origin(of: space, host.layout.metrics) else { return global }
      return global.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// The visible rectangle of a space, in the node's coordinates; nil if the space is not that of an enclosing node.
  func bounds(of space: CoordinateSpace) -> CGRect? {
    let frame = frame(in: space)
    switch space {
    case .local: return CGRect(origin: .zero, size: frame.size)
    case .global: return CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: host.window.size)
    case .named:
      guard let owner = node.owner(of: space) else { return nil }
      let size = owner.frameInWindow(host.layout.metrics).size
      return CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: size)
    }
  }
}

extension Node {
  /// The node's rectangle in the window, in points: as the front end has reported it, or as computed by the layout.
  func frameInWindow(_ metrics: (any LayoutMetrics)?) -> CGRect {
    if let reportedFrame { return reportedFrame }
    var origin = CGPoint.zero
    var node = self
    while let parent = node.parent {
      origin.x += node.frame.minX - parent.layout.scrollOffset.x
      origin.y += node.frame.minY - parent.layout.scrollOffset.y
      node = parent
    }
    guard let metrics else { return CGRect(origin: origin, size: frame.size) }
    return CGRect(
      x: metrics.points(origin.x, along: .horizontal), y: metrics.points(origin.y, along: .vertical),
      width: metrics.points(frame.width, along: .horizontal), height: metrics.points(frame.height, along: .vertical))
  }

  /// The enclosing node whose origin is that of the space.
  fileprivate func owner(of space: CoordinateSpace) -> Node? {
    var node: Node? = self
    while let current = node {
      if space == .scrollView {
        if current !== self, current.isScroller { return current }
      } else if current.layoutTraits?.spaces.contains(AnyHashable(space)) == true {
        return current
      }
      node = current.parent
    }
    return nil
  }

  fileprivate func origin(of space: CoordinateSpace, _ metrics: (any LayoutMetrics)?) -> CGPoint? {
    owner(of: space)?.frameInWindow(metrics).origin
  }
}
