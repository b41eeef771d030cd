#if Web
import PlatenGraph
import TextEditing

/// Maps a browser's replacement to the program's text and expresses it as editing commands.
struct EditPlacement {
  /// The text that the replacement was made in.
  var base: TextStorage
  var splice: TextSplice
  /// The inserted text. In a secure field this is not in the splice.
  var text: String
  var kind: FieldEdit.Kind
  var isSecure: Bool
  /// The selection in the base that represents the program's: where the last edit left it. A letter that was refused
  /// may have left a selection, which is what the next key replaces.
  var standIn: Range<Int>?
  /// What was being composed in the base when that was reported.
  var earlierMark: Range<Int>?
  /// Whether the program's text has edits of another field that the base does not have.
  var isEditedElsewhere = false

  /// The commands for a field that shows `content`. `marked` is what is being composed in the new text,
  /// `selection` the selection there.
  func commands(in content: FieldContent, marked: Range<Int>?, selection: EditSelection) -> [EditCommand] {
    let map = PlaceMap(from: base, to: content.storage, isEditedElsewhere: isEditedElsewhere)
    if let marked, !isSecure { return composing(marked, in: content, map: map, selection: selection) }
    if let hosted = content.marked { return committing(hosted, in: content, map: map) }
    guard !splice.range.isEmpty || !text.isEmpty else { return [] }
    return editing(in: content, range: isAtSelection ? content.selection.range : map.range(splice.range))
  }

  /// Whether the edit is that of a key at the selection.
  private var isAtSelection: Bool {
    guard let standIn else { return false }
    return switch kind {
    case .backspace where text.isEmpty && standIn.isEmpty: splice.range.upperBound == standIn.lowerBound
    case .deletion where text.isEmpty && standIn.isEmpty: splice.range.lowerBound == standIn.lowerBound
    default: splice.range == standIn
    }
  }

  private func editing(in content: FieldContent, range: Range<Int>) -> [EditCommand] {
    // Setting the browser's caret first distinguishes a typed character from a replacement, and the direction of a
    // deletion. The current selection is not set again: that would end the undo step.
    let current = content.selection
    var commands: [EditCommand] = []
    switch kind {
    case .backspace where text.isEmpty:
      if !isAtSelection, current != EditSelection(caret: range.upperBound) {
        commands.append(.select(EditSelection(caret: range.upperBound)))
      }
      return commands + [.delete(.backward, .grapheme)]
    case .deletion where text.isEmpty:
      if !isAtSelection, current != EditSelection(caret: range.lowerBound) {
        commands.append(.select(EditSelection(caret: range.lowerBound)))
      }
      return commands + [.delete(.forward, .grapheme)]
    case .paste:
      if current.range != range { commands.append(.select(EditSelection(range))) }
      return commands + [.paste(text)]
    default:
      if !text.isEmpty, current.range != range { commands.append(.select(EditSelection(range))) }
      return commands + [.replace(range, with: text, selection: nil)]
    }
  }

  /// While an input method composes, its text is marked: no format touches it.
  private func composing(
    _ marked: Range<Int>, in content: FieldContent, map: PlaceMap, selection: EditSelection
  ) -> [EditCommand] {
    guard let new = splice.applied(to: base) else { return [] }
    let marked = marked.clamped(to: 0..<new.utf16Count)
    let composed = new.slice(marked)
    let lower = min(max(selection.range.lowerBound - marked.lowerBound, 0), marked.count)
    let upper = min(max(selection.range.upperBound - marked.lowerBound, lower), marked.count)
    let mark = EditCommand.mark(composed, selected: lower..<upper)
    guard content.marked != nil else { return beginning(marked, mark, in: content, map: map, new: new) }
    if let earlierMark {
      // What fills in a field ends its composition, and the browser may begin another one in the new text.
      let rest = new.utf8Offset(utf16: new.utf16Count) - new.utf8Offset(utf16: marked.upperBound)
      let limit = min(rest, base.utf8Offset(utf16: base.utf16Count))
      guard base.sharedSuffix(with: new, limit: limit) == rest else {
        let filled = EditCommand.replace(map.range(splice.range), with: splice.inserted, selection: nil)
        return [.unmark, filled, .select(EditSelection(marked)), mark]
      }
      let hasSameRest = base.utf16Count - earlierMark.upperBound == new.utf16Count - marked.upperBound
      let hasSameStart = base.utf16Offset(utf8: base.sharedPrefix(with: new)) >= earlierMark.lowerBound
      let isAround = hasSameRest && hasSameStart
      if isAround, earlierMark.lowerBound == marked.lowerBound { return [mark] }
      // The end of an earlier composition was not reported by itself: this one follows it.
      if isAround, earlierMark.lowerBound < marked.lowerBound {
        let final = new.slice(earlierMark.lowerBound..<marked.lowerBound)
        let end = final.utf16.count
        return [.mark(final, selected: end..<end), .unmark, mark]
      }
    }
    return [.unmark] + beginning(marked, mark, in: content, map: map, new: new)
  }

  /// The commands for the start of a composition.
  private func beginning(
    _ marked: Range<Int>, _ mark: EditCommand, in content: FieldContent, map: PlaceMap, new: TextStorage
  ) -> [EditCommand] {
    // Keys before the composition that were not reported yet: they are typed first, and the composition begins after
    // them.
    let tail = max(base.utf16Count - (new.utf16Count - marked.upperBound), 0)
    let same = base.utf16Offset(utf8: base.sharedPrefix(with: new))
    let common = min(same, tail, marked.lowerBound)
    if common < marked.lowerBound {
      let typed = new.slice(common..<marked.lowerBound)
      return [.replace(map.range(common..<tail), with: typed, selection: nil), mark]
    }
    // The range that the composition replaces, by the distance of its end from the end of the text before.
    let end = max(tail, marked.lowerBound)
    let replaced = map.range(min(marked.lowerBound, base.utf16Count)..<min(end, base.utf16Count))
    if content.selection.range == replaced { return [mark] }
    return [.select(EditSelection(replaced)), mark]
  }

  /// The composition ended: the browser's text in its place is committed.
  private func committing(_ hosted: Range<Int>, in content: FieldContent, map: PlaceMap) -> [EditCommand] {
    let hosted = hosted.clamped(to: 0..<content.storage.utf16Count)
    let range = map.range(splice.range)
    guard !splice.range.isEmpty || !text.isEmpty else { return [.unmark] }
    guard range.lowerBound >= hosted.lowerBound, range.upperBound <= hosted.upperBound else {
      return [.unmark, .replace(range, with: text, selection: nil)]
    }
    let final =
      content.storage.slice(hosted.lowerBound..<range.lowerBound) + splice.inserted
      + content.storage.slice(range.upperBound..<hosted.upperBound)
    let end = final.utf16.count
    return [.mark(final, selected: end..<end), .unmark]
  }
}
#endif
