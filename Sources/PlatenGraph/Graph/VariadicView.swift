/// The namespace of views that arrange each view of their content by themselves, as published code uses it. Apple does
/// not document it.
public enum _VariadicView {
  /// What arranges views.
  public typealias Root = _VariadicView_Root
  /// What arranges views by making a view of them.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What makes one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes several views, which the container around arranges.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views of a content.
  public typealias Children = _VariadicView_Children

  /// A root with the content that it arranges.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// What arranges the content's views.
    public var root: Root
    /// The views that are arranged.
    public var content: Content

    /// Joins a root and its content.
    nonisolated public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Joins a root and the views of a closure.
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

/// What arranges views, see ``_VariadicView``.
public protocol _VariadicView_Root {}

/// What arranges views by making a view of them. It can have properties such as `@State` and `@Environment`.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of what ``body(children:)`` makes.
  associatedtype Body: View

  /// Makes the view that is shown of the content's views.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of views. The body is expected to be one view; several are arranged by the container around, as
/// with ``_VariadicView_MultiViewRoot``.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes several views of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, _PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    VariadicElement(view, in: parent)
  }
}

/// The views of a content, each with an identity. As a view it shows all of them.
///
/// Views of tuples, conditions, groups and `ForEach` are views of their own, and so are those in the body of a view
/// without state and environment. A view with such properties, a section, and views with a modifier that has a body are
/// one view.
public struct _VariadicView_Children {
  package let subviews: [Element]

  package init(subviews: [Element]) { self.subviews = subviews }

  /// One view of a content.
  public struct Element: Identifiable {
    package var view: AnyView
    /// The identity of the view among the others.
    public let id: AnyHashable
    /// The identities that the program has set, the outermost first.
    package var explicitIDs: [AnyHashable]
    /// The values that `tag(_:)` has set, the outermost last.
    package var tags: [AnyHashable] = []
    /// The values for the container, by their keys.
    package var containerEntries = TypedEntries()
    var traits = TypedEntries()

    init(view: AnyView, id: AnyHashable, explicitIDs: [AnyHashable]) {
      self.view = view
      self.id = id
      self.explicitIDs = explicitIDs
    }

    /// The identity of that type that `id(_:)` or a `ForEach` has set; nil where there is none.
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
      explicitIDs.reversed().lazy.compactMap { $0.base as? ID }.first
    }

    /// The value that `_trait(_:_:)` has set for the key, or the key's default. A value that is set here is kept for
    /// reads alone.
    public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
      get { traits.value(of: Key.Value.self, for: ObjectIdentifier(key)) ?? Key.defaultValue }
      set { traits.set(newValue, for: ObjectIdentifier(key)) }
    }
  }
}

extension _VariadicView_Children: RandomAccessCollection {
  /// The position of the first view: 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { subviews.count }
  /// The view at a position.
  public subscript(index: Int) -> Element { subviews[index] }
}

extension _VariadicView_Children: View {
  /// All views in order.
  public var body: some View { ForEach(subviews) { $0 } }
}

extension _VariadicView_Children.Element: _PrimitiveView {
  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    SubviewElement(view, in: parent)
  }
}

/// The element of a root: its body is made of the views that the content is.
private final class VariadicElement<Root: _VariadicView_ViewRoot, Content: View>: BodyElement<
  _VariadicView.Tree<Root, Content>
>
{
  private var properties = DynamicPropertyStorage<Root>()

  override func evaluate() {
    show {
      let subviews = SubviewList.subviews(of: view.content)
      properties.install(in: &view.root, of: self)
      return view.root.body(children: _VariadicView_Children(subviews: subviews))
    }
  }

  override func willUnmount() { properties.uninstall() }
}

/// The element of one view of a content. Another identity is another view, with a state of its own.
private final class SubviewElement: _ViewElement<_VariadicView_Children.Element> {
  private var id: AnyHashable
  private var child: _ViewElement<AnyView>!

  init(_ view: _VariadicView_Children.Element, in context: _ElementContext) {
    id = view.id
    super.init(context)
    child = AnyView._makeElement(view.view, in: _ElementContext(parent: self))
  }

  override func update(_ view: _VariadicView_Children.Element) {
    guard view.id != id else { return child.update(view.view) }
    id = view.id
    child.unmount()
    child = AnyView._makeElement(view.view, in: _ElementContext(parent: self))
    structureDidChange()
  }

  override func collectNodes(into nodes: inout _NodeList) { child.collectNodes(into: &nodes) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }
}
