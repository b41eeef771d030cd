/// A container of reorderable views, as the rows in it see it.
@MainActor final class ReorderScope {
  /// Receives the identities of what is moved, that of the item to move it before, or nil for the end, and that of the
  /// collection.
  typealias Action = @MainActor ([AnyHashable], AnyHashable?, AnyHashable) -> Void

  private static var count = 0

  /// The type of what is dragged, which only this container takes.
  let dragType: String
  var isEnabled: Bool
  var action: Action
  /// The identity of the item that is dragged.
  var dragged: AnyHashable?
  private weak var element: _Element?

  init(isEnabled: Bool, action: @escaping Action, of element: _Element) {
    Self.count += 1
    dragType = "application/x-platen-row-\(Self.count)"
    self.isEnabled = isEnabled
    self.action = action
    self.element = element
  }

  /// The collections in the container, in the order of their views.
  private var collections: [any ReorderableCollection] {
    var found: [any ReorderableCollection] = []
    func visit(_ element: _Element) {
      if let collection = element as? any ReorderableCollection, collection.reordering?.scope === self {
        found.append(collection)
      }
      element.forEachChild(visit)
    }
    element?.forEachChild(visit)
    return found
  }

  /// The collection before or behind another one.
  func neighbour(of reordering: RowReordering, by step: Int) -> RowReordering? {
    let all = collections.compactMap(\.reordering)
    guard let index = all.firstIndex(where: { $0 === reordering }), all.indices.contains(index + step) else {
      return nil
    }
    return all[index + step]
  }

  /// The rows have to show whether they can be moved.
  func refreshRows() {
    for collection in collections { collection.structureDidChange() }
  }
}

/// The element of a collection whose views are reordered.
@MainActor protocol ReorderableCollection: _Element {
  /// Nil outside of a container.
  var reordering: RowReordering? { get }
}

private struct ReorderScopeReference: GraphComparable, @unchecked Sendable {
  weak var scope: ReorderScope?

  static func isSame(_ first: Self, _ second: Self) -> Bool { first.scope === second.scope }
}

private enum ReorderScopeKey: EnvironmentKey { static let defaultValue = ReorderScopeReference() }

extension EnvironmentValues {
  /// The container of reorderable views around a view.
  var reorderScope: ReorderScope? {
    get { self[ReorderScopeKey.self].scope }
    set { self[ReorderScopeKey.self] = ReorderScopeReference(scope: newValue) }
  }
}
