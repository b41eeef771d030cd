import Foundation

extension UICollectionView {
  /// What cells of a class show of items of a type.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for the item at a place.
    public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let handler: Handler

    /// Creates a registration. It is kept as long as the collection, and not created again for each cell.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// What headers or footers of a class show.
  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view of a kind for the section at a place.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Creates a registration for views of a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell that a registration has configured for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell: Cell = dequeue(Cell.self, registration.identifier).expected()
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or a footer that a registration has configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view: Supplementary = dequeue(Supplementary.self, registration.identifier).expected()
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

extension UICollectionReusableView {
  /// The view as one of the class of its registration.
  fileprivate func expected<View: UICollectionReusableView>() -> View {
    guard let view = self as? View else { preconditionFailure("\(type(of: self)) is no \(View.self)") }
    return view
  }
}
