#if Web
import PlatenGraph

/// The server's state of the conversation about one field with a browser.
///
/// The browser's text belongs to the user: the server never waits for it and never overwrites it while it is ahead.
/// Each report is mapped to the program's text by what the two have in common, and answered with the result. For a
/// secure field all texts here are marks; typed text passes through and is not stored.
struct FieldState {
  let isSecure: Bool
  let isMultiline: Bool
  /// The last report that was handled.
  private(set) var sequence = 0
  /// The version of the last text that was sent.
  private(set) var version = 0
  /// The browser's text when it sent that report.
  private var reported: [UInt16]
  private var reportedSelection: EditSelection
  /// The browser's text after it has applied all updates.
  private var shown: [UInt16]
  private var shownSelection: EditSelection
  /// Sent texts that the browser may name as a base.
  private var handedOut: [(version: Int, text: [UInt16], isBeginning: Bool)] = []
  /// Whether the text sent now is only the beginning of the program's text.
  var isBeginning = false
  /// The caret that the last edit implies, in the reported text.
  private var expectedCaret: Int?
  /// The attributes that the browser shows, if the text has any.
  private var knownRuns = KnownRuns()
  /// There is a report that is not answered yet.
  private var owesAnswer = false
  /// The answer has to include the text and the selection, even if they seem to be known.
  private var owesText = false

  private static let mostHandedOut = 8

  /// The state of a field, or of one that changed its kind: messages of its old element may still arrive, so that the
  /// numbers continue.
  init(_ content: FieldContent, after old: FieldState? = nil) {
    sequence = old?.sequence ?? 0
    version = old?.version ?? 0
    isSecure = content.isSecure
    isMultiline = content.isMultiline
    reported = Self.displayed(content)
    reportedSelection = content.selection
    shown = reported
    shownSelection = content.selection
    handedOut = [(version, reported, false)]
  }

  /// The page was served without the text, which has to be sent.
  mutating func oweText() { owesText = true }

  /// A field's text as a browser has it: an `input` has no line breaks, a `textarea` has only line feeds.
  static func displayed(_ content: FieldContent) -> [UInt16] {
    // A browser draws its own marks, whatever the program's marks are and whatever it reveals.
    if content.isSecure { return marks(content.text.utf16.count) }
    var units = Array(content.text.utf16)
    guard units.contains(where: { $0 == 0x0D || (!content.isMultiline && $0 == 0x0A) }) else { return units }
    if content.isMultiline {
      var result: [UInt16] = []
      for (index, unit) in units.enumerated() {
        if unit == 0x0D {
          if index + 1 == units.count || units[index + 1] != 0x0A { result.append(0x0A) }
        } else {
          result.append(unit)
        }
      }
      units = result
    } else {
      units.removeAll { $0 == 0x0A || $0 == 0x0D }
    }
    return units
  }

  /// The state of the field for a new document.
  mutating func snapshot(of content: FieldContent) -> Element.Field {
    let text = Self.displayed(content)
    remember(text, content.selection)
    let styledRuns = StyledRun.runs(of: content)
    knownRuns.send(styledRuns, version: version)
    return Element.Field(
      value: isSecure ? nil : String(decoding: text, as: UTF16.self), markCount: text.count,
      anchor: content.selection.anchor, head: content.selection.head, sequence: sequence, version: version,
      isRevealed: content.isRevealed, styledRuns: styledRuns)
  }

  // MARK: Reports

  /// Handles a report and returns its effect on the program's field.
  ///
  /// - Returns: the commands to perform, in order, or nil when the report can't be mapped. A report that was handled
  ///   before has no commands.
  mutating func receive(_ edit: FieldEdit, content: FieldContent) -> [EditCommand]? {
    guard edit.sequence > sequence, !isOfBeginning(edit.base) else { return [] }
    guard let base = base(edit.base), edit.start >= 0, edit.start <= edit.end, edit.end <= base.count else {
      return nil
    }
    let inserted: [UInt16]
    if isSecure {
      let count = edit.length - (base.count - (edit.end - edit.start))
      guard count >= 0, count <= edit.text.utf16.count else { return nil }
      inserted = Self.marks(count)
    } else {
      inserted = Array(edit.text.utf16)
    }
    let splice = TextSplice(range: edit.start..<edit.end, inserted: inserted)
    let new = splice.applied(to: base)
    guard new.count == edit.length else { return nil }
    note(new, edit)
    knownRuns.edit(splice, base: edit.base)
    if edit.marked == nil, let hosted = content.marked {
      expectedCaret = hosted.upperBound + new.count - base.count
    } else if !splice.isEmpty {
      expectedCaret = edit.start + inserted.count
    }
    let placement = EditPlacement(base: base, splice: splice, text: edit.text, kind: edit.kind, isSecure: isSecure)
    return placement.commands(in: content, marked: edit.marked, selection: reportedSelection)
  }

