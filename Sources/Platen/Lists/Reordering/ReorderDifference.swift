/// What the user has moved in a container of reorderable views, and to where.
public struct ReorderDifference<ItemID, CollectionID> {
  /// The identities of the items that were moved.
  public var sources: [ItemID]
  /// Where they were moved to.
  public var destination: Destination

  /// The place that items were moved to.
  public struct Destination {
    /// A place in a collection, by the identity of what is there.
    public enum Position {
      /// The place of the item with this identity, which comes after what is moved.
      case before(ItemID)
      /// The end of the collection.
      case end
    }

    /// The place in the collection.
    public var position: Position
    /// The collection.
    public var collectionID: CollectionID

    /// A place in one of several collections.
    public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }

    /// A place in the only collection.
    public init(position: Position) where CollectionID == ReorderableSingleCollectionIdentifier {
      self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
    }
  }

  init(sources: [ItemID], destination: Destination) {
    self.sources = sources
    self.destination = destination
  }
}

extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}

extension ReorderDifference.Destination: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}

extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable {}
extension ReorderDifference.Destination.Position: Hashable where ItemID: Hashable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable {}

/// Stands for the only collection of a container of reorderable views.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  init() {}
}
