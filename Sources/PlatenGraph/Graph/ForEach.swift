/// A view for each element of a collection, told apart by identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Binds the rows to identities, where the data is a binding.
  private(set) var bindRows: (@MainActor (Data, _Element) -> BoundRows<Data, ID>)?
  /// What is done with the rows by the list itself.
  package var edits: RowEdits?
}

extension ForEach: View where Content: View {
  public var body: Never { Never._unreachableBody() }

  // A binding to a collection is a collection of bindings too, of which less is known.
  @_disfavoredOverload
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = { $0.id }
  }

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    // A key path is immutable; the compiler does not know it for one that is passed in.
    nonisolated(unsafe) let keyPath = id
    self.id = { $0[keyPath: keyPath] }
  }

  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    id = { $0 }
  }

  nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID {
    self.data = data
    self.content = content
    id = { $0.wrappedValue.id }
    bindRows = { CollectionRows($0, id: { $0.id }, for: $1) }
  }

  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
    self.data = data
    self.content = content
    nonisolated(unsafe) let keyPath = id
    self.id = { $0.wrappedValue[keyPath: keyPath] }
    bindRows = { CollectionRows($0, id: { $0[keyPath: keyPath] }, for: $1) }
  }

  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    ForEachElement(view, in: parent)
  }
}
