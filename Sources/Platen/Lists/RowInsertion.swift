import UniformTypeIdentifiers

/// What the rows of a `ForEach` do with what is dropped between them.
final class RowInsertion {
  let types: [UTType]
  /// Receives the place in the collection and the items.
  let insert: @MainActor (Int, [NSItemProvider]) -> Void

  init(types: [UTType], insert: @escaping @MainActor (Int, [NSItemProvider]) -> Void) {
    self.types = types
    self.insert = insert
  }
}

/// The node around the content of a list's row that takes what is dropped on it: before the row on its upper half, and
/// after it on the lower one.
@MainActor final class RowDrop: DropTarget {
  let node: Node
  private weak var row: ListRow?
  @Hosted private var host: ViewHost

  /// Nil where nothing can be dropped on the row.
  init?(around inner: Node, of row: ListRow, in host: ViewHost) {
    guard row.insertion != nil else { return nil }
    self.row = row
    self.host = host
    node = host.nodes.make(.decoration(.effect(.gesture(GestureContent()))), NodeAttributes())
    node.responder = self
    host.nodes.setInitialChildren([inner], of: node)
    refresh()
  }

  /// Updates the types that the node takes.
  func refresh() {
    var content = GestureContent()
    var attributes = NodeAttributes()
    attributes.isEnabled = row?.allowsDrops ?? false
    if attributes.isEnabled { content.dropTypes = DropTypes.mimeTypes(of: row?.insertion?.types ?? []) }
    host.nodes.set(.decoration(.effect(.gesture(content))), attributes, of: node)
  }

  func forget() { host.nodes.forget(node) }

  func handle(_ event: NodeEvent) -> Bool { false }

  var acceptedTypes: Set<String> { Set(DropTypes.mimeTypes(of: row?.insertion?.types ?? [])) }

  func hover(at place: CGPoint?, _ items: [DragItem]) {}

  func drop(_ items: [DragItem], at place: CGPoint) -> Bool {
    guard let row, let insertion = row.insertion else { return false }
    let providers = DropInfo(location: place, items: items).itemProviders(for: insertion.types)
    guard !providers.isEmpty else { return false }
    insertion.insert(row.index + (place.y > height / 2 ? 1 : 0), providers)
    return true
  }

  /// The height of the row in points; that of a usual one where the front end lays out by itself.
  private var height: CGFloat {
    guard let metrics = host.layout.metrics, node.frame.height > 0 else { return 40 }
    return metrics.points(node.frame.height, along: .vertical)
  }
}

extension DynamicViewContent {
  /// Lets the user drop values of a type between the rows. `action` receives the values that could be read, and the
  /// offset in the collection before which they are dropped. A collection without elements has no rows to drop on.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    nonisolated(unsafe) let action = action
    let types = T.transferForms.filter { $0.read != nil }.map(\.contentType)
    return modifier(
      _RowEditModifier(
        insertion: RowInsertion(types: types) { offset, providers in
          _ = LoadedValues<T>.load(providers) { values in
            if !values.isEmpty { action(values, offset) }
            return !values.isEmpty
          }
        }))
  }

  /// Lets the user drop items that have a form of the types between the rows. `action` receives the offset in the
  /// collection before which they are dropped, and the items. A collection without elements has no rows to drop on.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    nonisolated(unsafe) let action = action
    return modifier(
      _RowEditModifier(insertion: RowInsertion(types: supportedContentTypes) { action($0, $1) }))
  }

  /// Lets the user drop items that have a form of the types, by their identifiers, between the rows.
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { onInsert(of: acceptedTypeIdentifiers.map(UTType.ofIdentifier), perform: action) }
}
