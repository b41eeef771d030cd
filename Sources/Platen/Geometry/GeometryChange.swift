/// Notifies the program when a value computed from the view's size and position changes.
public struct _GeometryChangeModifier<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension _GeometryChangeModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    GeometryChangeElement(view, in: parent)
  }
}

/// Puts a node whose geometry is reported around each node of the view.
private final class GeometryChangeElement<Content: View, Value: Equatable>:
  _ModifierElement<Content, _GeometryChangeModifier<Value>>
{
  private final class Watch: NodeResponder {
    let inner: Node
    let outer: Node
    private let places: GeometryPlaces
    private weak var owner: GeometryChangeElement?
    private var size: CGSize?
    private var last: Value?

    init(_ inner: Node, _ owner: GeometryChangeElement) {
      self.inner = inner
      self.owner = owner
      outer = owner.host.nodes.make(.decoration(.effect(.measured)), NodeAttributes())
      places = GeometryPlaces(outer, owner.host)
      outer.responder = self
      owner.host.nodes.setInitialChildren([inner], of: outer)
    }

    func handle(_ event: NodeEvent) -> Bool {
      guard case .resize(let new) = event, let owner else { return false }
      guard new != size || places.isOutdated else { return true }
      size = new
      places.forget()
      let proxy = GeometryProxy(size: new, places: places)
      let value = Tracking.untracked { owner.modifier.transform(proxy) }
      let old = last
      guard value != old else { return true }
      last = value
      owner.host.updates.callAfterPass { [weak owner] in owner?.modifier.action(old ?? value, value) }
      return true
    }
  }

  private var watches: [Watch] = []

  override func collectNodes(into nodes: inout _NodeList) {
    let inner = child.nodes
    var old = Dictionary(uniqueKeysWithValues: watches.map { ($0.inner.id, $0) })
    watches = inner.filter { !$0.isRowPlaceholder }.map { old.removeValue(forKey: $0.id) ?? Watch($0, self) }
    for watch in old.values { host.nodes.forget(watch.outer) }
    var rest = watches[...]
    for node in inner {
      guard !node.isRowPlaceholder, let watch = rest.popFirst() else {
        nodes.append(node)
        continue
      }
      watch.outer.rowTraits = node.rowTraits
      watch.outer.layoutTraits = node.layoutTraits?.passedOn
      nodes.append(watch.outer)
    }
  }

  override func willUnmount() {
    for watch in watches { host.nodes.forget(watch.outer) }
  }
}

extension View {
  /// Calls `action` with the result of `transform` for the view's size and position: after the first layout, and
  /// whenever the result changes.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier<T>(transform: transform, action: { _, new in action(new) }))
  }

  /// Calls `action` with the old and the new result of `transform` when the result changes. The first call, after the
  /// first layout, passes the same value twice.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier<T>(transform: transform, action: action))
  }
}
