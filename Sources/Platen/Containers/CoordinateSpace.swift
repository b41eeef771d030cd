/// What a place is measured from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)

  /// The name of the space that begins at what is seen of the scroll view around.
  static let scrollView = CoordinateSpace.named(AnyHashable(ScrollViewSpace()))

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// Names the scroll view around, which programs need not name.
struct ScrollViewSpace: Hashable {}

/// Something that places are measured from.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  public let coordinateSpace: CoordinateSpace

  init(_ space: CoordinateSpace) { coordinateSpace = space }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(.named(AnyHashable(name)))
  }

  /// What is seen of the scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(.scrollView) }

  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension View {
  /// Names the space that begins at the view, for the views in it.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_LayoutTraitModifier(.space(AnyHashable(name.coordinateSpace))))
  }

  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(NamedCoordinateSpace.named(name))
  }
}

/// Where a node is seen, in points: asked by a program, and watched for as long as the answer is in use.
@MainActor final class GeometryPlaces {
  private let node: Node
  private unowned let host: ViewHost
  /// What has been answered since the last evaluation.
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

  /// Whether an answer given is another now.
  var isOutdated: Bool {
    answers.contains { find($0.key) != $0.value } || anchors.values.contains { find($0.place) != $0.frame }
  }

  /// Whether anybody has asked where the node is, rather than how large.
  var isAsked: Bool { !answers.isEmpty || !anchors.isEmpty }

  func frame(in space: CoordinateSpace) -> CGRect {
    let frame = find(space)
    if space != .local { answers[space] = frame }
    return frame
  }

  /// Where the view of an anchor is, in the node's coordinates.
  func frame(of place: AnchorPlace) -> CGRect {
    let frame = find(place)
    anchors[ObjectIdentifier(place)] = (place, frame)
    return frame
  }

  private func find(_ place: AnchorPlace) -> CGRect {
    let origin = node.frameInWindow(host.lastMetrics).origin
    return place.frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  private func find(_ space: CoordinateSpace) -> CGRect {
    let global = node.frameInWindow(host.lastMetrics)
    switch space {
    case .local: return CGRect(origin: .zero, size: global.size)
    case .global: return global
    case .named:
      guard let origin = node.origin(of: space, host.lastMetrics) else { return global }
      return global.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// The rectangle of what is seen of a space, in the node's coordinates; nil where the space is not around.
  func bounds(of space: CoordinateSpace) -> CGRect? {
    let frame = frame(in: space)
    switch space {
    case .local: return CGRect(origin: .zero, size: frame.size)
    case .global: return CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: host.windowSize)
    case .named:
      guard let owner = node.owner(of: space) else { return nil }
      let size = owner.frameInWindow(host.lastMetrics).size
      return CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: size)
    }
  }
}

extension Node {
  /// The node's rectangle in the window, in points: as the front end has told, or as the layout has placed it.
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

  /// The view around that the space begins at.
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
