import Foundation

/// What the data sources of tables and of collections with snapshots have in common. For the framework.
@MainActor @preconcurrency
open class _DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  override init() { super.init() }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// The item at a place; nil out of range.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.identifier(at: indexPath) }
  /// The place of an item; nil where there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }
  /// The section at a place; nil out of range.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  final func numberOfItems(in section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// Takes another snapshot. Returns, for each of its items, where the item was; nil for one that is new or reloaded.
  @discardableResult final func take(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> [[IndexPath?]] {
    let old = current
    current = snapshot.settled
    let outdated = snapshot.outdated
    return snapshot.sectionIdentifiers.map { section in
      snapshot.itemIdentifiers(inSection: section).map { item in
        guard !outdated.contains(item), let place = old.place(of: item) else { return nil }
        return IndexPath(item: place.item, section: place.section)
      }
    }
  }
}
