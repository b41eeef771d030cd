extension EditCore {
  /// Replaces the marked text or the selection with text being composed (UITextInput `setMarkedText`).
  package mutating func mark(_ string: String, selected: Range<Int>) {
    let text = options.isMultiline ? string : string.onOneLine
    let range = marked ?? selection.range
    if composition == nil {
      if text.isEmpty, range.isEmpty { return }
      history.close()
    }
    compose(range, with: text)
    let base = range.lowerBound
    let end = base + text.utf16Count
    marked = text.isEmpty ? nil : base..<end
    let lower = min(max(selected.lowerBound, 0), end - base)
    let upper = min(max(selected.upperBound, lower), end - base)
    selection = storage.clamped(EditSelection(base + lower..<base + upper))
  }

  /// Changes text within the composition.
  package mutating func compose(_ range: Range<Int>, with text: String) {
    let before = selection
    let splice = splice(range, with: text)
    if composition == nil {
      composition = Composition(splice: splice, before: before)
    } else {
      composition?.splice.append(splice)
    }
    if options.isSecure, let splice = composition?.splice {
      forget(splice.removed)
      forget(splice.inserted)
    }
    goalColumn = nil
  }

  /// Makes the memory of a secure text, or of a part of one, be overwritten when it is released.
  package func forget(_ secret: String) {
    #if !hasFeature(Embedded)
    SecretStrings.wipeWhenReleased(secret)
    #endif
  }

  /// Reverts the composition and returns it as an edit to plan again: at its end the limit and the format apply as to a
  /// paste. `nil` if it is empty.
  package mutating func takeComposition() -> PlannedEdit? {
    marked = nil
    guard let taken = composition else { return nil }
    composition = nil
    apply(taken.splice.inverse)
    let after = selection
    selection = taken.before
    if taken.splice.isIdentity { return nil }
    return PlannedEdit(
      range: taken.splice.removedRange, replacement: taken.splice.inserted, kind: .composing, selection: after)
  }

  /// Deletes inside the marked text. `false` if the deletion reaches outside.
  package mutating func deleteMarked(_ edit: PlannedEdit) -> Bool {
    guard let marked, edit.range.lowerBound >= marked.lowerBound, edit.range.upperBound <= marked.upperBound else {
      return false
    }
    compose(edit.range, with: "")
    let end = marked.upperBound - (edit.range.upperBound - edit.range.lowerBound)
    self.marked = end > marked.lowerBound ? marked.lowerBound..<end : nil
    selection = caret(after: edit)
    return true
  }
}
