/// The size and place of the room that a view has, in points.
public struct GeometryProxy {
  public let size: CGSize

  /// No front end keeps anything clear of its edges.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's rectangle, in its own coordinates in every space: where it stands is the front end's affair.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }

  public func bounds(of coordinateSpace: CoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
}

/// What a place is measured from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
}

extension View {
  /// Accepted: names nothing that could be measured from.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
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
  /// What a view without a screen is taken to have.
  private var size = CGSize(width: 393, height: 852)

  init(_ view: GeometryReader<Content>, in context: _ElementContext) {
    self.view = view
    node = context.host.makeNode(.geometry, NodeAttributes())
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
    let content = track { view.content(GeometryProxy(size: size)) }
    if child == nil {
      child = Content._makeElement(content, in: _ElementContext(parent: self))
    } else {
      child.update(content)
    }
  }

  func handle(_ event: NodeEvent) -> Bool {
    guard case .resize(let new) = event else { return false }
    guard new != size else { return true }
    size = new
    invalidate()
    return true
  }

  func collectChildNodes() -> [Node] { child.nodes }

  override func collectNodes(into nodes: inout [Node]) { nodes.append(node) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }

  override func willUnmount() { host.forget(node) }
}
