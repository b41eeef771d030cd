import Foundation

/// Makes the views of a collection reorderable.
public struct _ReorderableModifier {
  let collection: AnyHashable
  let ids: @MainActor () -> [AnyHashable]
}

extension _ReorderableModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    ReorderableElement(view, in: parent)
  }
}

/// Tells the rows of its views how they are moved, and makes the views rows where they are not those of a list or form.
private final class ReorderableElement<Content: View>: RowMakingElement<Content, _ReorderableModifier>,
  ReorderableCollection
{
  private(set) var reordering: RowReordering?

  override func willMakeChild() {
    guard let scope = Tracking.untracked({ environment.reorderScope }) else { return }
    reordering = RowReordering(modifier, in: scope)
    makeRowsIfNeeded()
  }

  override func modifierDidChange(from old: _ReorderableModifier) { reordering?.modifier = modifier }

  override func collectNodes(into nodes: inout _NodeList) {
    var own = _NodeList()
    super.collectNodes(into: &own)
    if let reordering { for node in own.nodes { node.rowTraits.reordering = reordering } }
    nodes += arrangeRows(own.nodes)
  }
}

/// How the rows of a collection are moved in the container of reorderable views around them.
@MainActor final class RowReordering {
  fileprivate(set) var modifier: _ReorderableModifier
  private(set) weak var scope: ReorderScope?

  init(_ modifier: _ReorderableModifier, in scope: ReorderScope) {
    self.modifier = modifier
    self.scope = scope
  }

  var isEnabled: Bool { scope?.isEnabled ?? false }
  private var ids: [AnyHashable] { modifier.ids() }

  /// Moves a row by one place: over the one beside it, or into the collection beside its own.
  func move(_ index: Int, by step: Int) {
    let ids = ids
    guard let scope, isEnabled, ids.indices.contains(index) else { return }
    if ids.indices.contains(index + step) {
      let next = step < 0 ? index - 1 : index + 2
      scope.action([ids[index]], ids.indices.contains(next) ? ids[next] : nil, modifier.collection)
    } else if let other = scope.neighbour(of: self, by: step) {
      scope.action([ids[index]], step < 0 ? nil : other.ids.first, other.modifier.collection)
    }
  }

  /// Begins to drag a row. Empty where it is not dragged.
  func drag(_ index: Int) -> [DragItem] {
    let ids = ids
    guard let scope, isEnabled, ids.indices.contains(index) else { return [] }
    scope.dragged = ids[index]
    return [DragItem([.init(identifier: "", mimeTypes: [scope.dragType], isForOthers: false) { $0(Data("row".utf8)) }])]
  }

  /// Drops the row that is dragged before the row of an index, or at the end.
  func drop(at index: Int) -> Bool {
    let ids = ids
    guard let scope, isEnabled, let dragged = scope.dragged else { return false }
    scope.dragged = nil
    // Where it is already.
    if let place = ids.firstIndex(of: dragged), index == place || index == place + 1 { return true }
    scope.action([dragged], ids.indices.contains(index) ? ids[index] : nil, modifier.collection)
    return true
  }
}

private func identity(of element: some Identifiable) -> AnyHashable { AnyHashable(element.id) }

extension DynamicViewContent {
  /// Lets the user move the views within the container around them that has
  /// ``View/reorderContainer(for:isEnabled:move:)``. The elements are `Identifiable`, as the container's type is.
  nonisolated public func reorderable() -> some DynamicViewContent<Data> {
    reorderable(collectionID: ReorderableSingleCollectionIdentifier())
  }

  /// Lets the user move the views within their collection, and to the others of the container around them that has
  /// ``View/reorderContainer(for:in:isEnabled:move:)``.
  ///
  /// - Parameter collectionID: Which of the container's collections it is, of the type that the container names.
  nonisolated public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> {
    nonisolated(unsafe) let views = self
    return modifier(
      _ReorderableModifier(collection: AnyHashable(collectionID)) {
        views.data.compactMap { ($0 as? any Identifiable).map { identity(of: $0) } }
      })
  }
}
