/// Records how to undo what a program has done. Foundation on Linux has no such class.
///
/// What is registered while an undo is carried out is its redo.
@MainActor @preconcurrency open class UndoManager {
  private struct Action {
    let target: ObjectIdentifier
    let perform: @MainActor () -> Void
  }

  private struct Step {
    var actions: [Action] = []
    var name = ""
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  /// What was registered since a grouping began.
  private var group: Step?
  private var depth = 0

  /// How many steps are kept; 0 for all of them.
  open var levelsOfUndo = 0
  /// Whether an undo is in progress: what is registered meanwhile is its redo.
  open private(set) var isUndoing = false
  /// Whether a redo is in progress: what is registered meanwhile is its undo.
  open private(set) var isRedoing = false
  private var isDisabled = 0

  /// Creates a manager without steps.
  nonisolated public init() {}

  /// Whether there is a step to undo, in an open grouping too.
  open var canUndo: Bool { !undoSteps.isEmpty || !(group?.actions.isEmpty ?? true) }
  /// Whether there is a step to redo.
  open var canRedo: Bool { !redoSteps.isEmpty }
  /// The name of the step that the next undo takes back; empty where it has none, or where there is no step.
  open var undoActionName: String { undoSteps.last?.name ?? "" }
  /// The name of the step that the next redo repeats; empty where it has none, or where there is no step.
  open var redoActionName: String { redoSteps.last?.name ?? "" }
  /// Whether steps are recorded; false while registration is disabled.
  open var isUndoRegistrationEnabled: Bool { isDisabled == 0 }

  /// Ignores what is registered until a matching ``enableUndoRegistration()``. Calls nest.
  open func disableUndoRegistration() { isDisabled += 1 }

  /// Undoes one ``disableUndoRegistration()``. Without one before it, it does nothing.
  open func enableUndoRegistration() { isDisabled = max(0, isDisabled - 1) }

  /// Calls `handler` with `target` when the next undo takes this step back. The target is held weakly.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isDisabled == 0 else { return }
    let action = Action(target: ObjectIdentifier(target)) { [weak target] in if let target { handler(target) } }
    if group != nil {
      group?.actions.append(action)
    } else {
      add(Step(actions: [action]))
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
    if group == nil { group = Step() }
  }

  /// Ends a grouping. The outermost one adds what was registered as one step, unless it is empty.
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

  /// Takes back the last step, and ends open groupings before. Does nothing without a step, or within an undo or redo.
  open func undo() {
    while depth > 0 { endUndoGrouping() }
    guard !isUndoing, !isRedoing, let step = undoSteps.popLast() else { return }
    isUndoing = true
    carryOut(step)
    isUndoing = false
  }

  /// Repeats the step that was undone last. Does nothing without one, or within an undo or redo.
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
    for action in step.actions.reversed() { action.perform() }
    endUndoGrouping()
  }

  /// Forgets all steps.
  open func removeAllActions() {
    undoSteps = []
    redoSteps = []
  }

  /// Forgets what was registered for `target`, of groupings too. Steps of nothing else are removed.
  open func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    func remaining(_ steps: [Step]) -> [Step] {
      steps.compactMap { step in
        var step = step
        step.actions.removeAll { $0.target == id }
        return step.actions.isEmpty ? nil : step
      }
    }
    (undoSteps, redoSteps) = (remaining(undoSteps), remaining(redoSteps))
    group?.actions.removeAll { $0.target == id }
  }
}
