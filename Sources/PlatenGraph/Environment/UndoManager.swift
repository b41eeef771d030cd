/// Remembers how to take back what a program has done. Foundation on Linux has none.
///
/// What is registered while an undo is carried out is its redo.
@MainActor @preconcurrency open class UndoManager {
  private struct Step {
    var actions: [@MainActor () -> Void]
    var name = ""
    let targets: [ObjectIdentifier]
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  /// What was registered since a grouping began.
  private var group: Step?
  private var depth = 0

  /// How many steps are kept; 0 for all of them.
  open var levelsOfUndo = 0
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  private var isDisabled = 0

  nonisolated public init() {}

  open var canUndo: Bool { !undoSteps.isEmpty || !(group?.actions.isEmpty ?? true) }
  open var canRedo: Bool { !redoSteps.isEmpty }
  open var undoActionName: String { undoSteps.last?.name ?? "" }
  open var redoActionName: String { redoSteps.last?.name ?? "" }
  open var isUndoRegistrationEnabled: Bool { isDisabled == 0 }

  open func disableUndoRegistration() { isDisabled += 1 }

  open func enableUndoRegistration() { isDisabled = max(0, isDisabled - 1) }

  /// Calls `handler` with `target` when the next undo takes this step back. The target is held weakly.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isDisabled == 0 else { return }
    let action: @MainActor () -> Void = { [weak target] in if let target { handler(target) } }
    if group != nil {
      group?.actions.append(action)
    } else {
      add(Step(actions: [action], targets: [ObjectIdentifier(target)]))
    }
    if !isUndoing, !isRedoing { redoSteps = [] }
  }

  private func add(_ step: Step) {
    if isUndoing {
      redoSteps.append(step)
    } else {
      undoSteps.append(step)
      if levelsOfUndo > 0, undoSteps.count > levelsOfUndo { undoSteps.removeFirst() }
    }
  }

  /// What is registered until ``endUndoGrouping()`` is one step.
  open func beginUndoGrouping() {
    depth += 1
    if group == nil { group = Step(actions: [], targets: []) }
  }

  open func endUndoGrouping() {
    guard depth > 0 else { return }
    depth -= 1
    guard depth == 0, let step = group else { return }
    group = nil
    if !step.actions.isEmpty { add(step) }
  }

  /// Names the last step, for menus.
  open func setActionName(_ actionName: String) {
    if isUndoing {
      if !redoSteps.isEmpty { redoSteps[redoSteps.count - 1].name = actionName }
    } else if group != nil {
      group?.name = actionName
    } else if !undoSteps.isEmpty {
      undoSteps[undoSteps.count - 1].name = actionName
    }
  }

  open func undo() {
    while depth > 0 { endUndoGrouping() }
    guard !isUndoing, !isRedoing, let step = undoSteps.popLast() else { return }
    isUndoing = true
    carryOut(step)
    isUndoing = false
  }

  open func redo() {
    guard !isUndoing, !isRedoing, let step = redoSteps.popLast() else { return }
    isRedoing = true
    carryOut(step)
    isRedoing = false
  }

  /// The last thing done is taken back first; all of it is one step the other way.
  private func carryOut(_ step: Step) {
    beginUndoGrouping()
    group?.name = step.name
    for action in step.actions.reversed() { action() }
    endUndoGrouping()
  }

  open func removeAllActions() {
    undoSteps = []
    redoSteps = []
  }

  open func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    undoSteps.removeAll { $0.targets.contains(id) }
    redoSteps.removeAll { $0.targets.contains(id) }
  }
}
