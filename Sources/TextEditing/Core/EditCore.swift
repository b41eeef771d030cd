/// The editing rules for any storage: text, selection, marked text and history, without live formatting.
///
/// A command is planned first, which changes nothing, then committed. A session can apply a format in between.
package struct EditCore<Storage: EditStorage> {
  package private(set) var storage: Storage {
    didSet {
      #if !hasFeature(Embedded)
      shownPart = nil
      #endif
    }
  }
  #if !hasFeature(Embedded)
  /// The part of a line that was shown in visual order last, as long as the text stays the same.
  var shownPart: ShownPart?
  #endif
  package var selection = EditSelection(caret: 0)
  package var marked: Range<Int>?
  /// The text that the composition in progress has replaced so far.
  package var composition: Composition?
  package var history = UndoHistory()
  package var options: EditingOptions
  package var marks = FormatMarks()
  /// Whether the text has changed since a session last asked.
  package var hasChanged = false
  /// The column of vertical movements, in grapheme clusters.
  var goalColumn: Int?

  package struct Composition: Sendable {
    package var splice: Splice
    package var before: EditSelection
  }

  package init(_ string: String, options: EditingOptions) {
    self.init(Storage(string), options: options)
  }

  package init(_ storage: Storage, options: EditingOptions) {
    self.storage = storage
    self.options = options
    if options.isSecure { self.storage.protect() }
  }

  /// Replaces `range`, on grapheme cluster boundaries, and returns the change.
  package mutating func splice(_ range: Range<Int>, with replacement: String) -> Splice {
    let removed = storage.slice(range)
    storage.splice(range, with: replacement)
    let splice = Splice(offset: range.lowerBound, removed: removed, inserted: replacement)
    if !splice.isIdentity { hasChanged = true }
    return splice
  }

  /// Replaces a range without keeping its text. Secure text is not copied.
  package mutating func replace(_ range: Range<Int>, with replacement: String) {
    if !storage.holds(replacement, in: range) { hasChanged = true }
    storage.splice(range, with: replacement)
  }

  /// Makes the storage overwrite its memory when it is released, and drops the undo history.
  package mutating func protect() {
    storage.protect()
    history.removeAll()
  }

  /// Replaces the whole text. Undoing restores the whole, because the changes of a format are not known.
  package mutating func replaceAll(with text: String) {
    storage.splice(0..<storage.utf16Count, with: text)
    hasChanged = true
  }

  /// Undoes or redoes a splice.
  package mutating func apply(_ splice: Splice) {
    storage.splice(splice.removedRange, with: splice.inserted)
    hasChanged = true
  }

  /// Performs a plan and records it.
  package mutating func commit(_ edit: PlannedEdit) {
    let before = selection
    var splice: Splice?
    if options.isSecure {
      replace(edit.range, with: edit.replacement)
    } else {
      splice = self.splice(edit.range, with: edit.replacement)
    }
    // Not with `??`: its autoclosure would copy the whole core.
    if let wanted = edit.selection {
      selection = storage.clamped(wanted)
    } else {
      selection = caret(after: edit)
    }
    goalColumn = nil
    guard let splice else { return }
    record(splice, before: before, marks: marks, kind: edit.kind, typed: edit.replacement.unicodeScalars.last)
  }

  /// Records a change of the text that was made. Changes of secure text are not recorded.
  package mutating func record(
    _ splice: Splice, before: EditSelection, marks: FormatMarks, kind: EditKind, typed: Unicode.Scalar?
  ) {
    guard !options.isSecure, !splice.isIdentity else { return }
    history.record(
      UndoHistory.Step(
        splice: splice, before: before, after: selection, kind: kind, typed: typed, marksBefore: marks,
        marksAfter: self.marks),
      depth: options.undoDepth)
  }

  /// The caret after an edit. If the inserted text has joined the cluster after it, the caret is after the whole
  /// cluster, except after deleting forward, when it is before it.
  func caret(after edit: PlannedEdit) -> EditSelection {
    let offset = edit.range.lowerBound + edit.replacement.utf16Count
    // Where directions meet, the caret is shown next to the typed text.
    let isBesideInserted = options.movement == .visual && !edit.replacement.isEmpty
    return EditSelection(
      caret: edit.kind == .deletingForward
        ? storage.boundary(roundingDown: offset) : storage.boundary(roundingUp: offset),
      affinity: isBesideInserted ? .upstream : .downstream)
  }

  /// Undoes one step. `false` when there is none.
  package mutating func undo() -> Bool {
    guard let step = history.undo() else { return false }
    apply(step.splice.inverse)
    selection = storage.clamped(step.before)
    marks = step.marksBefore
    goalColumn = nil
    return true
  }

  /// Redoes one step. `false` when there is none.
  package mutating func redo() -> Bool {
    guard let step = history.redo() else { return false }
    apply(step.splice)
    selection = storage.clamped(step.after)
    marks = step.marksAfter
    goalColumn = nil
    return true
  }
}

extension EditCore: Sendable where Storage: Sendable {}

/// A change of text that is planned and not yet made.
package struct PlannedEdit: Equatable, Sendable {
  package var range: Range<Int>
  package var replacement: String
  package var kind: EditKind
  /// The selection after the change; `nil` for a caret after the replacement.
  package var selection: EditSelection?
  /// Whether the limit truncated the text.
  package var isCut = false

  package init(range: Range<Int>, replacement: String, kind: EditKind, selection: EditSelection? = nil) {
    self.range = range
    self.replacement = replacement
    self.kind = kind
    self.selection = selection
  }

  /// The same with nothing to replace yet, at an offset.
  func moved(to offset: Int) -> PlannedEdit {
    PlannedEdit(range: offset..<offset, replacement: replacement, kind: kind, selection: selection)
  }
}
