import Foundation
import UniformTypeIdentifiers

extension DropOperation {
  /// Several operations.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Copies the items.
    public static let copy = Set(rawValue: 1)
    /// Moves the items, which the program does.
    public static let move = Set(rawValue: 2)
    /// Removes the items.
    public static let delete = Set(rawValue: 4)
  }
}

/// What is dragged over a view, from the time it enters the view.
public struct DropSession: Identifiable {
  /// The identity of a session.
  public struct ID: Hashable, Sendable {
    fileprivate let value: UUID
  }

  /// How far the session has come.
  public enum Phase: Hashable, Sendable {
    /// The items have come over the view.
    case entering
    /// The items have moved over the view.
    case active
    /// The items have left the view.
    case exiting
    /// The items were dropped, for the operation.
    case ended(DropOperation)
    /// The values of the dropped items have been read.
    case dataTransferCompleted
  }

  /// What is known of items that are dragged from a view of the program.
  public struct LocalSession {
    fileprivate let identities: [any Hashable & Sendable]

    /// The identities of the dragged items of a container, as far as they are of the type. See
    /// `dragContainer(for:itemID:in:_:)`.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
      identities.compactMap { $0 as? ItemID }
    }
  }

  /// The identity of the session, as long as the items are over the view.
  public let id: ID
  /// How far the session has come.
  public internal(set) var phase: Phase
  /// Where the items are, in points of the view.
  public internal(set) var location: CGPoint
  /// The size of the destination, in points.
  public internal(set) var size: CGSize
  /// The number of items. Nothing is known of items from outside before they are dropped: 0.
  public internal(set) var itemsCount: Int
  /// What is known of the items that are dragged from a view of the program; nil for items from outside.
  public internal(set) var localSession: LocalSession?
  /// What the source proposes: for items of the program what its `dragConfiguration(_:)` allows, without that a copy or
  /// a move; for others a copy.
  public var suggestedOperations: DropOperation.Set { allowed ?? (localSession == nil ? .copy : [.copy, .move]) }
  /// What the source of items of the program allows; nil where it says nothing.
  var allowed: DropOperation.Set?

  init(_ info: DropInfo, phase: Phase, size: CGSize) {
    id = ID(value: UUID())
    self.phase = phase
    self.size = size
    location = info.location
    itemsCount = info.items.count
    let identities = info.items.compactMap(\.identity)
    localSession = identities.isEmpty ? nil : LocalSession(identities: identities)
  }

  /// The session at another time.
  func at(_ info: DropInfo, phase: Phase, size: CGSize) -> DropSession {
    var session = self
    session.phase = phase
    session.size = size
    session.location = info.location
    session.itemsCount = max(info.items.count, itemsCount)
    return session
  }
}

/// What a view does with what is dropped on it.
public struct DropConfiguration: Sendable {
  /// What a drop does. With `.forbidden` and `.cancel` the view takes nothing; the others are for the program.
  public var operation: DropOperation

  /// Creates a configuration.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The modifiers around a destination.
private struct DropHandlers {
  var updated: [@MainActor (DropSession) -> Void] = []
  var configuration: (@MainActor (DropSession) -> DropConfiguration)?
}

private enum DropHandlersKey: EnvironmentKey { static var defaultValue: DropHandlers { DropHandlers() } }

extension EnvironmentValues {
  fileprivate var dropHandlers: DropHandlers {
    get { self[DropHandlersKey.self] }
    set { self[DropHandlersKey.self] = newValue }
  }
}

extension View {
  /// Lets the user drop values of a type on the view.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - isEnabled: Whether the view takes them.
  ///   - action: Receives the values that could be read, and the session with the place of the drop.
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(SessionDrop<T>(isEnabled: isEnabled, action: { action($0, $1) }))
  }

  /// Calls `action` when items come over a destination in the view, move there, leave it, are dropped and have been
  /// read. It is for `dropDestination(for:isEnabled:action:)`.
  nonisolated public func onDropSessionUpdated(_ action: @escaping (DropSession) -> Void) -> some View {
    nonisolated(unsafe) let action = action
    return transformEnvironment(\.dropHandlers) { $0.updated.append { action($0) } }
  }

  /// Decides what a drop on a destination in the view does, for `dropDestination(for:isEnabled:action:)`.
  nonisolated public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View {
    nonisolated(unsafe) let configuration = configuration
    return transformEnvironment(\.dropHandlers) { $0.configuration = { configuration($0) } }
  }
}

/// A destination that knows its session.
private struct SessionDrop<T: Transferable> {
  let isEnabled: Bool
  let action: @MainActor ([T], DropSession) -> Void
  @Environment(\.dropHandlers) private var handlers
  @Environment(\.hostReference) private var reference
  @Kept private var current = CurrentSession()

  nonisolated init(isEnabled: Bool, action: @escaping @MainActor ([T], DropSession) -> Void) {
    self.isEnabled = isEnabled
    self.action = action
  }
}

extension SessionDrop: ViewModifier {
  func body(content: Content) -> some View {
    let types = isEnabled ? T.transferForms.filter { $0.read != nil }.map(\.contentType) : []
    content.modifier(
      _DropModifier(
        types: types, isTargeted: nil, entered: { report($0, .entering) }, updated: { report($0, .active) },
        exited: {
          report($0, .exiting)
          current.session = nil
        }, validate: { operation(for: $0) != nil }, drop: { drop($0, types) })
    )
    .onGeometryChange(for: CGSize.self, of: \.size) { current.size = $0 }
  }

  /// What a drop does; nil where the view takes nothing.
  @MainActor private func operation(for info: DropInfo) -> DropOperation? {
    guard isEnabled else { return nil }
    guard let configuration = handlers.configuration else { return .copy }
    let operation = configuration(session(info, .active)).operation
    return operation == .forbidden || operation == .cancel ? nil : operation
  }

  /// What is dragged in the program.
  @MainActor private var drags: DragAndDrop? { reference.host?.part(DragAndDrop.self) }

  @MainActor private func session(_ info: DropInfo, _ phase: DropSession.Phase) -> DropSession {
    if let session = current.session { return session.at(info, phase: phase, size: current.size) }
    var session = DropSession(info, phase: phase, size: current.size)
    session.allowed = (drags?.source as? DragResponder)?.modifier.handlers.configuration?.operations
    return session
  }

  @MainActor @discardableResult private func report(_ info: DropInfo, _ phase: DropSession.Phase) -> DropSession {
    let session = session(info, phase)
    current.session = session
    for action in handlers.updated { action(session) }
    return session
  }

  @MainActor private func drop(_ info: DropInfo, _ types: [UTType]) -> Bool {
    guard let operation = operation(for: info) else { return false }
    let session = report(info, .ended(operation))
    drags?.outcome = operation.outcome
    current.session = nil
    return LoadedValues<T>.load(info.itemProviders(for: types)) { values in
      guard !values.isEmpty else { return false }
      action(values, session)
      for action in handlers.updated { action(session.at(info, phase: .dataTransferCompleted, size: current.size)) }
      return true
    }
  }
}

private final class CurrentSession {
  var session: DropSession?
  /// The size of the view, in points, as it was last laid out.
  var size = CGSize.zero
}
