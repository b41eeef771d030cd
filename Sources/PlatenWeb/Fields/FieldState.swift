#if Web
import PlatenGraph
import TextEditing

/// The server's state of the conversation about one field with a browser.
///
/// The browser's text belongs to the user: the server never waits for it and never overwrites it while it is ahead.
/// Each report is mapped to the program's text by what the two have in common, and answered with the result. For a
/// secure field all texts here are marks; typed text passes through and is not stored.
struct FieldState {
  /// A text that the browser was sent.
  private struct Sent {
    let version: Int
    let text: TextStorage
    let selection: EditSelection
    let isBeginning: Bool
    let editsElsewhere: Int
  }

  let isSecure: Bool
  let isMultiline: Bool
  /// The text before any report.
  private let first: TextStorage
  /// Whether the user has typed that: the program was told of it, and started again, before its answer arrived.
  private var isFirstTyped = false
  /// The last report that was handled.
  private(set) var sequence = 0
  /// The version of the last text that was sent.
  private(set) var version = 0
  /// The browser's text when it sent that report.
  private var reported: TextStorage
  private var reportedSelection: EditSelection
  /// What was being composed in it.
  private var reportedMark: Range<Int>?
  /// The program has ended a composition that the browser goes on with: it adopts no text meanwhile.
  private var hasDroppedComposition = false
  /// The last report of such a composition.
  private var droppedSequence = 0
  /// How many edits of other fields the text has that the last reports were made in.
  private var reportedElsewhere: Int
  /// Whether the program's text had more of them than the text that the last report was made in.
  private var isEditedElsewhere = false
  /// The browser's text after it has applied all updates.
  private var shown: TextStorage
  private var shownSelection: EditSelection
  /// Sent texts that the browser may name as a base.
  private var handedOut: [Sent] = []
  /// Whether the text sent now is only the beginning of the program's text.
  var isBeginning = false
  /// The caret that the last edit implies, in the reported text.
  private var expectedCaret: Int?
  /// The program's selection after that edit, which the browser's represents.
  private var selectionAfterEdit: EditSelection?
  /// The last version that was sent before an edit of this field which was reported for another field or by another page.
  private var versionBeforeOtherEdit: Int?
  /// The version in the last document that holds the field.
  private var versionInDocument = 0
  /// The attributes that the browser shows, if the text has any.
  private var knownRuns = KnownRuns()
  /// `FieldContent.otherChanges` as long as the page's own session of the field has made the same steps of undoing as
  /// the program's since it began; nil where it may have others, up to the next that begins.
  private var sharedSteps: Int?
  /// There is a report that is not answered yet.
  private var owesAnswer = false
  /// The answer has to include the text and the selection, even if they seem to be known.
  private var owesText = false

  /// So many are kept as another field with the same text may be typed in while an answer is on its way. Of a long text
  /// each is a copy.
  private static let mostHandedOut = 64
  private static let mostOfLongTexts = 8
  private static let longText = 1 << 14

  /// The state of a field, or of one that changed its kind: messages of its old element may still arrive, so that the
  /// numbers continue.
  init(_ content: FieldContent, after old: FieldState? = nil) {
    sequence = old?.sequence ?? 0
    version = old?.version ?? 0
    isSecure = content.isSecure
    isMultiline = content.isMultiline
    reported = Self.displayed(content)
    first = reported
    reportedSelection = content.selection
    shown = reported
    shownSelection = content.selection
    reportedElsewhere = content.editsElsewhere
    sharedSteps = old == nil ? content.otherChanges : nil
    handedOut = [sent(reported, content)]
  }

  /// Whether the browser shows a text because the user has typed in the field.
  func hasTyped(_ text: TextStorage) -> Bool {
    !isSecure && sequence > 0 && shown == text && (first != text || isFirstTyped)
  }

  /// The page was served without the text, which has to be sent.
  mutating func oweText() { owesText = true }

