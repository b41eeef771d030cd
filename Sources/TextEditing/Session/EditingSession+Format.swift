extension EditingSession {
  /// Adopts a text from the program and formats it. Without a selection the caret moves to the last allowed position.
  mutating func adopt(_ text: String, selection: EditSelection?) {
    guard let format else { return }
    let output = format.adopt(text)
    core.replace(0..<core.storage.utf16Count, with: output.text)
    take(output)
    let count = core.storage.utf16Count
    let wanted = selection ?? EditSelection(caret: output.caret ?? fence?.upperBound ?? count)
    core.selection = fenced(core.storage.clamped(wanted))
  }

  mutating func take(_ output: EditFormat.Output) {
    core.marks.significance = output.significance
    core.marks.fence = output.fence
    core.marks.memory = output.memory
  }

  /// Formats the text after a new format was set.
  mutating func refit() {
    guard let format else {
      core.marks = FormatMarks()
      return
    }
    guard core.composition == nil else { return }
    // The steps have texts and marks of another format.
    core.history.removeAll()
    let output = format.adopt(core.storage.string)
    if output.text.hasSameUnits(as: core.storage.string) {
      take(output)
    } else {
      adopt(core.storage.string, selection: nil)
    }
  }

  /// Clamps a selection to the positions that the format allows.
  func fenced(_ selection: EditSelection) -> EditSelection {
    // A selection may include a prefix, to copy it.
    guard let fence, core.composition == nil, selection.isCaret else { return selection }
    var selection = selection
    selection.anchor = min(max(selection.anchor, fence.lowerBound), fence.upperBound)
    selection.head = min(max(selection.head, fence.lowerBound), fence.upperBound)
    // A character of the format at the fence may combine with its neighbour, as a combining mark used as a guide does.
    return core.storage.clamped(selection)
  }

  /// Commits an edit in the form that the format gives it.
  mutating func applyFormatted(_ edit: PlannedEdit) -> EditRefusal? {
    var range = edit.range
    var entered = edit
    if let joined = joined(edit) {
      entered = joined
      range = joined.range
    } else if edit.kind == .deletingBackward || edit.kind == .deletingForward {
      switch deletion(of: edit) {
      case .range(let wider): range = wider
      case .skip(let offset):
        core.selection = fenced(EditSelection(caret: offset))
        return nil
      case .refuse: return .atEdge
      }
    } else if options.overwrite, edit.kind == .typing, core.selection.isCaret {
      range = overwritten(by: edit.replacement, at: core.selection.head)
    }
    if edit.replacement.isEmpty, range.isEmpty { return nil }
    let before = core.storage.string
    guard let output = output(of: &entered, range, before) else { return .format }
    if output.isRefusal {
      core.marks.memory = output.memory
      return .format
    }
    let old = core.selection
    let marks = core.marks
    take(output)
    let isUnchanged = output.text.hasSameUnits(as: before)
    if !isUnchanged { core.replaceAll(with: output.text) }
    core.selection = selection(after: edit, output, entered)
    core.goalColumn = nil
    editRun?.settle(output.text, core.marks, caret: core.selection.head)
    if isUnchanged {
      // The format has put back what was deleted, and now knows it for its own: what the user meant comes before.
      if wantsMore(edit, since: marks.significance) { return applyFormatted(edit.moved(to: core.selection.head)) }
      return edit.replacement.isEmpty || !edit.range.isEmpty || core.selection != old ? nil : .format
    }
    core.record(
      Splice(offset: 0, removed: before, inserted: output.text), before: old, marks: marks, kind: edit.kind,
      typed: edit.replacement.unicodeScalars.last)
    return edit.isCut ? .limit : nil
  }

  /// The format's output for an edit of a range; `nil` if it is refused. `edit` becomes the insertions that it continues,
  /// as one.
  private mutating func output(
    of edit: inout PlannedEdit, _ range: Range<Int>, _ before: String
  ) -> EditFormat.Output? {
    guard let format else { return nil }
    // Secure text is kept nowhere else. In overwrite mode each character replaces another.
    guard format.readsRuns, !edit.replacement.isEmpty, !options.isSecure, !options.overwrite else {
      editRun = nil
      return format.reformat(
        EditFormat.Request(
          before: before, significance: significance, range: range, replacement: edit.replacement, kind: edit.kind,
          memory: core.marks.memory))
    }
    var run = EditRun(before, core.marks, range)
    if let editRun, editRun.isContinued(by: edit, of: before, core.marks) { run = editRun }
    // Released, so that appending to its text does not copy it.
    editRun = nil
    let (output, entered) = run.insert(edit.replacement, kind: edit.kind, with: format)
    if output == nil { run.settle(before, core.marks, caret: core.selection.head) }
    editRun = run
    edit.range = run.range
    edit.replacement = entered
    return output
  }

  /// An insertion that joins the typed character before it, as an edit of that character: a format sees whole characters,
  /// as it does where both are pasted. `nil` for other edits.
  private func joined(_ edit: PlannedEdit) -> PlannedEdit? {
    let offset = edit.range.lowerBound
    guard edit.range.isEmpty, offset > 0, EditRun.mayJoin(edit.replacement) else { return nil }
    if let editRun, !editRun.allowsJoining(edit.replacement, at: offset) { return nil }
    let start = core.storage.boundary(roundingDown: offset - 1)
    let last = core.storage.slice(start..<offset)
    guard significance.contains(start), EditRun.joins(edit.replacement, to: last) else { return nil }
    var edit = edit
    edit.range = start..<offset
    edit.replacement = last + edit.replacement
    return edit
  }

  /// Whether a deletion that changed nothing is tried again: it is while less counts as typed each time.
  private func wantsMore(_ edit: PlannedEdit, since old: Significance) -> Bool {
    (edit.kind == .deletingBackward || edit.kind == .deletingForward) && options.backspaceOverLiteral == .delete
      && core.selection.isCaret && significance.count(before: .max) < old.count(before: .max)
  }

  private enum Deletion {
    case range(Range<Int>)
    case skip(Int)
    case refuse
  }

  /// The range of a deletion from a caret. A character of the format can't be deleted: the nearest typed one on that
  /// side is deleted instead, or with ``EditingOptions/LiteralDeletion/skip`` the caret moves over the literals.
  private func deletion(of edit: PlannedEdit) -> Deletion {
    guard core.selection.isCaret, significance.count(in: edit.range) == 0 else { return .range(edit.range) }
    let isBackward = edit.kind == .deletingBackward
    let unit =
      isBackward ? significance.last(before: edit.range.lowerBound) : significance.first(from: edit.range.upperBound)
    if options.backspaceOverLiteral == .skip {
      let count = core.storage.utf16Count
      if let unit { return .skip(isBackward ? core.storage.boundary(after: unit) : unit) }
      return .skip(isBackward ? fence?.lowerBound ?? 0 : fence?.upperBound ?? count)
    }
    // Literals that were typed, and nothing else.
    if unit == nil, significance.first(from: 0) == nil { return .range(0..<core.storage.utf16Count) }
    guard let unit, unit < core.storage.utf16Count else { return .refuse }
    let lower = core.storage.boundary(roundingDown: unit)
    let upper = core.storage.boundary(after: lower)
    return .range(min(lower, edit.range.lowerBound)..<max(upper, edit.range.upperBound))
  }

  /// The significant characters after the caret that typing replaces in overwrite mode.
  private func overwritten(by text: String, at offset: Int) -> Range<Int> {
    var upper = offset
    for _ in 0..<text.count {
      guard let unit = significance.first(from: upper), unit < core.storage.utf16Count else { break }
      upper = core.storage.boundary(after: unit)
    }
    return offset..<upper
  }

  /// The caret rule: among the positions with the same typed characters on their left, the one that the bias chooses.
  private func selection(
    after edit: PlannedEdit, _ output: EditFormat.Output, _ entered: PlannedEdit
  ) -> EditSelection {
    if let wanted = edit.selection, !edit.kind.isDeletion, edit.kind != .typing, isPlain(edit, output) {
      return fenced(core.storage.clamped(wanted))
    }
    if let caret = output.caret { return fenced(EditSelection(caret: core.storage.clamped(caret))) }
    let legal = output.significance.carets(after: output.significantBefore, length: core.storage.utf16Count)
    let isDeletion = edit.replacement.isEmpty
    let side =
      isDeletion
      ? options.bias.delete ?? format?.bias.delete ?? .nearest
      : options.bias.insert ?? format?.bias.insert ?? .before
    let caret: Int
    switch side {
    case .before: caret = legal.lowerBound
    case .after: caret = legal.upperBound
    case .nearest:
      let offset = entered.range.lowerBound + entered.replacement.utf16Count
      caret = min(max(offset, legal.lowerBound), legal.upperBound)
    }
    // A significant unit may be part of a cluster.
    let place = core.storage.clamped(caret)
    guard let fence, !fence.contains(place) else { return EditSelection(caret: place) }
    return fenced(EditSelection(caret: place))
  }

  /// Whether the format left the edit as it was made.
  private func isPlain(_ edit: PlannedEdit, _ output: EditFormat.Output) -> Bool {
    output.text.utf16Count >= edit.range.lowerBound + edit.replacement.utf16Count
      && output.significance.count(before: .max) == output.text.utf16Count
  }
}
