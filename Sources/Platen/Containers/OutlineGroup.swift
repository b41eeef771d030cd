/// Elements with elements below them, each shown on demand.
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
  public var body: some View {
    ForEach(data, id: id) { element in
      // A type that holds itself has to be erased somewhere.
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
  nonisolated public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \Data.Element.id, children: children, content: content)
  }

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: id, children: children, content: content)
  }
}

extension List where SelectionValue == Never {
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: nil)
  }
}
