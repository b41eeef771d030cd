/// Runs actions when a view enters and leaves the tree of a window. One that is only measured does not appear.
public struct _AppearanceModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

extension _AppearanceModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    AppearanceElement(view, in: parent)
  }
}

private final class AppearanceElement<Content: View>: _ModifierElement<Content, _AppearanceModifier> {
  /// Kept, because a host that is released has left its window when its views disappear.
  private var isInWindow = false

  override func willMakeChild() {
    isInWindow = host.isWindow
    guard isInWindow, let appear = modifier.appear else { return }
    host.updates.callAfterPass { [weak self] in if self?.isMounted == true { appear() } }
  }

  override func willUnmount() {
    if isInWindow, let disappear = modifier.disappear { host.updates.callAfterPass(disappear) }
  }
}

/// Runs a task for as long as a view is in the tree.
public struct _TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void
}

extension _TaskModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    TaskElement(view, in: parent)
  }
}

private final class TaskElement<Content: View, ID: Equatable>: _ModifierElement<Content, _TaskModifier<ID>> {
  private var task: Task<Void, Never>?

  override func willMakeChild() { start() }

  override func modifierDidChange(from old: _TaskModifier<ID>) {
    guard old.id != modifier.id else { return }
    task?.cancel()
    start()
  }

  private func start() {
    guard host.isWindow else { return }
    let modifier = modifier
    host.updates.afterPass { [weak self] in
      guard let self, isMounted else { return }
      // The identity may have changed twice since.
      task?.cancel()
      task = Task(priority: modifier.priority) { await modifier.action() }
    }
  }

  override func willUnmount() { task?.cancel() }
}

extension View {
  /// Calls `action` once when the view enters the tree, in the same update.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: action))
  }

  /// Calls `action` once when the view has left the tree.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(disappear: action))
  }

  /// Runs `action` on the main actor from when the view enters the tree; the task is cancelled when the view leaves it.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs `action` from when the view enters the tree, and again when `id` changes: the task before is cancelled first.
  nonisolated public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: id, priority: priority, action: action))
  }
}