  /// A field's text as a browser has it: an `input` has no line breaks, a `textarea` has only line feeds. Costs next to
  /// nothing for a long text that is the same in the browser.
  static func displayed(_ content: FieldContent) -> TextStorage {
    // A browser draws its own marks, whatever the program's marks are and whatever it reveals.
    if content.isSecure { return marks(content.storage.utf16Count) }
    guard content.isMultiline ? content.storage.hasCarriageReturn : content.storage.hasLineBreak else {
      return content.storage
    }
    var bytes: [UInt8] = []
    let text = content.text
    bytes.reserveCapacity(text.utf8.count)
    var isAfterReturn = false
    for byte in text.utf8 {
      let isReturn = byte == 0x0D
      switch byte {
      case 0x0A, 0x0D:
        if content.isMultiline, isReturn || !isAfterReturn { bytes.append(0x0A) }
      default: bytes.append(byte)
      }
      isAfterReturn = isReturn
    }
    return TextStorage(String(decoding: bytes, as: UTF8.self))
  }

  /// The state of the field for a new document.
  mutating func snapshot(of content: FieldContent) -> Element.Field {
    let text = Self.displayed(content)
    remember(text, content)
    versionInDocument = version
    let styledRuns = StyledRun.runs(of: content)
    knownRuns.send(styledRuns, version: version)
    return Element.Field(
      value: isSecure ? nil : text.string, markCount: text.utf16Count,
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
    guard let base = base(edit.base), edit.start >= 0, edit.start <= edit.end, edit.end <= base.utf16Count else {
      return nil
    }
    var inserted = edit.text
    if isSecure {
      let count = edit.length - (base.utf16Count - (edit.end - edit.start))
      guard count >= 0, count <= edit.text.utf16.count else { return nil }
      inserted = Self.marks(count).string
    }
    let splice = TextSplice(range: edit.start..<edit.end, inserted: inserted)
    guard let new = splice.applied(to: base), new.utf16Count == edit.length else { return nil }
    let standIn = content.selection == selectionAfterEdit ? standIn(base: edit.base) : nil
    let earlierMark = edit.base == 0 ? reportedMark : nil
    noteEditsElsewhere(content, base: edit.base)
    note(new, edit)
    if isDropped(edit) { return [] }
    knownRuns.edit(splice, base: edit.base)
    if !edit.commands.isEmpty {
      // The page's session has formatted another text, or the same with the caret where it was before.
      let typed = standIn != nil && edit.selectionBefore?.range == standIn ? edit.typed : nil
      let isMoved = typed != nil && content.selection.range != standIn
      // Before its first edit a new session of a page selects all.
      if edit.commands.first == .selectAll { sharedSteps = content.otherChanges }
      if !isMoved, let commands = commands(of: edit, from: base, to: new, content) { return commands }
      if let typed {
        if reportedSelection.isCaret { expectedCaret = reportedSelection.head }
        return typed
      }
    }
    if edit.marked == nil, content.marked == nil, !splice.isEmpty { sharedSteps = nil }
    if edit.marked == nil, let hosted = content.marked {
      expectedCaret = hosted.upperBound + new.utf16Count - base.utf16Count
    } else if !splice.isEmpty {
      expectedCaret = edit.start + inserted.utf16.count
    }
    let placement = EditPlacement(
      base: base, splice: splice, text: edit.text, kind: edit.kind, isSecure: isSecure, standIn: standIn,
      earlierMark: earlierMark, isEditedElsewhere: isEditedElsewhere)
    return placement.commands(in: content, marked: edit.marked, selection: reportedSelection)
  }

  /// Whether a report is of a composition that the program has ended, up to the end of it in the browser.
  private mutating func isDropped(_ edit: FieldEdit) -> Bool {
    guard hasDroppedComposition else { return false }
    hasDroppedComposition = edit.base == 0 && edit.marked != nil
    guard edit.base == 0 else { return false }
    droppedSequence = edit.sequence
    sharedSteps = nil
    knownRuns.forget()
    return true
  }

  /// The commands of an edit that the page's own session has made: the program's session carries them out as well, and
  /// so comes to the same text and the same history, if both had the same text. nil if the edit has to be mapped.
  private mutating func commands(
    of edit: FieldEdit, from base: TextStorage, to new: TextStorage, _ content: FieldContent
  ) -> [EditCommand]? {
    guard !isSecure, edit.marked == nil else { return nil }
    // A format here has given the same already, as after a composition.
    if content.storage == new, base != new { return content.marked == nil ? [] : [.unmark] }
    guard content.marked == nil, content.storage == base else { return nil }
    if reportedSelection.isCaret { expectedCaret = reportedSelection.head }
    return edit.commands
  }

  /// Handles the whole text of a field, after an interruption.
  ///
  /// - Parameter isKept: Whether the program's text stays: what the page reports next is mapped to it.
  mutating func receiveWhole(
    sequence: Int, text: String, markCount: Int?, anchor: Int, head: Int, content: FieldContent, isKept: Bool = false
  ) -> [EditCommand] {
    guard sequence > self.sequence else { return [] }
    let new = isSecure ? Self.marks(min(markCount ?? text.count, text.utf16.count)) : TextStorage(text)
    let edit = FieldEdit(
      sequence: sequence, base: 0, start: 0, end: 0, text: "", length: new.utf16Count, anchor: anchor, head: head,
      kind: .typing)
    note(new, edit)
    knownRuns.forget()
    sharedSteps = nil
    isFirstTyped = isFirstTyped || new == first
    if isKept { return [] }
    let current = Self.displayed(content)
    if isSecure { return [.replace(0..<current.utf16Count, with: text, selection: nil)] }
    let splice = TextSplice(from: current, to: new)
    let unmark: [EditCommand] = content.marked == nil ? [] : [.unmark]
    guard !splice.isEmpty else { return unmark }
    // A format reads the text as it was filled in: beside the rest of another text a part of it means something else.
    if content.rules?.format != nil {
      return unmark + [.replace(0..<content.storage.utf16Count, with: text, selection: nil)]
    }
    let range = EditAlignment(from: current, to: content.storage).range(splice.range)
    return unmark + [.replace(range, with: splice.inserted, selection: nil)]
  }

  /// Handles a command without a text: undo, redo.
  mutating func receiveCommand(sequence: Int, base version: Int) -> Bool {
    guard sequence > self.sequence else { return false }
    if let base = base(version) { reported = base }
    // The previous answer may not have been applied: this report may have been sent before it arrived.
    shown = reported
    owesText = true
    sharedSteps = nil
    self.sequence = sequence
    owesAnswer = true
    return true
  }

  /// After the commands: the command that sets the browser's selection, if it differs from the caret after the edit.
  /// That caret is placed by the session, which has the format.
  mutating func selectionCommand(content: FieldContent) -> EditCommand? {
    selectionAfterEdit = nil
    guard content.marked == nil, droppedSequence != sequence || sequence == 0 else { return nil }
    if caretAfterEdit != nil {
      selectionAfterEdit = content.selection
      return nil
    }
    let map = PlaceMap(from: reported, to: content.storage, isEditedElsewhere: isEditedElsewhere)
    let wanted = EditSelection(
      anchor: map.caret(at: reportedSelection.anchor), head: map.caret(at: reportedSelection.head))
    guard wanted.anchor != content.selection.anchor || wanted.head != content.selection.head else { return nil }
    return .select(wanted)
  }

  /// Notes an edit of this field that the browser has reported for another, or the page that is unloaded has reported
  /// while the next page has the text before it. What is reported for this field, or by the next page, follows that.
  mutating func noteOtherEdit(_ content: FieldContent, isByEarlierPage: Bool) {
    versionBeforeOtherEdit = isByEarlierPage ? versionInDocument : version
    sharedSteps = nil
    selectionAfterEdit = content.selection
  }

  /// The browser's selection in a base, if it represents the program's.
  private func standIn(base: Int) -> Range<Int>? {
    guard let versionBeforeOtherEdit else { return base == 0 ? caretAfterEdit.map { $0..<$0 } : nil }
    if base == 0, sequence > 0 { return reportedSelection.range }
    return base <= versionBeforeOtherEdit ? handedOut.first { $0.version == base }?.selection.range : nil
  }

  /// The browser's caret, if it is where the last edit has left it.
  private var caretAfterEdit: Int? {
    reportedSelection.isCaret && reportedSelection.head == expectedCaret ? expectedCaret : nil
  }

  private mutating func noteEditsElsewhere(_ content: FieldContent, base version: Int) {
    // What follows a report is made in the same text, until the browser names a later one.
    if version > 0 || sequence == 0, let sent = handedOut.first(where: { $0.version == version }) {
      reportedElsewhere = sent.editsElsewhere
    }
    isEditedElsewhere = reportedElsewhere != content.editsElsewhere
  }

  /// The user has moved the focus here: what is typed next is where the caret is in the text that the browser shows,
  /// also where the last edit had left it.
  mutating func focusDidMove() { (expectedCaret, selectionAfterEdit) = (nil, nil) }

  private mutating func note(_ text: TextStorage, _ edit: FieldEdit) {
    sequence = edit.sequence
    reported = text
    reportedMark = edit.marked
    let count = text.utf16Count
    reportedSelection = EditSelection(
      anchor: min(max(edit.anchor, 0), count), head: min(max(edit.head, 0), count))
    shown = text
    shownSelection = reportedSelection
    (expectedCaret, versionBeforeOtherEdit) = (nil, nil)
    handedOut.removeAll { $0.version < edit.base }
    owesAnswer = true
  }

  /// Whether a version is only the beginning of the program's text, to which no edit can be mapped.
  private func isOfBeginning(_ version: Int) -> Bool {
    handedOut.first { $0.version == version }?.isBeginning ?? false
  }

  private func base(_ version: Int) -> TextStorage? {
    if version == 0, sequence > 0 { return reported }
    return handedOut.first { $0.version == version }?.text
  }

  private static func marks(_ count: Int) -> TextStorage {
    TextStorage(String(repeating: "\u{2022}", count: min(max(count, 0), FieldContent.longestInBrowser)))
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
    // What a delegate has refused is no write of the program.
    if reportedMark != nil, content.marked == nil, !isOwed, text != shown { hasDroppedComposition = true }
    let sameSelection = selection.anchor == shownSelection.anchor && selection.head == shownSelection.head
    let styledRuns = StyledRun.runs(of: content)
    let owesRuns = isTextOwed || knownRuns.differ(from: styledRuns)
    if !owesRuns, text == shown, sameSelection || content.marked != nil {
      return isOwed ? .acknowledged(sequence: sequence) : nil
    }
    let known = shown
    remember(text, content)
    if owesRuns { knownRuns.send(styledRuns, version: version) }
    if isSecure {
      return .marks(
        sequence: sequence, version: version, count: text.utf16Count, anchor: selection.anchor, head: selection.head)
    }
    if isOwed {
      return .replaced(
        sequence: sequence, version: version, TextSplice(from: reported, to: text), anchor: selection.anchor,
        head: selection.head, isRewritten: sharedSteps == content.otherChanges,
        styledRuns: owesRuns ? styledRuns : nil)
    }
    return .set(
      sequence: sequence, version: version,
      text: text == known && !isTextOwed ? nil : text.string,
      anchor: selection.anchor, head: selection.head, styledRuns: owesRuns ? styledRuns : nil)
  }

  private func sent(_ text: TextStorage, _ content: FieldContent) -> Sent {
    Sent(
      version: version, text: text, selection: content.selection, isBeginning: isBeginning,
      editsElsewhere: content.editsElsewhere)
  }

  private mutating func remember(_ text: TextStorage, _ content: FieldContent) {
    version += 1
    shown = text
    shownSelection = content.selection
    handedOut.append(sent(text, content))
    let most = text.utf16Count > Self.longText ? Self.mostOfLongTexts : Self.mostHandedOut
    if handedOut.count > most { handedOut.removeFirst(handedOut.count - most) }
  }
}
#endif
