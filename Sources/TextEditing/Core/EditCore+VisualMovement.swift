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
    if extending || selection.isCaret, isInRightToLeftRun(head, of: range) {
      let offset = toLeft ? storage.boundary(after: head) : storage.boundary(before: head)
      selection = EditSelection(
        anchor: extending ? selection.anchor : offset, head: offset, affinity: toLeft ? .upstream : .downstream)
      return true
    }
    if !extending, !selection.isCaret {
      guard range.contains(selection.anchor) || selection.anchor == range.upperBound,
        let line = visualLine(range)
      else { return false }
      let places = [line.place(of: selection.anchor, affinityOfAnchor), line.place(of: head, affinityOfHead)]
      let isAnchor = toLeft ? places[0] < places[1] : places[0] > places[1]
      selection = EditSelection(
        caret: isAnchor ? selection.anchor : head, affinity: isAnchor ? affinityOfAnchor : affinityOfHead)
      return true
    }
    guard let line = visualLine(range) else { return moveFromPlainLine(range, toLeft: toLeft, extending: extending) }
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

  /// Whether left leads to the start of the line with the caret, which is so unless that line reads right to left.
  mutating func leftIsBackward() -> Bool {
    !(visualLine(lineRange(at: selection.head))?.isRightToLeft ?? false)
  }

  /// The ends of a selection have the affinity of the selected text.
  private var affinityOfAnchor: EditSelection.Affinity { selection.anchor < selection.head ? .downstream : .upstream }
  private var affinityOfHead: EditSelection.Affinity { selection.anchor < selection.head ? .upstream : .downstream }

  private func lineRange(at offset: Int) -> Range<Int> {
    guard options.isMultiline else { return 0..<storage.utf16Count }
    return storage.lineStart(offset)..<storage.lineEnd(offset)
  }

  /// `nil` for a line that is shown in the order in which it is stored. Secure text is shown as marks, which have no
  /// direction.
  private mutating func visualLine(_ range: Range<Int>) -> VisualLine? {
    guard !options.isSecure else { return nil }
    if let shownLine, shownLine.range == range { return shownLine.line }
    let line = VisualLine.isPlain(storage.slice(range)) ? nil : VisualLine(range, of: storage)
    shownLine = ShownLine(range, line)
    return line
  }

  /// Whether the characters on both sides of an offset read right to left, with only neutral characters up to letters
  /// that do. The direction of the rest of the line does not matter then, which may be long.
  private func isInRightToLeftRun(_ offset: Int, of range: Range<Int>) -> Bool {
    guard !options.isSecure, range.lowerBound < offset, offset < range.upperBound else { return false }
    let reach = 64
    let before = storage.slice(max(range.lowerBound, offset - reach)..<offset).unicodeScalars
    let after = storage.slice(offset..<min(range.upperBound, offset + reach)).unicodeScalars
    return Self.reachesRightToLeft(before.reversed()) && Self.reachesRightToLeft(after)
      && !storage.hasDirectionalFormatting
  }

  /// Whether a letter that reads right to left comes before anything but neutral characters (rules W4, W6 and N1).
  private static func reachesRightToLeft(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    for scalar in scalars {
      switch BidiClass(scalar) {
      case .r, .al: return true
      case .ws, .nsm, .bn, .es, .et, .cs: continue
      case .on where BidiBracket(scalar) == nil: continue
      default: return false
      }
    }
    return false
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
  private var textIsRightToLeft: Bool {
    for scalar in storage.slice(0..<storage.lineEnd(0)).unicodeScalars {
      switch BidiClass(scalar) {
      case .l: return false
      case .r, .al: return true
      default: break
      }
    }
    return false
  }

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
    guard let line = visualLine(next) else { return (toLeft ? next.upperBound : next.lowerBound, .downstream) }
    return line.caret(at: toLeft ? line.lastPlace : 0, besideLeft: toLeft)
  }
}
#endif
