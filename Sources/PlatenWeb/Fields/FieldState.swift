#if Web
import Platen

/// The server's side of one field's conversation with a browser.
///
/// The browser's text is the person's: it is never waited for and never overwritten while it is ahead. Each
/// report is placed in the program's text by what the two have in common, and answered with what the program
/// made of it. For a secure field all texts in here are marks; what was typed passes through and is not kept.
struct FieldState {
  let isSecure: Bool
  let isMultiline: Bool
  /// The last report that was dealt with.
  private(set) var sequence = 0
  /// The number of the last text that was handed out.
  private(set) var version = 0
  /// What the browser had when it sent that report.
  private var reported: [UInt16]
  private var reportedSelection: EditSelection
  /// What the browser has once it has taken over all it was told.
  private var shown: [UInt16]
  private var shownSelection: EditSelection
  /// Texts handed out that the browser may name as a base.
  private var handedOut: [(version: Int, text: [UInt16], isBeginning: Bool)] = []
  /// Whether what is handed out now is only the beginning of the program's text.
  var isBeginning = false
  /// Where the last edit leaves the caret by itself, in the text reported.
  private var expectedCaret: Int?
  /// What is known of the looks that the browser shows, where the text has attributes.
  private var knownLooks = KnownLooks()
  /// Reported, and not answered yet.
  private var owesAnswer = false
  /// The answer has to say the text and the selection, even if they seem to be known.
  private var owesText = false

  private static let mostHandedOut = 8

  /// The state of a field, or of one that has become another kind: what its old element has sent may still be on its
  /// way, so that the numbers go on.
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

  /// The page was served without the text: it has to be told.
  mutating func oweText() { owesText = true }

  /// A field's text as a browser has it: an `input` has no line breaks, a `textarea` has only line feeds.
  static func displayed(_ content: FieldContent) -> [UInt16] {
    // Whatever the program's marks are, and whatever it shows of them: a browser draws its own.
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

  /// What the document says of the field when it is built anew.
  mutating func snapshot(of content: FieldContent) -> Element.Field {
    let text = Self.displayed(content)
    remember(text, content.selection)
    let looks = TextLook.looks(of: content)
    knownLooks.send(looks, version: version)
    return Element.Field(
      value: isSecure ? nil : String(decoding: text, as: UTF16.self), markCount: text.count,
      anchor: content.selection.anchor, head: content.selection.head, sequence: sequence, version: version,
      isRevealed: content.isRevealed, looks: looks)
  }

  // MARK: Reports

  /// Takes in a report and says what it means for the field as the program has it.
  ///
  /// - Returns: the commands to carry out, in order, or nil when the report can't be placed. A report that was
  ///   dealt with before means nothing.
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
    knownLooks.edit(splice, base: edit.base)
    if edit.marked == nil, let hosted = content.marked {
      expectedCaret = hosted.upperBound + new.count - base.count
    } else if !splice.isEmpty {
      expectedCaret = edit.start + inserted.count
    }
    let placement = EditPlacement(base: base, splice: splice, text: edit.text, kind: edit.kind, isSecure: isSecure)
    return placement.commands(in: content, marked: edit.marked, selection: reportedSelection)
  }

  /// Takes in the whole text of a field, after an interruption.
  mutating func receiveWhole(
    sequence: Int, text: String, markCount: Int?, anchor: Int, head: Int, content: FieldContent
  ) -> [EditCommand] {
    guard sequence > self.sequence else { return [] }
    let new = isSecure ? Self.marks(min(markCount ?? text.count, text.utf16.count)) : Array(text.utf16)
    let edit = FieldEdit(
      sequence: sequence, base: 0, start: 0, end: 0, text: "", length: new.count, anchor: anchor, head: head,
      kind: .typing)
    note(new, edit)
    knownLooks.forget()
    let current = Self.displayed(content)
    if isSecure { return [.replace(0..<current.count, with: text, selection: nil)] }
    let splice = TextSplice(from: current, to: new)
    let unmark: [EditCommand] = content.marked == nil ? [] : [.unmark]
    guard !splice.isEmpty else { return unmark }
    let range = OffsetMap(from: current, to: Array(content.text.utf16)).range(splice.range)
    return unmark + [.replace(range, with: String(decoding: splice.inserted, as: UTF16.self), selection: nil)]
  }

  /// Takes in a command without a text: undo, redo.
  mutating func receiveCommand(sequence: Int, base version: Int) -> Bool {
    guard sequence > self.sequence else { return false }
    if let base = base(version) { reported = base }
    // What was answered before may not have been taken over: this report was on its way already.
    shown = reported
    owesText = true
    self.sequence = sequence
    owesAnswer = true
    return true
  }

  /// After the commands: the command that puts the selection where the browser has it, if it is not the
  /// caret that the edit leaves behind anyway. That one is the session's to place: it knows the format.
  func selectionCommand(content: FieldContent) -> EditCommand? {
    guard content.marked == nil else { return nil }
    if reportedSelection.isCaret, reportedSelection.head == expectedCaret { return nil }
    let map = OffsetMap(from: reported, to: Array(content.text.utf16))
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

  /// Whether a version is only the beginning of the program's text, in which nothing can be placed.
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

  /// What to tell the browser now; nil when it knows.
  mutating func answer(for content: FieldContent) -> FieldAnswer? {
    let text = Self.displayed(content)
    let selection = content.selection
    let isOwed = owesAnswer
    let isTextOwed = owesText
    owesAnswer = false
    owesText = false
    let sameSelection = selection.anchor == shownSelection.anchor && selection.head == shownSelection.head
    let looks = TextLook.looks(of: content)
    let owesLooks = isTextOwed || knownLooks.differ(from: looks)
    if !owesLooks, text == shown, sameSelection || content.marked != nil {
      return isOwed ? .acknowledged(sequence: sequence) : nil
    }
    let known = shown
    remember(text, selection)
    if owesLooks { knownLooks.send(looks, version: version) }
    if isSecure {
      return .marks(
        sequence: sequence, version: version, count: text.count, anchor: selection.anchor, head: selection.head)
    }
    if isOwed {
      return .replaced(
        sequence: sequence, version: version, TextSplice(from: reported, to: text), anchor: selection.anchor,
        head: selection.head, looks: owesLooks ? looks : nil)
    }
    return .set(
      sequence: sequence, version: version,
      text: text == known && !isTextOwed ? nil : String(decoding: text, as: UTF16.self),
      anchor: selection.anchor, head: selection.head, looks: owesLooks ? looks : nil)
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
