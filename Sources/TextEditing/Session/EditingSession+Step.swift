extension EditingSession {
  /// Whether a command changes the part of the text at the caret by one, as Up and Down do in a date.
  public func steps(by command: EditCommand) -> Bool {
    guard case .move(let direction, let granularity, extending: false) = command, format?.step != nil,
      direction == .up || direction == .down, granularity == .grapheme || granularity == .line
    else { return false }
    return !options.isMultiline && !options.isSecure && core.composition == nil
  }

  /// The format's output for a step; `nil` if there is no other value.
  func stepped(isUp: Bool) -> EditFormat.Output? {
    format?.step?(core.storage.string, core.selection.head, isUp)
  }

  /// Performs a step as an edit of its own, with the caret in the same part.
  mutating func step(isUp: Bool) -> EditRefusal? {
    guard let output = stepped(isUp: isUp) else { return .atEdge }
    let before = core.storage.string
    let selection = core.selection
    let marks = core.marks
    take(output)
    core.replaceAll(with: output.text)
    core.selection = fenced(EditSelection(caret: core.storage.clamped(output.caret ?? output.significantBefore)))
    core.goalColumn = nil
    core.record(
      Splice(offset: 0, removed: before, inserted: output.text), before: selection, marks: marks, kind: .replacing,
      typed: nil)
    return nil
  }
}
