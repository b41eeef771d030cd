/// A view for each element of a collection, distinguished by identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection that the views are made of.
  public var data: Data
  /// Makes the view of one element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Binds the rows to identities, where the data is a binding.
  private(set) var bindRows: (@MainActor (Data, _Element) -> BoundRows<Data, ID>)?
  /// What is done with the rows by the list itself.
  package var edits: RowEdits?
}

extension ForEach: View where Content: View {
  /// Never evaluated: the framework knows the type.
  public var body: Never { Never._unreachableBody() }

  // A binding to a collection is a collection of bindings too, of which less is known.
  /// Makes a view for each element, identified by the element's own `id`. Of elements with the same identity only the
  /// first is shown.
  @_disfavoredOverload
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = { $0.id }
  }

  /// Makes a view for each element, identified by the value at the key path `id`.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    // A key path is immutable; the compiler does not know it for one that is passed in.
    nonisolated(unsafe) let keyPath = id
    self.id = { $0[keyPath: keyPath] }
  }

  /// Makes a view for each number of a range, identified by the number. Unlike in SwiftUI the range may change.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    id = { $0 }
  }

  /// Makes a view for each element and passes a binding to it, so that the view can edit the element. A change to one
  /// element evaluates only the views that have read it. A view whose element is given another identity through its
  /// binding, as where what is typed is the identity, stays with what is being edited in it.
  nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID {
    self.data = data
    self.content = content
    id = { $0.wrappedValue.id }
    bindRows = { CollectionRows($0, id: { $0.id }, for: $1) }
  }

  /// Makes a view for each element, identified by the value at the key path `id`, and passes a binding to the element.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
    self.data = data
    self.content = content
    nonisolated(unsafe) let keyPath = id
    self.id = { $0.wrappedValue[keyPath: keyPath] }
    bindRows = { CollectionRows($0, id: { $0[keyPath: keyPath] }, for: $1) }
  }

  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    ForEachElement(view, in: parent)
  }
}
