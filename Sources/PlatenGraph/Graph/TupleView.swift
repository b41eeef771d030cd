/// The views of a tuple in order. View builders join the statements of a closure so.
public struct TupleView<T> {
  /// A tuple of views, or one view. Elements that are no views are not shown.
  public var value: T

  /// Joins the views of a tuple.
  nonisolated public init(_ value: T) { self.value = value }
}

extension TupleView: _PrimitiveView {
  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    TupleElement(view, in: parent)
  }
}

extension TupleView: SubviewSource {
  package func appendSubviews(to list: inout SubviewList) {
    let layout = TupleLayout.of(value)
    withUnsafePointer(to: self) { view in
      for (index, part) in layout.parts.enumerated() {
        Self.append(part.type, at: UnsafeRawPointer(view) + part.offset, index, to: &list)
      }
    }
  }

  @MainActor private static func append<Content: View>(
    _ type: Content.Type, at pointer: UnsafeRawPointer, _ index: Int, to list: inout SubviewList
  ) {
    list.append(pointer.assumingMemoryBound(to: type).pointee, at: index)
  }
}

/// The element of several views in order.
final class TupleElement<T>: _ViewElement<TupleView<T>> {
  private var children: [_Element] = []
  private let layout: TupleLayout

  init(_ view: TupleView<T>, in context: _ElementContext) {
    layout = TupleLayout.of(view.value)
    super.init(context)
    let childContext = _ElementContext(parent: self)
    withUnsafePointer(to: view) { view in
      children = layout.parts.map { part in
        Self.element(part.type, at: UnsafeRawPointer(view) + part.offset, in: childContext)
      }
    }
  }

  private static func element<Content: View>(
    _ type: Content.Type, at pointer: UnsafeRawPointer, in context: _ElementContext
  ) -> _Element {
    type._makeElement(pointer.assumingMemoryBound(to: type).pointee, in: context)
  }

  override func update(_ view: TupleView<T>) {
    // The tuple, which is all that the view holds, is read in its place: it copies all its elements for each that is
    // read, and when it is itself passed on.
    withUnsafePointer(to: view) { view in
      for (child, part) in zip(children, layout.parts) { child.update(at: UnsafeRawPointer(view) + part.offset) }
    }
  }

  override func collectNodes(into nodes: inout _NodeList) {
    for child in children { child.collectNodes(into: &nodes) }
  }

  override func forEachChild(_ body: (_Element) -> Void) { children.forEach(body) }
}
