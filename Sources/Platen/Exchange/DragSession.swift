import Foundation

/// What is dragged from a view, from the time it is moved. It is for `onDragSessionUpdated(_:)`.
public struct DragSession: Identifiable {
  /// The identity of a session.
  public struct ID: Hashable, Sendable {
    fileprivate let value: UUID
  }

  /// How far the session has come.
  public enum Phase: Hashable, Sendable {
    /// The items are moved for the first time.
    case initial
    /// The items are being moved.
    case active
    /// The items were dropped, for the operation. It is `.cancel` where no view of the program has taken them, although
    /// another program may have.
    case ended(DropOperation)
    /// The values have been read. Not reported: a drop reads them at any time after its end.
    case dataTransferCompleted
  }

  private let identities: [any Hashable & Sendable]

  /// The identity of the session.
  public let id = ID(value: UUID())
  /// How far the session has come.
  public internal(set) var phase = Phase.initial

  init(_ items: [DragItem]) { identities = items.compactMap(\.identity) }

  /// The identities of the dragged items of a container, as far as they are of the type. See
  /// `dragContainer(for:itemID:in:_:)`.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
    identities.compactMap { $0 as? ItemID }
  }
}

extension DropOperation {
  init(_ outcome: DragOutcome) {
    switch outcome {
    case .cancelled: self = .cancel
    case .copied: self = .copy
    case .moved: self = .move
    case .deleted: self = .delete
    }
  }

  /// What the source of a drop is told.
  var outcome: DragOutcome {
    switch self {
    case .cancel, .forbidden: .cancelled
    case .copy: .copied
    case .move: .moved
    case .delete: .deleted
    }
  }
}

extension View {
  /// Calls `action` when what is dragged from a view in this one is moved for the first time, and when it is dropped or
  /// the drag is cancelled.
  nonisolated public func onDragSessionUpdated(_ action: @escaping (DragSession) -> Void) -> some View {
    nonisolated(unsafe) let action = action
    return transformEnvironment(\.dragHandlers) { $0.updated.append { action($0) } }
  }
}
