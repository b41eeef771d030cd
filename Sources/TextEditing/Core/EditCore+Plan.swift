/// The change that a command makes.
package enum EditPlan: Equatable, Sendable {
  case edit(PlannedEdit)
  case refuse(EditRefusal)
}

extension EditCore {
  /// Plans typing, pasting, replacing, deleting and cutting. `nil` for commands that do none of these.
  package func plan(_ command: EditCommand) -> EditPlan? {
    switch command {
    case .insert(let string):
      return planInsert(string)
    case .paste(let string):
      let text = options.isMultiline ? string : string.onOneLine
      if text.isEmpty, !string.isEmpty { return .refuse(.newline) }
      return fit(PlannedEdit(range: storage.clamped(selection).range, replacement: text, kind: .pasting))
    case .replace(let range, let string, let after):
      let range = storage.clamped(range)
      var text = options.isMultiline ? string : string.onOneLine
      let kind = kind(ofReplacing: range, with: text)
      if range.isEmpty || kind == .typing { text = capitalized(text, at: range.lowerBound) }
      return fit(PlannedEdit(range: range, replacement: text, kind: kind, selection: after))
    case .delete(let direction, let granularity):
      return planDelete(direction, granularity)
    case .cut:
      if options.isSecure { return .refuse(.secure) }
      if selection.isCaret { return .refuse(.nothingSelected) }
      return .edit(PlannedEdit(range: selection.range, replacement: "", kind: .cutting))
    default:
      return nil
    }
  }

  private func planInsert(_ string: String) -> EditPlan {
    var text = string
    if !options.isMultiline {
      text = string.onOneLine
      if text.isEmpty, !string.isEmpty { return .refuse(.newline) }
    }
    var range = selection.range
    text = capitalized(text, at: range.lowerBound)
    if options.overwrite, range.isEmpty { range = overwritten(by: text, at: range.lowerBound) }
    return fit(PlannedEdit(range: range, replacement: text, kind: .typing))
  }

  /// As many grapheme clusters after the caret as are typed, up to the end of the line.
  private func overwritten(by text: String, at offset: Int) -> Range<Int> {
    guard !text.unicodeScalars.contains(where: { $0.isLineBreak }) else { return offset..<offset }
    let end = options.isMultiline ? storage.lineEnd(offset) : storage.utf16Count
    var upper = offset
    for _ in 0..<text.count where upper < end { upper = storage.boundary(after: upper) }
    return offset..<upper
  }

  private func planDelete(_ direction: EditDirection, _ granularity: EditGranularity) -> EditPlan {
    // Widgets report that a selection is gone, not which key has deleted it: all keys make the same steps of undoing.
    if !selection.isCaret {
      return .edit(PlannedEdit(range: selection.range, replacement: "", kind: .deletingBackward))
    }
    let kind: EditKind = direction.isBackward ? .deletingBackward : .deletingForward
    let head = selection.head
    var offset = target(from: head, direction, granularity)
    // At the edge of its line, deleting to that edge joins it with the next one.
    if offset == head, granularity == .line { offset = target(from: head, direction, .grapheme) }
    if offset == head { return .refuse(.atEdge) }
    return .edit(PlannedEdit(range: min(offset, head)..<max(offset, head), replacement: "", kind: kind))
  }

  /// Infers the user's action from a widget's report, so that undo coalesces and the caret is placed alike in every
  /// front end.
  private func kind(ofReplacing range: Range<Int>, with text: String) -> EditKind {
    if text.isEmpty {
      if !selection.isCaret { return range == selection.range ? .deletingBackward : .replacing }
      if range.upperBound == selection.head { return .deletingBackward }
      return range.lowerBound == selection.head ? .deletingForward : .replacing
    }
    let isOne = text.index(after: text.startIndex) == text.endIndex
    return isOne && range == selection.range ? .typing : .replacing
  }

  /// Truncates the insertion of a plan at the limit, never inside a grapheme cluster.
  package func fit(_ edit: PlannedEdit) -> EditPlan {
    guard let limit = options.limit, !edit.replacement.isEmpty else { return .edit(edit) }
    let count = storage.utf16Count - (edit.range.upperBound - edit.range.lowerBound)
    if count + edit.replacement.utf16Count <= limit { return .edit(edit) }
    var edit = edit
    while !edit.replacement.isEmpty {
      // Joining may merge clusters, so the whole is counted.
      var whole = storage
      whole.splice(edit.range, with: edit.replacement)
      let excess = whole.string.count - limit
      guard excess > 0 else { break }
      edit.replacement.removeLast(min(excess, edit.replacement.count))
      edit.isCut = true
    }
    if edit.isCut, edit.replacement.isEmpty { return .refuse(.limit) }
    return .edit(edit)
  }
}
