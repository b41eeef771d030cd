/// The editing of one text field: the only place where its text, selection and marked text change.
///
/// A front end translates user input into an ``EditCommand``, performs it, and shows the resulting ``state``; the
/// effects say what changed. A session is a value: a copy is a snapshot.
///
/// ```swift
/// var session = EditingSession(text: "Hello", options: EditingOptions(limit: 10))
/// session.perform(.insert(" world"))       // [.textChanged, .selectionChanged, .refused(.limit)]
/// session.state.text                       // "Hello worl"
/// ```
public struct EditingSession: Sendable {
  var core: EditCore<SessionStorage>
  /// The units of the text that the user typed; empty without a format.
  var significance: Significance { core.marks.significance }
  /// The positions that the format allows for the caret.
  var fence: ClosedRange<Int>? { core.marks.fence }

  /// The insertions that the next one may continue.
  var editRun: EditRun?

  /// The rules of editing.
  public var options: EditingOptions {
    get { core.options }
    set {
      core.options = newValue
      if newValue.isSecure {
        core.protect()
        editRun = nil
      }
    }
  }

  /// When the next edit replaces the whole text. That edit makes it `never` again.
  public var replacesAll = WholeReplacement.never

  /// The live format. Setting one formats the text; where that changes the text, the undo history is dropped.
  public var format: EditFormat? {
    didSet { refit() }
  }

  /// Creates a session with the caret at the end of `text`.
  public init(text: String = "", options: EditingOptions = EditingOptions(), format: EditFormat? = nil) {
    core = EditCore(text, options: options)
    core.selection = EditSelection(caret: core.storage.utf16Count)
    self.format = format
    if format != nil { adopt(text, selection: nil) }
  }

  /// Creates a session with an existing storage and the caret at the end.
  package init(storage: SessionStorage, options: EditingOptions) {
    core = EditCore(storage, options: options)
    core.selection = EditSelection(caret: core.storage.utf16Count)
  }

  /// The text, the selection and the marked text. A long text is copied.
  public var state: EditingState {
    EditingState(text: core.storage.string, selection: core.selection, marked: core.marked)
  }

  /// The text. A long text is copied.
  public var text: String { core.storage.string }

  /// The text as it is stored. A snapshot in constant time, however long the text is.
  package var storage: SessionStorage { core.storage }
  /// The selection or the caret.
  public var selection: EditSelection { core.selection }
  /// The range that an input method has not committed yet; `nil` outside a composition.
  public var marked: Range<Int>? { core.marked }
  /// The length of the text in UTF-16 units.
  public var utf16Count: Int { core.storage.utf16Count }

  /// Whether there is a step to undo, or a composition to cancel.
  public var canUndo: Bool { core.composition != nil || core.history.canUndo }
  /// Whether there is a step to redo.
  public var canRedo: Bool { core.composition == nil && core.history.canRedo }

  /// The numbers of steps that can be undone and redone, for clients that keep data along with the characters.
  package var undoDepth: Int { core.history.undoDepth }
  package var redoDepth: Int { core.history.redoDepth }

  /// Adds an undo step for a change that keeps the characters, such as a change of attributes. Undoing it reports a
  /// changed text.
  package mutating func recordUnchangedText() {
    guard !options.isSecure, core.composition == nil else { return }
    core.history.recordUnchanged(core.selection, marks: core.marks, depth: options.undoDepth)
  }

  /// Drops the undo history.
  package mutating func forgetUndo() { core.history.removeAll() }

  /// Makes the next edit a separate undo step, as after the field lost focus.
  public mutating func breakUndoCoalescing() {
    core.history.close()
    core.marks.memory = 0
  }

  /// The character, word or line around a UTF-16 offset, as a double or triple click selects it. Offsets out of range
  /// are clamped.
  public func range(of granularity: EditGranularity, at offset: Int) -> Range<Int> {
    core.range(of: granularity, at: offset)
  }

  /// Performs a command and returns its effects. No command traps, whatever its values are.
  @discardableResult
  public mutating func perform(_ command: EditCommand) -> [EditEffect] {
    defer { checkInvariants() }
    if options.isSecure, let text = command.text { core.forget(text) }
    if replacesAll != .never, let effects = replaceAll(by: command) { return effects }
    return carryOut(command)
  }

  mutating func carryOut(_ command: EditCommand) -> [EditEffect] {
    let selection = core.selection
    let marked = core.marked
    var copied: String?
    core.hasChanged = false
    var isMarking = core.composition != nil
    if case .mark = command { isMarking = true }
    let refusal = isMarking ? runComposing(command, &copied) : run(command, &copied)
    let effects = EditEffect.changes(text: core.hasChanged, selection: core.selection != selection)
    if copied == nil, refusal == nil, core.marked == marked { return effects }
    return (copied.map { [.copy($0)] } ?? []) + effects + (core.marked == marked ? [] : [.markedChanged])
      + (refusal.map { [.refused($0)] } ?? [])
  }

