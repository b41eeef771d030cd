/// Scrolls to views by their identity.
public struct ScrollViewProxy {
  let reader: ObjectReference<_Element>

  /// Scrolls to the view with that identity. With an anchor, that point of the view is aligned to the same point of the
  /// scroll view; nil leaves the resulting position to the front end.
  @MainActor @preconcurrency public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reader.object?.scroll(to: AnyHashable(id), anchor: anchor)
  }

  /// The identity of the view at an anchor of the scroll view; nil for none that is valid. The first call has a page
  /// report the frames of the views, and has to come before the user scrolls.
  @MainActor func target(at anchor: UnitPoint?, where isValid: (AnyHashable) -> Bool) -> AnyHashable? {
    guard let reader = reader.object, reader.isMounted else { return nil }
    return ScrollTargets.identity(at: anchor, in: reader.nodes, reader.host, where: isValid)
  }

  /// The identities of the views of which at least that part is in sight, in their order. The first call has a page
  /// report the frames of the views, and has to come before the user scrolls.
  @MainActor func targets(inSight part: Double, where isValid: (AnyHashable) -> Bool) -> [AnyHashable] {
    guard let reader = reader.object, reader.isMounted else { return [] }
    return ScrollTargets.identities(inSight: part, in: reader.nodes, reader.host, where: isValid)
  }
}

/// A view that can scroll what is in it.
public struct ScrollViewReader<Content: View> {
  /// Makes the content, with a proxy that scrolls it.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader. `content` receives a proxy that scrolls what is inside, to be used from actions.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: _PrimitiveView {
  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    ScrollReaderElement(view, in: parent)
  }
}

private final class ScrollReaderElement<Content: View>: _ViewElement<ScrollViewReader<Content>> {
  private var view: ScrollViewReader<Content>
  private var child: _ViewElement<Content>!

  init(_ view: ScrollViewReader<Content>, in context: _ElementContext) {
    self.view = view
    super.init(context)
    evaluate()
  }

  override func update(_ view: ScrollViewReader<Content>) {
    self.view = view
    evaluate()
  }

  override func evaluate() {
    let proxy = ScrollViewProxy(reader: ObjectReference(object: self))
    let content = track { view.content(proxy) }
    if child == nil {
      child = Content._makeElement(content, in: _ElementContext(parent: self))
    } else {
      child.update(content)
    }
  }

  override func collectNodes(into nodes: inout _NodeList) { child.collectNodes(into: &nodes) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }
}

extension _Element {
  /// Makes the row with the first of these identities that there is one of, and answers that.
  private func makeRow(of ids: [AnyHashable]) -> AnyHashable? {
    for provider in host.rows.providers.values where provider.isInside(self) {
      for id in ids where provider.makeRow(of: id) { return id }
    }
    return nil
  }

  /// Has the front end scroll the view of that identity into sight, once the tree is up to date.
  fileprivate func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    // `proxy.scrollTo(messages.last?.id)`: the view has the identity itself, and no optional one.
    let ids = [id] + [(id.base as? any OptionalIdentity)?.identity].compactMap(\.self)
    host.updates.afterPass { [weak self] in
      guard let self, isMounted else { return }
      if ids.contains(where: { scrollToNode($0, anchor) }) { return }
      // It may be a row that is not there yet.
      guard let found = makeRow(of: ids) else { return }
      host.updates.afterPass { [weak self] in
        guard let self, isMounted else { return }
        _ = scrollToNode(found, anchor)
      }
    }
  }

  private func scrollToNode(_ id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    for node in nodes {
      if let target = node.first(where: { $0.hasIdentity(id) }) {
        host.recorder.scroll(to: target, anchor: anchor)
        return true
      }
      if let list = node.first(where: { $0.identities.contains(AnyHashable(RowsStart(id: id))) }) {
        scrollRows(of: list, to: anchor ?? .top)
        return true
      }
    }
    return false
  }

  /// Scrolls a list, whose content is no view of its own, so that the point of its content is at that of the list.
  private func scrollRows(of list: Node, to anchor: UnitPoint) {
    let space = list.frame.height
    let offset = max(list.contentSize.height - space, 0) * anchor.y
    let row =
      anchor.y >= 1
      ? list.children.last : list.children.first { $0.frame.minY >= offset } ?? list.children.last
    guard let row else { return }
    let rest = space - row.frame.height
    let place = anchor.y >= 1 ? 1 : rest > 0 ? (row.frame.minY - offset) / rest : 0
    host.recorder.scroll(to: row, anchor: UnitPoint(x: anchor.x, y: place))
  }

  private func isInside(_ other: _Element) -> Bool {
    var element: _Element? = self
    while let current = element {
      if current === other { return true }
      element = current.parent
    }
    return false
  }
}

extension Node {
  fileprivate func hasIdentity(_ id: AnyHashable) -> Bool { identities.contains(id) || implicitTag == id }
}

/// An identity that may be missing.
private protocol OptionalIdentity {
  var identity: AnyHashable? { get }
}

extension Optional: OptionalIdentity where Wrapped: Hashable {
  fileprivate var identity: AnyHashable? { if let self { AnyHashable(self) } else { nil } }
}
