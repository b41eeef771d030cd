/// The undo and redo stacks of a session.
///
/// Typing coalesces by word, deleting by run, each until the caret moves elsewhere; a composition of an input method, a
/// paste and a cut are separate steps. Both stacks contain only states that were on the screen.
package struct UndoHistory: Sendable {
  package struct Step: Sendable {
    package var splice: Splice
    package var before: EditSelection
    package var after: EditSelection
    package var kind: EditKind
    /// The last character that was typed; under a live format not the last that changed.
    package var typed: Unicode.Scalar?
    package var marksBefore = FormatMarks()
    package var marksAfter = FormatMarks()
    /// Whether it is a step for a change that keeps the characters.
    var keepsText = false

    /// Whether undoing the step shows nothing: the program has put back what was edited.
    var isIdle: Bool { !keepsText && splice.isIdentity }

    /// The step that takes this one back.
    var inverse: Step {
      var step = self
      step.splice = splice.inverse
      (step.before, step.after) = (after, before)
      (step.marksBefore, step.marksAfter) = (marksAfter, marksBefore)
      return step
    }
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  /// Whether the last step can still absorb edits.
  private var isOpen = false
  /// Whether the last change of the text was to redo a step.
  private var isRedone = false

  package init() {}

  package var canUndo: Bool { last != nil }
  package var canRedo: Bool { !undone.isEmpty }
  /// The step that is undone next.
  package var last: Step? { done.last { !$0.isIdle } }
  /// The numbers of steps that can be undone and redone.
  package var undoDepth: Int { done.count }
  package var redoDepth: Int { undone.count }
  package var next: Step? { undone.last }

  /// Makes the next edit a separate step.
  package mutating func close() {
    isOpen = false
  }

  /// Adds a step for a change that keeps the characters.
  package mutating func recordUnchanged(_ selection: EditSelection, marks: FormatMarks, depth: Int) {
    let splice = Splice(offset: selection.range.lowerBound, removed: "", inserted: "")
    record(
      Step(
        splice: splice, before: selection, after: selection, kind: .replacing, marksBefore: marks, marksAfter: marks,
        keepsText: true),
      depth: depth)
  }

  package mutating func removeAll() {
    done.removeAll()
    undone.removeAll()
    isOpen = false
    isRedone = false
  }

  /// Removes a step that the program has taken back. Until the next edit it may still be rewritten.
  private mutating func removeIdle() {
    while done.last?.isIdle == true {
      done.removeLast()
      isOpen = false
    }
  }

  package mutating func record(_ step: Step, depth: Int) {
    if !undone.isEmpty { undone.removeAll() }
    isRedone = false
    removeIdle()
    let last = done.count - 1
    if isOpen, last >= 0, coalesces(last, step) {
      done[last].splice.append(step.splice)
      done[last].after = step.after
      done[last].typed = step.typed
      done[last].marksAfter = step.marksAfter
    } else {
      done.append(step)
      // In batches: removing one step at the front moves all others.
      let depth = max(depth, 0)
      if done.count > depth + depth / 2 { done.removeFirst(done.count - depth) }
    }
    switch step.kind {
    case .typing, .composing: isOpen = !(step.typed?.isLineBreak ?? false)
    case .deletingBackward, .deletingForward: isOpen = true
    case .pasting, .replacing, .cutting: isOpen = false
    }
  }

  /// The range that a program's rewriting of the text has to cover to become part of the steps around the text; `nil`
  /// without steps.
  package var amendedRange: Range<Int>? {
    var range = done.last?.splice.insertedRange
    if let next = undone.last?.splice.removedRange {
      range = min(range?.lowerBound ?? .max, next.lowerBound)..<max(range?.upperBound ?? 0, next.upperBound)
    }
    return range
  }

  /// Makes a program's rewriting of the text part of the steps around it: of the edit before it, and after an undo of
  /// the step that is redone next. A program that refuses an undo, and writes again what that has removed, redoes the
  /// step, and the other way round. The splice covers ``amendedRange``.
  package mutating func amend(_ splice: Splice, after: EditSelection, marks: FormatMarks) {
    let changes = !splice.isIdentity
    var next = splice.inverse
    if let index = undone.indices.last {
      next.append(undone[index].splice)
      if changes, next.isIdentity {
        _ = redo()
        return
      }
    }
    if let index = done.indices.last {
      var last = done[index].splice
      last.append(splice)
      if changes, isRedone, last.isIdentity {
        _ = undo()
        return
      }
      if changes { done[index].splice = last }
      done[index].after = after
      done[index].marksAfter = marks
    }
    if let index = undone.indices.last {
      if changes { undone[index].splice = next }
      undone[index].before = after
      undone[index].marksBefore = marks
    }
  }

  package mutating func undo() -> Step? {
    removeIdle()
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    isOpen = false
    isRedone = false
    return step
  }

  package mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    isOpen = false
    isRedone = true
    return step
  }

  /// Moves the steps on both sides of the text over a change of it. Those that change the same part are dropped, with
  /// all that they lead to.
  mutating func moveSteps(over change: ForeignChange) {
    isRedone = false
    Self.move(&done, over: change)
    Self.move(&undone, over: change, areUndone: true)
  }

  /// Steps that are undone lead on from the text: each is moved as the one that takes it back.
  private static func move(_ steps: inout [Step], over change: ForeignChange, areUndone: Bool = false) {
    var change = change
    for index in steps.indices.reversed() {
      var step = areUndone ? steps[index].inverse : steps[index]
      step.after = change.moved(step.after)
      guard change.move(&step, from: step.splice.insertedRange, to: step.splice.removedRange) else {
        steps.removeSubrange(...index)
        return
      }
      step.before = change.moved(step.before)
      steps[index] = areUndone ? step.inverse : step
    }
  }

  private func coalesces(_ last: Int, _ next: Step) -> Bool {
    guard done[last].after.isCaret, next.before == done[last].after, done[last].splice.touches(next.splice) else {
      return false
    }
    switch (done[last].kind, next.kind) {
    case (.typing, .typing), (.composing, .typing), (.typing, .composing), (.composing, .composing):
      return !Self.startsWord(next.typed, after: done[last].typed)
    case (.deletingBackward, .deletingBackward), (.deletingForward, .deletingForward):
      return true
    default:
      return false
    }
  }

  /// Whether typing `b` after `a` begins a word, and so a step.
  private static func startsWord(_ b: Unicode.Scalar?, after a: Unicode.Scalar?) -> Bool {
    guard let a, let b else { return false }
    return a.isSpace && !b.isSpace
  }
}
