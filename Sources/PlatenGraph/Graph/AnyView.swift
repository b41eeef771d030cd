/// A view of any type. A value of another type than before counts as another view: its state starts over.
public struct AnyView {
  let box: Box

  /// Erases the type of a view.
  nonisolated public init<Content: View>(_ view: Content) { box = TypedBox(view) }

  /// Erases the type of a view; the same as `init(_:)`.
  nonisolated public init<Content: View>(erasing view: Content) { self.init(view) }
}

extension AnyView: _PrimitiveView {
  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: AnyView, in parent: _ElementContext) -> _ViewElement<AnyView> {
    AnyViewElement(view, in: parent)
  }

  class Box {
    @MainActor func makeElement(in context: _ElementContext) -> _Element { preconditionFailure("abstract") }
    /// False when the element is of another type.
    @MainActor func update(_ element: _Element) -> Bool { false }
    /// Appends the views that the view is.
    @MainActor func appendSubviews(to list: inout SubviewList) {}
  }

  private final class TypedBox<Content: View>: Box {
    let view: Content

    init(_ view: Content) { self.view = view }

    override func makeElement(in context: _ElementContext) -> _Element { Content._makeElement(view, in: context) }

    override func update(_ element: _Element) -> Bool {
      guard let element = element as? _ViewElement<Content> else { return false }
      element.update(view)
      return true
    }

    override func appendSubviews(to list: inout SubviewList) {
      list.append(view, at: TypeID(ObjectIdentifier(Content.self)))
    }
  }
}

private final class AnyViewElement: _ViewElement<AnyView> {
  private var child: _Element!

  init(_ view: AnyView, in context: _ElementContext) {
    super.init(context)
    child = view.box.makeElement(in: _ElementContext(parent: self))
  }

  override func update(_ view: AnyView) {
    if view.box.update(child) { return }
    child.unmount()
    child = view.box.makeElement(in: _ElementContext(parent: self))
    structureDidChange()
  }

  override func collectNodes(into nodes: inout _NodeList) { child.collectNodes(into: &nodes) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }
}
