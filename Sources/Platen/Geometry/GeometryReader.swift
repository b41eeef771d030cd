/// The size and position of a view, in points.
public struct GeometryProxy: @unchecked Sendable {
  /// The size of the view in points. Until the first layout, a `GeometryReader` has that of the fixed frame around it,
  /// and assumes 393 by 852 where there is none.
  public let size: CGSize
  let places: GeometryPlaces

  /// Always zero: no front end reserves space at its edges.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's rectangle in points, in the given coordinate space. If no enclosing view has the name of the space, it
  /// is the rectangle in the window.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated { rect(in: coordinateSpace) }
  }

  /// The view's rectangle in points, in the given coordinate space. If no enclosing view has the name of the space, it
  /// is the rectangle in the window.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of a named space, in the view's coordinates; nil if no enclosing view has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    MainActor.assumeIsolated { places.bounds(of: coordinateSpace.coordinateSpace) }
  }

  @MainActor private func rect(in space: CoordinateSpace) -> CGRect {
    let rect = places.frame(in: space)
    // Before the first layout there is no position, and the size is the assumed one.
    return CGRect(origin: rect.origin, size: size)
  }
}

/// A view whose content depends on the available space.
public struct GeometryReader<Content: View> {
  /// Makes the content for a geometry. It is called again when the size, or a position that it has read, changes.
  public var content: (GeometryProxy) -> Content

  /// Creates a view whose content depends on its own size and position.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: _PrimitiveView {
  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    GeometryElement(view, in: parent)
  }
}

/// Evaluates its content again when the front end reports a changed size or position.
private final class GeometryElement<Content: View>: _ViewElement<GeometryReader<Content>>, NodeContainer,
  NodeResponder
{
  let node: Node
  private var view: GeometryReader<Content>
  private var child: _ViewElement<Content>!
  private let places: GeometryPlaces
  /// The size that is assumed before the first layout.
  private var size: CGSize

  init(_ view: GeometryReader<Content>, in context: _ElementContext) {
    self.view = view
    node = context.host.nodes.make(.container(.geometry), NodeAttributes())
    places = GeometryPlaces(node, context.host)
    let frame = context.frameAround
    size = CGSize(width: frame.width ?? 393, height: frame.height ?? 852)
    super.init(context)
    node.responder = self
    evaluate()
    host.nodes.setInitialChildren(child.nodes, of: node)
  }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    evaluate()
  }

  override func evaluate() {
    places.forget()
    let (content, attributes) = track {
      (view.content(GeometryProxy(size: size, places: places)), environment.nodeAttributes)
    }
    host.nodes.set(.container(.geometry), attributes, of: node)
    if child == nil {
      child = Content._makeElement(content, in: _ElementContext(parent: self))
    } else {
      child.update(content)
    }
  }

  override var writesEnvironment: Bool { true }

  override func write(to environment: inout EnvironmentValues) { environment.clearNodeScoped() }

  func handle(_ event: NodeEvent) -> Bool {
    guard case .resize(let new) = event else { return false }
    guard new != size || places.isOutdated else { return true }
    size = new
    invalidate()
    return true
  }

  func collectChildNodes() -> [Node] { child.nodes }

  override func collectNodes(into nodes: inout _NodeList) { nodes.append(node) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }

  override func willUnmount() { host.nodes.forget(node) }
}
