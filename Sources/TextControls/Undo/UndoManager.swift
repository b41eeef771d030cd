import Foundation

/// Records how to undo what a program has done. Foundation on Linux has no such class.
///
/// What is registered while an undo is carried out is its redo. The edits of the texts that have the manager are steps
/// in their order among the registered ones. After Apple's documentation of `UndoManager`.
@MainActor @preconcurrency open class UndoManager: NSObject {
  private var undoSteps: [UndoStep] = [] { didSet { noteOwnSteps() } }
  private var redoSteps: [UndoStep] = [] { didSet { noteOwnSteps() } }
  /// What was registered since a grouping began.
  private var group: UndoStep?
  private var depth = 0
  /// Whether the last step takes what else is registered in this event.
  private var isEventOpen = false
  /// The texts that have steps here, with the numbers of them.
  private var texts: [ObjectIdentifier: FollowedText] = [:]

  private struct FollowedText {
    weak var text: (any UndoableText)?
    var undoCount = 0
    var redoCount = 0
  }

  /// How many steps are kept; 0, the default, for all of them. Edits of texts count too.
  open var levelsOfUndo = 0 { didSet { dropOldSteps() } }
  /// Whether an undo is in progress: what is registered meanwhile is its redo.
  open private(set) var isUndoing = false
  /// Whether a redo is in progress: what is registered meanwhile is its undo.
  open private(set) var isRedoing = false
  /// Whether all that is registered in one event of the main loop is one step. True by default; where it is false, each
  /// registration outside of a grouping is a step.
  open var groupsByEvent = true { didSet { isEventOpen = false } }
  /// The number of open groupings, that of the event included.
  open var groupingLevel: Int { depth + (isEventOpen ? 1 : 0) }
  private var isDisabled = 0

  /// Creates a manager without steps.
  nonisolated public override init() { super.init() }

  /// Whether there is a step to undo, in an open grouping too.
  open var canUndo: Bool { undoSteps.contains { $0.isLive } || !(group?.actions.isEmpty ?? true) }
  /// Whether there is a step to redo.
  open var canRedo: Bool { redoSteps.contains { $0.isLive } }
  /// The name of the step that the next undo takes back; empty where it has none, or where there is no step. Edits of
  /// texts have none.
  open var undoActionName: String { undoSteps.last { $0.isLive }?.name ?? "" }
  /// The name of the step that the next redo repeats; empty where it has none, or where there is no step.
  open var redoActionName: String { redoSteps.last { $0.isLive }?.name ?? "" }
  /// Whether steps are recorded; false while registration is disabled.
  open var isUndoRegistrationEnabled: Bool { isDisabled == 0 }

  /// Ignores what is registered until a matching ``enableUndoRegistration()``. Calls nest. Edits of texts are recorded
  /// in any case.
  open func disableUndoRegistration() { isDisabled += 1 }

  /// Undoes one ``disableUndoRegistration()``. Without one before it, it does nothing.
  open func enableUndoRegistration() { isDisabled = max(0, isDisabled - 1) }

