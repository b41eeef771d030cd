import Foundation

/// A container whose views are dragged together.
private struct DragContainer {
  let namespace: Namespace.ID?
  let payload: @MainActor ([any Hashable]) -> [DragItem]
}

/// What is selected in a container.
private struct DragSelection {
  let namespace: Namespace.ID?
  let items: @MainActor () -> [any Hashable]
}

private enum DragContainersKey: EnvironmentKey { static var defaultValue: [DragContainer] { [] } }
private enum DragSelectionsKey: EnvironmentKey { static var defaultValue: [DragSelection] { [] } }

extension EnvironmentValues {
  /// The containers around a view, the innermost last.
  fileprivate var dragContainers: [DragContainer] {
    get { self[DragContainersKey.self] }
    set { self[DragContainersKey.self] = newValue }
  }
  /// The selections of the containers around a view, the innermost last.
  fileprivate var dragSelections: [DragSelection] {
    get { self[DragSelectionsKey.self] }
    set { self[DragSelectionsKey.self] = newValue }
  }
}

extension View {
  /// A container of views with `draggable(containerItemID:containerNamespace:)`: what is dragged is made of the
  /// identities of the views, with those that `dragContainerSelection(_:containerNamespace:)` says are selected.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values.
  ///   - itemID: Where a value has its identity.
  ///   - namespace: Distinguishes containers one in the other; nil for the innermost.
  ///   - payload: The values of the identities, in their order.
  nonisolated public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Values: Collection<Item>>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> Values
  ) -> some View {
    nonisolated(unsafe) let (payload, itemID) = (payload, itemID)
    let container = DragContainer(namespace: namespace) { identities in
      payload(identities.compactMap { $0 as? ItemID }).map { value in
        let provider = NSItemProvider()
        provider.register(value)
        let item = provider.wholeItem
        return DragItem(item.forms, name: item.name, identity: value[keyPath: itemID])
      }
    }
    return transformEnvironment(\.dragContainers) { $0.append(container) }
  }

  /// A container of views with `draggable(containerItemID:containerNamespace:)`, whose values have identities of their
  /// own.
  nonisolated public func dragContainer<Item: Transferable & Identifiable, Values: Collection<Item>>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Values
  ) -> some View where Item.ID: Sendable { dragContainer(for: itemType, itemID: \.id, in: namespace, payload) }

  /// The identities that are selected in a container: where one of them is dragged, all of them are.
  nonisolated public func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    nonisolated(unsafe) let selection = selection
    let items = DragSelection(namespace: containerNamespace) { selection() }
    return transformEnvironment(\.dragSelections) { $0.append(items) }
  }

  /// Lets the user drag the view, as the item of a container around it.
  nonisolated public func draggable<ItemID: Hashable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(ContainerItem(id: containerItemID, namespace: containerNamespace))
  }
}

/// The item of a container.
private struct ContainerItem<ItemID: Hashable> {
  let id: ItemID
  let namespace: Namespace.ID?
  @Environment(\.dragContainers) private var containers
  @Environment(\.dragSelections) private var selections

  nonisolated init(id: ItemID, namespace: Namespace.ID?) {
    self.id = id
    self.namespace = namespace
  }
}

extension ContainerItem: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(_DragSourceModifier { items })
  }

  @MainActor private var items: [DragItem] {
    guard let container = containers.last(where: { namespace == nil || $0.namespace == namespace }) else { return [] }
    let selection = selections.last { $0.namespace == container.namespace }
    let selected = selection?.items() ?? []
    let isSelected = selected.contains { $0 as? ItemID == id }
    return container.payload(isSelected ? selected : [id])
  }
}
