/// Something about a view's place: a point of it or its rectangle, which ``GeometryProxy`` tells in its own coordinates.
///
/// A view hands anchors up with `anchorPreference(key:value:transform:)`.
public struct Anchor<Value>: @unchecked Sendable {
  /// What to take of a view's place.
  public struct Source: @unchecked Sendable {
    fileprivate let resolve: (CGRect) -> Value
    /// Names what is taken, so that the same can be told to be.
    fileprivate let name: String
  }

  let place: AnchorPlace
  private let source: Source

  @MainActor init(_ source: Source, of place: AnchorPlace) {
    self.source = source
    self.place = place
  }

  /// The value, for where the view is in somebody's coordinates.
  func value(at rect: CGRect) -> Value { source.resolve(rect) }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (first: Anchor, second: Anchor) -> Bool {
    first.place === second.place && first.source.name == second.source.name
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(place))
    hasher.combine(source.name)
  }
}

extension Anchor.Source {
  /// One for each of several.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(resolve: { rect in array.map { $0.resolve(rect) } }, name: "\(array.map(\.name))")
  }

  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(resolve: { rect in anchor?.resolve(rect) }, name: anchor?.name ?? "nil")
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(resolve: { $0 }, name: "bounds") }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(resolve: { rect.offsetBy(dx: $0.minX, dy: $0.minY) }, name: "\(rect)")
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      resolve: { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }, name: "\(point)")
  }

  /// A point by its shares of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      resolve: { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }, name: "unit \(point)")
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// Where the view is that an anchor is of.
@MainActor final class AnchorPlace {
  /// Nil before the view has one, and when it is gone.
  weak var node: Node?
  private weak var host: ViewHost?

  init(_ host: ViewHost) { self.host = host }

  /// In the window, in points.
  var frame: CGRect {
    guard let node, let host else { return .zero }
    return node.frameInWindow(host.lastMetrics)
  }
}

extension GeometryProxy {
  /// What an anchor is of, in this view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let rect = MainActor.assumeIsolated { places.frame(of: anchor.place) }
    return anchor.value(at: rect)
  }
}
