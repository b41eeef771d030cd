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
