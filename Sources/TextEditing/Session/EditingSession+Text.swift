extension EditingSession {
  /// What a command would replace, before any live format, or `nil` if it would change no text. Ask a delegate with
  /// this, then perform the command.
  public func proposal(for command: EditCommand) -> EditReplacement? {
    switch command {
    case .mark(let text, _):
      return EditReplacement(range: core.marked ?? core.selection.range, replacement: text)
    case .insert where core.marked != nil:
      guard let marked = core.marked, case .insert(let text) = command else { return nil }
      return EditReplacement(range: marked, replacement: text)
    case .undo:
      return Self.replacement(of: core.history.last?.splice.inverse)
    case .redo:
      return Self.replacement(of: core.history.next?.splice)
    default:
      guard case .edit(let edit)? = core.plan(command) else { return nil }
      return EditReplacement(range: edit.range, replacement: edit.replacement)
    }
  }

  private static func replacement(of splice: Splice?) -> EditReplacement? {
    splice.map { EditReplacement(range: $0.removedRange, replacement: $0.inserted) }
  }

  /// Writes the text from the program: no limit, no newline rule. A composition ends and what was composed is kept
  /// only as far as `text` keeps it. A live format formats the text.
  ///
  /// The same text as before moves nothing, unless a selection is given with ``CaretPolicy/exact(_:)``.
  @discardableResult
  public mutating func setText(_ text: String, caret: CaretPolicy = .end) -> [EditEffect] {
    let old = state
    if text.hasSameUnits(as: old.text) {
      if case .exact(let selection) = caret { return perform(.select(selection)) }
      if core.composition == nil { return [] }
    }
    core.marked = nil
    let composition = core.composition
    core.composition = nil
    if let composition {
      core.record(composition.splice, before: composition.before, marks: core.marks, kind: .composing, typed: nil)
    }
    switch caret {
    case .end:
      core.history.removeAll()
      write(text, selection: nil)
    case .keepSuffix:
      let kept = Self.commonSuffix(old.text, text, within: old.text.utf16.count - old.selection.head)
      rewrite(text, selection: EditSelection(caret: text.utf16.count - kept))
    case .exact(let selection):
      rewrite(text, selection: selection)
    }
    let new = state
    var effects: [EditEffect] = []
    if !new.text.hasSameUnits(as: old.text) { effects.append(.textChanged) }
    if new.selection != old.selection { effects.append(.selectionChanged) }
    if new.marked != old.marked { effects.append(.markedChanged) }
    return effects
  }

  /// How many UTF-16 units of the `limit` last ones both strings share.
  private static func commonSuffix(_ a: String, _ b: String, within limit: Int) -> Int {
    var count = 0
    for (x, y) in zip(a.utf16.reversed(), b.utf16.reversed()) {
      guard count < limit, x == y else { break }
      count += 1
    }
    return count
  }

  /// Replaces the text as part of the edit before it.
  private mutating func rewrite(_ text: String, selection: EditSelection) {
    let before = core.storage.string
    write(text, selection: selection)
    let after = core.storage.string
    if !options.isSecure {
      core.history.amend(Splice(offset: 0, removed: before, inserted: after), after: core.selection, marks: core.marks)
    }
  }

  private mutating func write(_ text: String, selection: EditSelection?) {
    if format != nil {
      adopt(text, selection: selection)
    } else {
      core.replace(0..<core.storage.utf16Count, with: text)
      core.selection =
        selection.map { core.storage.clamped($0) } ?? EditSelection(caret: core.storage.utf16Count)
    }
    core.goalColumn = nil
  }
}
