/// Makes a view a container of reorderable views.
public struct _ReorderContainerModifier {
  let isEnabled: Bool
  let action: ReorderScope.Action
}

extension _ReorderContainerModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    ReorderContainerElement(view, in: parent)
  }
}

private final class ReorderContainerElement<Content: View>:
  EnvironmentWritingElement<Content, _ReorderContainerModifier>
{
  private lazy var scope = ReorderScope(isEnabled: modifier.isEnabled, action: modifier.action, of: self)

  override func modifierDidChange(from old: _ReorderContainerModifier) {
    scope.action = modifier.action
    guard scope.isEnabled != modifier.isEnabled else { return }
    scope.isEnabled = modifier.isEnabled
    scope.refreshRows()
  }

  override func write(to environment: inout EnvironmentValues) { environment.reorderScope = scope }
}

extension View {
  /// Lets the user move the reorderable views in the view, which is a list, a stack, a grid or a layout of the
  /// program's. They are those of a collection with ``DynamicViewContent/reorderable()``. Each is a row, which is
  /// dragged, or moved by Alt with the arrow keys or the buttons that it shows while the focus is in it.
  ///
  /// - Parameters:
  ///   - item: The type of the collection's elements.
  ///   - isEnabled: Whether the user can move views.
  ///   - move: Receives what was moved and to where, and does so in the program's collection.
  nonisolated public func reorderContainer<Item>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item: Identifiable, Item.ID: Sendable {
    reorderContainer(for: item, in: ReorderableSingleCollectionIdentifier.self, isEnabled: isEnabled, move: move)
  }

  /// Lets the user move the reorderable views in the view within their collections and from one to another. They are
  /// those of collections with ``DynamicViewContent/reorderable(collectionID:)``.
  ///
  /// - Parameters:
  ///   - item: The type of the collections' elements.
  ///   - collectionID: The type of the collections' identities.
  ///   - isEnabled: Whether the user can move views.
  ///   - move: Receives what was moved and to where, and does so in the program's collections.
  nonisolated public func reorderContainer<Item, CollectionID>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item: Identifiable, CollectionID: Hashable & Sendable, Item.ID: Sendable {
    nonisolated(unsafe) let move = move
    return modifier(
      _ReorderContainerModifier(isEnabled: isEnabled) { sources, next, collection in
        guard let collection = collection.base as? CollectionID else { return }
        // Items of another type than the container's are not moved.
        let sources = sources.compactMap { $0.base as? Item.ID }
        var place = ReorderDifference<Item.ID, CollectionID>.Destination(position: .end, collectionID: collection)
        if let next {
          guard let id = next.base as? Item.ID else { return }
          place.position = .before(id)
        }
        if !sources.isEmpty { move(ReorderDifference(sources: sources, destination: place)) }
      })
  }
}
