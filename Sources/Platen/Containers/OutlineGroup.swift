/// A tree of elements: each one that has children is a disclosure group.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  nonisolated init(
    data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }
}

extension OutlineGroup: View {
  /// The views that this one is made of.
  public var body: some View {
    ForEach(data, id: id) { element in
      // The type is recursive, so that it has to be erased.
      if let below = element[keyPath: children] {
        AnyView(
          DisclosureGroup {
            OutlineGroup(data: below, id: id, children: children, content: content)
          } label: {
            content(element)
          })
      } else {
        AnyView(content(element))
      }
    }
  }
}

extension OutlineGroup {
  /// Creates an outline of elements that are identified by their `id`. An element whose `children` is nil is a leaf;
  /// any other can be expanded.
  nonisolated public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \Data.Element.id, children: children, content: content)
  }

  /// Creates an outline of elements that are identified by the value at `id`. An element whose `children` is nil is a
  /// leaf; any other can be expanded.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: id, children: children, content: content)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list whose rows are an outline. An element whose `children` is nil is a leaf; any other can be expanded.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: nil)
  }
}
