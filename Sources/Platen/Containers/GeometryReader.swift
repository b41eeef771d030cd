/// The size and place of the room that a view has, in points.
public struct GeometryProxy: @unchecked Sendable {
  public let size: CGSize
  let places: GeometryPlaces

  /// No front end keeps anything clear of its edges.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's rectangle, measured from what is named. A name that no view around has means the window.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated { rect(in: coordinateSpace) }
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of what is named, in the view's coordinates; nil where no view around has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    MainActor.assumeIsolated { places.bounds(of: coordinateSpace.coordinateSpace) }
  }

  @MainActor private func rect(in space: CoordinateSpace) -> CGRect {
    let rect = places.frame(in: space)
    // Before the first layout there is no place, and the size is what was assumed.
    return CGRect(origin: rect.origin, size: size)
  }
}

/// A view made for the room that it has.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: _PrimitiveView {
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    GeometryElement(view, in: parent)
  }
}

/// Evaluates its view again whenever the front end says that the room is another.
private final class GeometryElement<Content: View>: _ViewElement<GeometryReader<Content>>, NodeContainer,
  NodeResponder
{
  let node: Node
  private var view: GeometryReader<Content>
  private var child: _ViewElement<Content>!
  private let places: GeometryPlaces
  /// What a view without a screen is taken to have.
  private var size = CGSize(width: 393, height: 852)

  init(_ view: GeometryReader<Content>, in context: _ElementContext) {
    self.view = view
    node = context.host.makeNode(.geometry, NodeAttributes())
    places = GeometryPlaces(node, context.host)
    super.init(context)
    node.responder = self
    evaluate()
    host.setInitialChildren(child.nodes, of: node)
  }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    evaluate()
  }

  override func evaluate() {
    places.forget()
    let content = track { view.content(GeometryProxy(size: size, places: places)) }
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

  override func willUnmount() { host.forget(node) }
}