  /// Handles the whole text of a field, after an interruption.
  mutating func receiveWhole(
    sequence: Int, text: String, markCount: Int?, anchor: Int, head: Int, content: FieldContent
  ) -> [EditCommand] {
    guard sequence > self.sequence else { return [] }
    let new = isSecure ? Self.marks(min(markCount ?? text.count, text.utf16.count)) : Array(text.utf16)
    let edit = FieldEdit(
      sequence: sequence, base: 0, start: 0, end: 0, text: "", length: new.count, anchor: anchor, head: head,
      kind: .typing)
    note(new, edit)
    knownRuns.forget()
    let current = Self.displayed(content)
    if isSecure { return [.replace(0..<current.count, with: text, selection: nil)] }
    let splice = TextSplice(from: current, to: new)
    let unmark: [EditCommand] = content.marked == nil ? [] : [.unmark]
    guard !splice.isEmpty else { return unmark }
    let range = EditAlignment(from: String(decoding: current, as: UTF16.self), to: content.text).range(splice.range)
    return unmark + [.replace(range, with: String(decoding: splice.inserted, as: UTF16.self), selection: nil)]
  }

  /// Handles a command without a text: undo, redo.
  mutating func receiveCommand(sequence: Int, base version: Int) -> Bool {
    guard sequence > self.sequence else { return false }
    if let base = base(version) { reported = base }
    // The previous answer may not have been applied: this report may have been sent before it arrived.
    shown = reported
    owesText = true
    self.sequence = sequence
    owesAnswer = true
    return true
  }

  /// After the commands: the command that sets the browser's selection, if it differs from the caret after the edit.
  /// That caret is placed by the session, which has the format.
  func selectionCommand(content: FieldContent) -> EditCommand? {
    guard content.marked == nil else { return nil }
    if reportedSelection.isCaret, reportedSelection.head == expectedCaret { return nil }
    let map = EditAlignment(from: String(decoding: reported, as: UTF16.self), to: content.text)
    let wanted = EditSelection(
      anchor: map.caret(at: reportedSelection.anchor), head: map.caret(at: reportedSelection.head))
    guard wanted.anchor != content.selection.anchor || wanted.head != content.selection.head else { return nil }
    return .select(wanted)
  }

  private mutating func note(_ text: [UInt16], _ edit: FieldEdit) {
    sequence = edit.sequence
    reported = text
    let count = text.count
    reportedSelection = EditSelection(
      anchor: min(max(edit.anchor, 0), count), head: min(max(edit.head, 0), count))
    shown = text
    shownSelection = reportedSelection
    expectedCaret = nil
    handedOut.removeAll { $0.version < edit.base }
    owesAnswer = true
  }

  /// Whether a version is only the beginning of the program's text, to which no edit can be mapped.
  private func isOfBeginning(_ version: Int) -> Bool {
    handedOut.first { $0.version == version }?.isBeginning ?? false
  }

  private func base(_ version: Int) -> [UInt16]? {
    if version == 0, sequence > 0 { return reported }
    return handedOut.first { $0.version == version }?.text
  }

  private static func marks(_ count: Int) -> [UInt16] {
    [UInt16](repeating: 0x2022, count: min(max(count, 0), 1_000_000))
  }

  // MARK: Answers

  /// The update for the browser; nil when it is up to date.
  mutating func answer(for content: FieldContent) -> FieldAnswer? {
    let text = Self.displayed(content)
    let selection = content.selection
    let isOwed = owesAnswer
    let isTextOwed = owesText
    owesAnswer = false
    owesText = false
    let sameSelection = selection.anchor == shownSelection.anchor && selection.head == shownSelection.head
    let styledRuns = StyledRun.runs(of: content)
    let owesRuns = isTextOwed || knownRuns.differ(from: styledRuns)
    if !owesRuns, text == shown, sameSelection || content.marked != nil {
      return isOwed ? .acknowledged(sequence: sequence) : nil
    }
    let known = shown
    remember(text, selection)
    if owesRuns { knownRuns.send(styledRuns, version: version) }
    if isSecure {
      return .marks(
        sequence: sequence, version: version, count: text.count, anchor: selection.anchor, head: selection.head)
    }
    if isOwed {
      return .replaced(
        sequence: sequence, version: version, TextSplice(from: reported, to: text), anchor: selection.anchor,
        head: selection.head, styledRuns: owesRuns ? styledRuns : nil)
    }
    return .set(
      sequence: sequence, version: version,
      text: text == known && !isTextOwed ? nil : String(decoding: text, as: UTF16.self),
      anchor: selection.anchor, head: selection.head, styledRuns: owesRuns ? styledRuns : nil)
  }

  private mutating func remember(_ text: [UInt16], _ selection: EditSelection) {
    version += 1
    shown = text
    shownSelection = selection
    handedOut.append((version, text, isBeginning))
    if handedOut.count > Self.mostHandedOut { handedOut.removeFirst() }
  }
}
#endif
