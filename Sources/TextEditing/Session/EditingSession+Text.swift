extension EditingSession {
  /// The replacement that a command would make, before any live format; `nil` if it would change no text. Ask a
  /// delegate with it, then perform the command.
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
    case .move(let direction, _, _) where steps(by: command):
      return stepped(isUp: direction == .up).map {
        EditReplacement(range: 0..<core.storage.utf16Count, replacement: $0.text)
      }
    default:
      guard case .edit(let edit)? = core.plan(command) else { return nil }
      return EditReplacement(range: edit.range, replacement: edit.replacement)
    }
  }

  private static func replacement(of splice: Splice?) -> EditReplacement? {
    splice.map { EditReplacement(range: $0.removedRange, replacement: $0.inserted) }
  }

  /// Writes the text for the program, without the limit and the rule for line breaks. A composition ends; composed text
  /// is kept only as far as `text` contains it. A live format formats the text.
  ///
  /// Writing the text that is there already changes nothing, unless a selection is given with
  /// ``CaretPolicy/exact(_:)``.
  @discardableResult
  public mutating func setText(_ text: String, caret: CaretPolicy = .end) -> [EditEffect] {
    defer { checkInvariants() }
    if options.isSecure { core.forget(text) }
    let old = core.storage
    let oldSelection = core.selection
    let oldMarked = core.marked
    if holds(text) {
      if case .exact(let selection) = caret { return perform(.select(selection)) }
      if core.composition == nil { return [] }
    }
    leaveComposition()
    switch caret {
    case .end:
      core.history.removeAll()
      write(text, selection: nil)
    case .endOfEditing:
      let marks = core.marks
      write(text, selection: nil)
      core.record(
        Self.splice(from: old, to: core.storage), before: oldSelection, marks: marks, kind: .replacing, typed: nil)
    case .exact(let selection):
      amend(text, selection: selection)
    }
    var effects: [EditEffect] = []
    if !core.storage.hasSameUnits(as: old) { effects.append(.textChanged) }
    if core.selection != oldSelection { effects.append(.selectionChanged) }
    if core.marked != oldMarked { effects.append(.markedChanged) }
    return effects
  }

  /// Writes a text that the program has made of this one. What was selected stays selected, and the caret keeps what
  /// was typed on its left; behind the text it stays there.
  mutating func rewrite(_ text: String) {
    if holds(text) { return }
    let old = core.storage
    let selection = core.selection
    let alignment = EditAlignment(from: old.text, to: text)
    leaveComposition()
    let new: EditSelection
    if selection.isCaret {
      let isAtEnd = selection.head >= old.utf16Count
      let caret = alignment.caret(at: selection.head, bias: isAtEnd ? .after : .before)
      new = EditSelection(caret: caret, affinity: selection.affinity)
    } else {
      let range = alignment.range(selection.range)
      let isForward = selection.anchor < selection.head
      new = EditSelection(
        anchor: isForward ? range.lowerBound : range.upperBound, head: isForward ? range.upperBound : range.lowerBound,
        affinity: selection.affinity)
    }
    amend(text, selection: new)
  }

  /// Writes a text that was changed elsewhere, as in another field with the same text. The caret stays at its
  /// characters, a composition ends, and the steps that can be undone and redone are moved over the change; those that
  /// it touches are dropped, and with a live format all of them.
  package mutating func follow(_ text: String) {
    defer { checkInvariants() }
    if options.isSecure { core.forget(text) }
    if holds(text) { return }
    leaveComposition()
    let old = core.storage
    let selection = core.selection
    guard format == nil, let delta = TextDelta(from: old, to: SessionStorage(text)) else {
      core.history.removeAll()
      return write(text, selection: selection)
    }
    let change = ForeignChange(range: delta.old, inserted: delta.new.count)
    write(text, selection: change.moved(selection))
    core.history.close()
    if !options.isSecure { core.history.moveSteps(over: change) }
  }

  /// The start of the separators that end at an offset; the offset itself if there are none.
  package func separatorsStart(before offset: Int) -> Int {
    var start = core.storage.clamped(offset)
    while start > 0 {
      let previous = core.storage.boundary(before: start)
      guard let character = core.storage.slice(previous..<start).first, character.isSeparator else { break }
      start = previous
    }
    return start
  }

  private func holds(_ text: String) -> Bool {
    text.utf8.count == core.storage.utf8Count && text.hasSameUnits(as: core.storage.text)
  }

  /// Ends a composition before the program writes; what was composed stays a step that can be undone.
  private mutating func leaveComposition() {
    core.marked = nil
    guard let composition = core.composition else { return }
    core.composition = nil
    core.record(composition.splice, before: composition.before, marks: core.marks, kind: .composing, typed: nil)
  }

  /// Replaces the text as part of the edit before it.
  private mutating func amend(_ text: String, selection: EditSelection) {
    let before = core.storage
    let range = core.history.amendedRange
    write(text, selection: selection)
    if !options.isSecure, let range {
      core.history.amend(
        Self.splice(from: before, to: core.storage, covering: range), after: core.selection, marks: core.marks)
    }
  }

  /// For a long text, the range that differs, so that the history does not keep it twice; and with it a range of the
  /// old text.
  private static func splice(
    from old: SessionStorage, to new: SessionStorage, covering range: Range<Int>? = nil
  ) -> Splice {
    #if !hasFeature(Embedded)
    if old.isLong, new.isLong {
      guard let delta = TextDelta(from: old, to: new) else { return Splice(offset: 0, removed: "", inserted: "") }
      let lower = min(delta.old.lowerBound, range?.lowerBound ?? .max)
      let upper = max(delta.old.upperBound, min(range?.upperBound ?? 0, old.utf16Count))
      let end = upper + new.utf16Count - old.utf16Count
      return Splice(offset: lower, removed: old.slice(lower..<upper), inserted: new.slice(lower..<end))
    }
    #endif
    return Splice(offset: 0, removed: old.string, inserted: new.string)
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
