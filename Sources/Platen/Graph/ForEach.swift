/// A view for each element of a collection, told apart by identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public var body: Never { Never._unreachableBody() }

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
  }

  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
    self.data = data
    self.content = content
    nonisolated(unsafe) let keyPath = id
    self.id = { $0.wrappedValue[keyPath: keyPath] }
  }

  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    ForEachElement(view, in: parent)
  }
}

/// Keeps an element for each identity, in the order of the data.
private final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewElement<ForEach<Data, ID, Content>>
{
  private var view: ForEach<Data, ID, Content>
  private var order: [ID] = []
  private var children: [ID: _ViewElement<Content>] = [:]

  init(_ view: ForEach<Data, ID, Content>, in context: _ElementContext) {
    self.view = view
    super.init(context)
    evaluate()
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    evaluate()
  }

  override func evaluate() {
    // The content closures read in the name of this element: each row that needs to be apart is a view of its own.
    let rows = track { view.data.map { (id: view.id($0), content: view.content($0)) } }
    var newOrder: [ID] = []
    newOrder.reserveCapacity(rows.count)
    var kept: [ID: _ViewElement<Content>] = [:]
    kept.reserveCapacity(rows.count)
    let context = _ElementContext(parent: self)
    for row in rows {
      // The same identity twice: the first one wins, as one place can't hold two states.
      guard kept[row.id] == nil else { continue }
      if let child = children.removeValue(forKey: row.id) {
        child.update(row.content)
        kept[row.id] = child
      } else {
        kept[row.id] = Content._makeElement(row.content, in: context)
      }
      newOrder.append(row.id)
    }
    for child in children.values { child.unmount() }
    children = kept
    if newOrder != order {
      order = newOrder
      structureDidChange()
    }
  }

  override func collectNodes(into nodes: inout [Node]) {
    for (index, id) in order.enumerated() {
      let start = nodes.count
      children[id]?.collectNodes(into: &nodes)
      for node in nodes[start...] {
        node.rowTraits.index = index
        if node.implicitTag == nil { node.implicitTag = AnyHashable(id) }
      }
    }
  }

  override func forEachChild(_ body: (_Element) -> Void) {
    for id in order {
      if let child = children[id] { body(child) }
    }
  }
}
