/// A point or a rectangle of a view, which ``GeometryProxy`` converts to the coordinates of another view.
///
/// A view passes anchors to enclosing views with `anchorPreference(key:value:transform:)`.
public struct Anchor<Value>: @unchecked Sendable {
  /// The part of a view that an anchor describes.
  public struct Source: @unchecked Sendable {
    fileprivate let resolve: (CGRect) -> Value
    /// Identifies the part, so that equal sources compare equal.
    fileprivate let name: String
  }

  let place: AnchorPlace
  private let source: Source

  @MainActor init(_ source: Source, of place: AnchorPlace) {
    self.source = source
    self.place = place
  }

  /// The value for the view's rectangle in some coordinate space.
  func value(at rect: CGRect) -> Value { source.resolve(rect) }
}

extension Anchor: GraphComparable {
  package static func isSame(_ first: Anchor, _ second: Anchor) -> Bool {
    first.place === second.place && first.source.name == second.source.name
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are equal.
  public static func == (first: Anchor, second: Anchor) -> Bool {
    isSame(first, second)
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds what makes the value equal to others into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(place))
    hasher.combine(source.name)
  }
}

extension Anchor.Source {
  /// Resolves each source of an array.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(resolve: { rect in array.map { $0.resolve(rect) } }, name: "\(array.map(\.name))")
  }

  /// Resolves `anchor` if there is one; the value is nil if it is nil.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(resolve: { rect in anchor?.resolve(rect) }, name: anchor?.name ?? "nil")
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
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

  /// A point in shares of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      resolve: { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }, name: "unit \(point)")
  }

  /// The top leading corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the view's leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// The position of the view that an anchor describes.
@MainActor final class AnchorPlace {
  /// Nil before the view has a node, and after it has been removed.
  weak var node: Node?
  private weak var host: ViewHost?

  init(_ host: ViewHost) { self.host = host }

  /// In the window, in points.
  var frame: CGRect {
    guard let node, let host else { return .zero }
    return node.frameInWindow(host.layout.metrics)
  }
}

extension GeometryProxy {
  /// The value of an anchor, in this view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let rect = MainActor.assumeIsolated { places.frame(of: anchor.place) }
    return anchor.value(at: rect)
  }
}