  /// Calls `handler` with `target` when the next undo takes this step back. The target is held weakly.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isDisabled == 0 else { return }
    let action = UndoStep.Action(target: ObjectIdentifier(target)) { [weak target] in
      if let target { handler(target) }
    }
    if group != nil {
      group?.actions.append(action)
    } else {
      add(UndoStep(actions: [action]))
    }
    if !isUndoing, !isRedoing { redoSteps.removeAll { $0.isProgram } }
  }

  private func add(_ step: UndoStep) {
    if isUndoing { return redoSteps.append(step) }
    if isEventOpen, !isRedoing, let last = undoSteps.indices.last, undoSteps[last].isProgram {
      undoSteps[last].actions += step.actions
      if !step.name.isEmpty { undoSteps[last].name = step.name }
      return
    }
    // What is typed after the step is not to join what was typed before it.
    undoSteps.last?.text?.breakUndoCoalescing()
    undoSteps.append(step)
    dropOldSteps()
    guard groupsByEvent, !isRedoing else { return }
    isEventOpen = true
    Task { [weak self] in self?.endEvent() }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// What is registered next is a step of its own.
  package func endEvent() { isEventOpen = false }

  private func dropOldSteps() {
    guard levelsOfUndo > 0, undoSteps.count > levelsOfUndo else { return }
    undoSteps.removeFirst(undoSteps.count - levelsOfUndo)
  }

  /// What is registered until ``endUndoGrouping()`` is one step.
  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    depth += 1
    if group == nil { group = UndoStep() }
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends a grouping. The outermost one adds what was registered as one step, unless it is empty.
  open func endUndoGrouping() {
    guard depth > 0 else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    depth -= 1
    guard depth == 0, let step = group else { return }
    group = nil
    if !step.actions.isEmpty { add(step) }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Names the last step, for menus.
  open func setActionName(_ actionName: String) {
    if group != nil {
      group?.name = actionName
    } else if isUndoing {
      if !redoSteps.isEmpty { redoSteps[redoSteps.count - 1].name = actionName }
    } else if let last = undoSteps.indices.last, undoSteps[last].isProgram {
      undoSteps[last].name = actionName
    }
  }

  // MARK: undo and redo

  /// Takes back the last step, also one of a text, and ends open groupings before. Does nothing without a step, or
  /// within an undo or redo.
  open func undo() {
    while depth > 0 { endUndoGrouping() }
    takeStep(isRedo: false)
  }

  /// Repeats the step that was undone last. Does nothing without one, or within an undo or redo.
  open func redo() { takeStep(isRedo: true) }

  /// The same as ``undo()``: the groupings inside a step are not kept.
  open func undoNestedGroup() { undo() }

  private func takeStep(isRedo: Bool) {
    guard !isUndoing, !isRedoing, let step = (isRedo ? redoSteps : undoSteps).last(where: { $0.isLive }) else { return }
    if let text = step.text { carryOut(text, isRedo: isRedo) } else { carryOutOwnStep(isRedo: isRedo) }
  }

  /// Carries out the user's undo or redo in a text: of the steps of the program and of this text the last. Those of
  /// other texts keep their place.
  package func carryOutStep(isRedo: Bool, in text: any UndoableText) {
    guard !isUndoing, !isRedoing else { return }
    while depth > 0 { endUndoGrouping() }
    let step = (isRedo ? redoSteps : undoSteps).last { $0.isProgram || $0.text === text }
    if step?.isProgram ?? false { carryOutOwnStep(isRedo: isRedo) } else { carryOut(text, isRedo: isRedo) }
  }

  /// Whether a step of a text is being carried out.
  package private(set) var isCarryingOutText = false

  private func carryOut(_ text: any UndoableText, isRedo: Bool) {
    isCarryingOutText = true
    whileMoving(isRedo: isRedo) { text.performUndo(isRedo: isRedo) }
    isCarryingOutText = false
  }

  private func carryOutOwnStep(isRedo: Bool) {
    guard let index = (isRedo ? redoSteps : undoSteps).lastIndex(where: { $0.isProgram }) else { return }
    let step = isRedo ? redoSteps.remove(at: index) : undoSteps.remove(at: index)
    whileMoving(isRedo: isRedo) {
      // The last thing done is taken back first; all of it is one step the other way.
      beginUndoGrouping()
      group?.name = step.name
      for action in step.actions.reversed() { action.perform() }
      while depth > 0 { endUndoGrouping() }
    }
  }

  private func whileMoving(isRedo: Bool, _ body: () -> Void) {
    endEvent()
    post(.NSUndoManagerCheckpoint)
    post(isRedo ? .NSUndoManagerWillRedoChange : .NSUndoManagerWillUndoChange)
    (isUndoing, isRedoing) = (!isRedo, isRedo)
    body()
    (isUndoing, isRedoing) = (false, false)
    post(isRedo ? .NSUndoManagerDidRedoChange : .NSUndoManagerDidUndoChange)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Forgets all steps, those of texts too.
  open func removeAllActions() {
    (undoSteps, redoSteps) = ([], [])
    let forgotten = texts.values.compactMap { $0.text }
    texts = [:]
    for text in forgotten { text.forgetUndo() }
  }

  /// Forgets what was registered for `target`, of groupings too. Steps of nothing else are removed.
  open func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    func remaining(_ steps: [UndoStep]) -> [UndoStep] {
      steps.compactMap { step in
        var step = step
        step.actions.removeAll { $0.target == id }
        return step.isProgram && step.actions.isEmpty ? nil : step
      }
    }
    (undoSteps, redoSteps) = (remaining(undoSteps), remaining(redoSteps))
    group?.actions.removeAll { $0.target == id }
  }

  // MARK: texts

  /// Whether the program has registered a step that can be undone or redone.
  package private(set) var hasOwnSteps = false
  /// Called when ``hasOwnSteps`` has changed; the focused text sets it.
  package var ownStepsDidChange: (() -> Void)?

  private func noteOwnSteps() {
    let hasSteps = undoSteps.contains { $0.isProgram } || redoSteps.contains { $0.isProgram }
    guard hasSteps != hasOwnSteps else { return }
    hasOwnSteps = hasSteps
    ownStepsDidChange?()
  }

  /// Adds and removes the steps of a text after a command.
  package func follow(_ text: any UndoableText, after command: UndoableTextCommand) {
    let id = ObjectIdentifier(text)
    let (undoCount, redoCount) = (text.undoDepth, text.redoDepth)
    let known = texts[id] ?? FollowedText()
    guard undoCount != known.undoCount || redoCount != known.redoCount else { return }
    endEvent()
    if undoCount > known.undoCount, command == .edit { redoSteps.removeAll { $0.isProgram } }
    undoSteps.follow(text, by: undoCount - known.undoCount, removesLast: command == .undo)
    redoSteps.follow(text, by: redoCount - known.redoCount, removesLast: command == .redo)
    texts[id] = FollowedText(text: text, undoCount: undoCount, redoCount: redoCount)
    dropOldSteps()
    if texts.count > 64 { forgetReleasedTexts() }
  }

  /// Forgets the steps of a text; the text keeps them.
  package func forget(_ text: any UndoableText) {
    guard texts.removeValue(forKey: ObjectIdentifier(text)) != nil else { return }
    undoSteps.removeAll { $0.text === text }
    redoSteps.removeAll { $0.text === text }
  }

  private func forgetReleasedTexts() {
    texts = texts.filter { $0.value.text != nil }
    undoSteps.removeAll { !$0.isLive }
    redoSteps.removeAll { !$0.isLive }
  }
}