  /// Performs a command of a composition, which removes text and inserts it again. It is a separate function because
  /// keeping a reference to the text, as here, would make every other edit copy it.
  @inline(never)
  private mutating func runComposing(_ command: EditCommand, _ copied: inout String?) -> EditRefusal? {
    let before = core.storage
    let refusal = run(command, &copied)
    core.hasChanged = !before.hasSameUnits(as: core.storage)
    return refusal
  }

  private mutating func run(_ command: EditCommand, _ copied: inout String?) -> EditRefusal? {
    switch command {
    case .insert, .paste, .replace, .delete, .cut:
      return edit(command, &copied)
    case .move(let direction, let granularity, let extending):
      if steps(by: command) {
        editRun = nil
        return step(isUp: direction == .up)
      }
      let before = core.selection
      core.move(direction, granularity, extending: extending)
      if format != nil { core.selection = fenced(core.selection) }
      settleSelection(after: before)
      return nil
    case .select(let selection):
      let before = core.selection
      core.goalColumn = nil
      core.selection = fenced(core.storage.clamped(selection))
      settleSelection(after: before)
      return nil
    case .selectAll:
      let before = core.selection
      core.selection = fenced(EditSelection(0..<core.storage.utf16Count))
      settleSelection(after: before)
      return nil
    case .mark(let text, let selected):
      core.mark(text, selected: selected)
      return core.marked == nil ? endComposition() : nil
    case .unmark:
      return endComposition()
    case .rewrite(let text):
      rewrite(text)
      return nil
    case .undo:
      return undoOrRedo(isUndo: true)
    case .redo:
      return undoOrRedo(isUndo: false)
    case .copy:
      if options.isSecure { return .secure }
      if core.selection.isCaret { return .nothingSelected }
      copied = core.storage.slice(core.selection.range)
      return nil
    }
  }

  /// Another selection ends the step of undoing and the run of insertions. The same one again does not: that of a key
  /// that moves nothing, such as End at the end, and one that a front end reports late.
  private mutating func settleSelection(after before: EditSelection) {
    guard core.selection != before else { return }
    editRun = nil
    core.history.close()
    core.marks.memory = 0
  }

  private mutating func edit(_ command: EditCommand, _ copied: inout String?) -> EditRefusal? {
    var refusal: EditRefusal?
    if core.composition != nil {
      switch command {
      case .insert(let string):
        // Inserting replaces the marked text and commits it (UITextInput).
        if let marked = core.marked { core.compose(marked, with: string) }
        let end = (core.composition?.splice.insertedRange.upperBound) ?? core.selection.head
        core.selection = EditSelection(caret: core.storage.boundary(roundingUp: end))
        return endComposition()
      case .delete:
        if case .edit(let edit)? = core.plan(command), core.deleteMarked(edit) {
          return core.marked == nil ? endComposition() : nil
        }
        refusal = endComposition()
      default:
        refusal = endComposition()
      }
    }
    switch core.plan(command) {
    case .edit(let edit):
      if edit.kind == .cutting { copied = core.storage.slice(edit.range) }
      if let own = apply(edit) { return own }
      return refusal
    case .refuse(let reason):
      return reason
    case nil:
      return refusal
    }
  }

  /// Commits a planned edit, through the format if there is one.
  private mutating func apply(_ edit: PlannedEdit) -> EditRefusal? {
    if format != nil { return applyFormatted(edit) }
    core.commit(edit)
    return edit.isCut ? .limit : nil
  }

  /// Ends a composition: applies the limit and the format to the composed text, as an edit of the text before it.
  private mutating func endComposition() -> EditRefusal? {
    guard let edit = core.takeComposition() else { return nil }
    switch core.fit(edit) {
    case .edit(let edit): return apply(edit)
    case .refuse(let reason): return reason
    }
  }

  private mutating func undoOrRedo(isUndo: Bool) -> EditRefusal? {
    if options.isSecure, core.composition == nil { return .secure }
    if core.composition != nil {
      // A composition in progress is the latest edit: undo cancels it, and there is nothing to redo.
      guard isUndo else { return .nothingToRedo }
      _ = core.takeComposition()
      return nil
    }
    guard isUndo ? core.undo() : core.redo() else { return isUndo ? .nothingToUndo : .nothingToRedo }
    return nil
  }
}
