#if !hasFeature(Embedded)
extension EditCore {
  /// Moves by one grapheme cluster to the left or to the right on the screen. `false` if that is the same as moving in
  /// the order of the text.
  ///
  /// A selection collapses to the requested side. Beyond an end of a line the movement continues in the line before or
  /// after it; the direction of the whole text decides which, so that repeated movements pass every line.
  mutating func moveVisually(toLeft: Bool, extending: Bool) -> Bool {
    let head = selection.head
    let range = lineRange(at: head)
    if !extending, !selection.isCaret { return collapseVisually(toLeft: toLeft, in: range) }
    if let isRightToLeft = direction(ofRunAt: head, in: range) {
      let isForward = toLeft == isRightToLeft
      let offset = isForward ? storage.boundary(after: head) : storage.boundary(before: head)
      selection = EditSelection(
        anchor: extending ? selection.anchor : offset, head: offset, affinity: isForward ? .upstream : .downstream)
      return true
    }
    guard let line = visualLine(range, around: head) else {
      return moveFromPlainLine(range, toLeft: toLeft, extending: extending)
    }
    let place = line.place(of: head, selection.affinity) + (toLeft ? -1 : 1)
    let caret: (offset: Int, affinity: EditSelection.Affinity)
    if (0...line.lastPlace).contains(place) {
      caret = line.caret(at: place, besideLeft: !toLeft)
    } else if let beyond = caretBeyond(range, toLeft: toLeft) {
      caret = beyond
    } else {
      return true
    }
    selection = EditSelection(
      anchor: extending ? selection.anchor : caret.offset, head: caret.offset, affinity: caret.affinity)
    return true
  }

  /// Collapses a selection to the end that is seen on a side. `false` if that is the same as in the order of the text.
  private mutating func collapseVisually(toLeft: Bool, in range: Range<Int>) -> Bool {
    let (anchor, head) = (selection.anchor, selection.head)
    guard !options.isSecure, range.contains(anchor) || anchor == range.upperBound else { return false }
    let part = shownPart(of: range, around: anchor)
    let anchorIsLeft: Bool
    if part.contains(head) {
      guard let line = part.line else { return false }
      anchorIsLeft = line.place(of: anchor, affinityOfAnchor) < line.place(of: head, affinityOfHead)
    } else {
      // The whole part is on one side of the head.
      guard part.line != nil || shownPart(of: range, around: head).line != nil else { return false }
      anchorIsLeft = (anchor < head) != part.isRightToLeft
    }
    let isAnchor = toLeft == anchorIsLeft
    selection = EditSelection(
      caret: isAnchor ? anchor : head, affinity: isAnchor ? affinityOfAnchor : affinityOfHead)
    return true
  }

  /// Whether left leads to the start of the line with the caret, which is so unless that line reads right to left.
  mutating func leftIsBackward() -> Bool {
    options.isSecure || !shownPart(of: lineRange(at: selection.head), around: selection.head).isRightToLeft
  }

  /// The ends of a selection have the affinity of the selected text.
  private var affinityOfAnchor: EditSelection.Affinity { selection.anchor < selection.head ? .downstream : .upstream }
  private var affinityOfHead: EditSelection.Affinity { selection.anchor < selection.head ? .upstream : .downstream }

  private func lineRange(at offset: Int) -> Range<Int> {
    guard options.isMultiline else { return 0..<storage.utf16Count }
    return storage.lineStart(offset)..<storage.lineEnd(offset)
  }

  /// The part of a line around an offset; `nil` if it is shown in the order in which it is stored. Secure text is shown as
  /// marks, which have no direction.
  private mutating func visualLine(_ range: Range<Int>, around offset: Int) -> VisualLine? {
    options.isSecure ? nil : shownPart(of: range, around: offset).line
  }

  /// Only if the next line is not shown as this one.
  private mutating func moveFromPlainLine(_ range: Range<Int>, toLeft: Bool, extending: Bool) -> Bool {
    guard selection.head == (toLeft ? range.lowerBound : range.upperBound),
      let caret = caretBeyond(range, toLeft: toLeft)
    else { return false }
    selection = EditSelection(
      anchor: extending ? selection.anchor : caret.offset, head: caret.offset, affinity: caret.affinity)
    return true
  }

  /// By the first character with a direction in the first line.
  private var textIsRightToLeft: Bool { baseLevel(of: 0..<storage.lineEnd(0)) == 1 }

  /// The caret in the line before or after, at the end at which a movement enters it. `nil` without such a line.
  private mutating func caretBeyond(
    _ range: Range<Int>, toLeft: Bool
  ) -> (offset: Int, affinity: EditSelection.Affinity)? {
    let isBefore = toLeft != textIsRightToLeft
    guard options.isMultiline, isBefore ? range.lowerBound > 0 : range.upperBound < storage.utf16Count else {
      return nil
    }
    let next = lineRange(
      at: isBefore ? storage.boundary(before: range.lowerBound) : storage.boundary(after: range.upperBound))
    // The end that is seen on that side.
    let end = toLeft == (baseLevel(of: next) == 1) ? next.lowerBound : next.upperBound
    guard let line = visualLine(next, around: end) else {
      return (toLeft ? next.upperBound : next.lowerBound, .downstream)
    }
    return line.caret(at: toLeft ? line.lastPlace : 0, besideLeft: toLeft)
  }
}
#endif
