import Foundation

/// The data source of a collection that shows what a snapshot has.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UICollectionViewDataSource
{
  /// Makes the cell of an item; nil for an empty one.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// Makes a header or a footer; nil for an empty one.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Makes headers and footers. Nil by default: they are empty.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes the data source of a collection, which does not own it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows a snapshot. Items that were there before keep their cells, unless the snapshot reloads them. Changes are not
  /// animated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot.settled
    if let collectionView, collectionView.loaded != nil {
      let outdated = snapshot.outdated
      collectionView.show(
        snapshot.sectionIdentifiers.map { section in
          snapshot.itemIdentifiers(inSection: section).map { item in
            guard !outdated.contains(item), let place = old.place(of: item) else { return nil }
            return collectionView.cellForItem(at: IndexPath(item: place.item, section: place.section))
          }
        })
    } else {
      collectionView?.reloadData()
    }
    completion?()
  }

  /// Shows a snapshot and asks for all cells again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    collectionView?.reloadData()
    completion?()
  }

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

  // MARK: UICollectionViewDataSource

  /// The number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  /// The number of items of a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }
  /// The cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
  /// A header or a footer.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}
