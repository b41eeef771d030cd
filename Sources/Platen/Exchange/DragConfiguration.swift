/// What may be done with what is dragged from a view. By default it may be copied.
public struct DragConfiguration: Hashable, Sendable {
  /// What views of the program may do with it.
  public struct OperationsWithinApp: Hashable, Sendable {
    /// Whether it may be copied.
    public var allowCopy: Bool
    /// Whether it may be moved.
    public var allowMove: Bool
    /// Whether it may be removed.
    public var allowDelete: Bool

    /// Creates the permissions. By default it may be copied.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }
  }

  /// What other programs may do with it. Kept and ignored: they get copies.
  public struct OperationsOutsideApp: Hashable, Sendable {
    /// Whether it may be copied.
    public var allowCopy: Bool
    /// Whether it may be moved.
    public var allowMove: Bool
    /// Whether it may be removed.
    public var allowDelete: Bool

    /// Creates the permissions. By default it may be copied.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }
  }

  /// What views of the program may do with it.
  public var operationsWithinApp: OperationsWithinApp
  /// What other programs may do with it. Kept and ignored: they get copies.
  public var operationsOutsideApp: OperationsOutsideApp

  /// Lets what is dragged be copied, and moved and removed if that is allowed, in the program and elsewhere.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {
    operationsWithinApp = OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete)
    operationsOutsideApp = OperationsOutsideApp(allowMove: allowMove, allowDelete: allowDelete)
  }

  /// Allows some operations in the program and others elsewhere.
  public init(operationsWithinApp: OperationsWithinApp, operationsOutsideApp: OperationsOutsideApp) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// What a drop in the program may do.
  var operations: DropOperation.Set {
    var operations: DropOperation.Set = []
    if operationsWithinApp.allowCopy { operations.insert(.copy) }
    if operationsWithinApp.allowMove { operations.insert(.move) }
    if operationsWithinApp.allowDelete { operations.insert(.delete) }
    return operations
  }
}

/// The modifiers around what is dragged.
struct DragHandlers {
  var updated: [@MainActor (DragSession) -> Void] = []
  var configuration: DragConfiguration?
}

private enum DragHandlersKey: EnvironmentKey { static var defaultValue: DragHandlers { DragHandlers() } }

extension EnvironmentValues {
  var dragHandlers: DragHandlers {
    get { self[DragHandlersKey.self] }
    set { self[DragHandlersKey.self] = newValue }
  }
}

extension View {
  /// Sets what may be done with what is dragged from the views in this one. A destination reads it in
  /// `DropSession.suggestedOperations`, and decides by itself.
  nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    transformEnvironment(\.dragHandlers) { $0.configuration = configuration }
  }
}
