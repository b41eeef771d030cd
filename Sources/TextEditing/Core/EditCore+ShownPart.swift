#if !hasFeature(Embedded)
/// A part of a line in visual order.
final class ShownPart: Sendable {
  /// The part's characters; `nil` if they are shown in the order in which they are stored.
  let line: VisualLine?
  /// The whole line.
  let lineRange: Range<Int>
  /// On the screen, all that is before it in the line is on one side, and all after it on the other.
  let range: Range<Int>
  /// The offsets from which a movement by one cluster stays in the part, or leaves the line.
  let inner: ClosedRange<Int>
  /// Whether the line reads right to left.
  let isRightToLeft: Bool

  init(_ line: VisualLine?, _ range: Range<Int>, inner: ClosedRange<Int>, of lineRange: Range<Int>, level: UInt8) {
    self.line = line
    self.range = range
    self.inner = inner
    self.lineRange = lineRange
    isRightToLeft = level == 1
  }

  func contains(_ offset: Int) -> Bool { range.contains(offset) || offset == range.upperBound }
}

// The direction of a character depends on those around it up to the next strong ones. A part of a line that begins and
// ends with a character of the line's own direction is therefore shown in the same order whatever is around it, unless
// that has characters that embed or isolate a direction, or the other one of a pair of brackets. What is before and after
// such a part is on either side of it.
extension EditCore {
  /// The number of UTF-16 units on both sides of the caret that are tried first.
  private static var firstReach: Int { 128 }

  /// The part of a line around an offset. Costs what it touches, also of a long line.
  mutating func shownPart(of range: Range<Int>, around offset: Int) -> ShownPart {
    if let shownPart, shownPart.lineRange == range, shownPart.inner.contains(offset) { return shownPart }
    let part = makeShownPart(of: range, around: offset)
    shownPart = part
    return part
  }

  private func makeShownPart(of range: Range<Int>, around offset: Int) -> ShownPart {
    var reach = Self.firstReach
    if range.count > 2 * reach, !storage.hasDirectionalFormatting {
      let level = baseLevel(of: range)
      while reach < range.count {
        let lower = max(range.lowerBound, storage.boundary(roundingDown: max(offset - reach, range.lowerBound)))
        let upper = min(range.upperBound, storage.boundary(roundingUp: min(offset + reach, range.upperBound)))
        if let part = independentPart(lower..<upper, of: range, around: offset, level: level) {
          return part
        }
        reach *= 4
      }
    }
    let text = storage.slice(range)
    let ends = range.lowerBound...range.upperBound
    guard !VisualLine.isPlain(text) else { return ShownPart(nil, range, inner: ends, of: range, level: 0) }
    let line = VisualLine(text, at: range.lowerBound)
    return ShownPart(line, range, inner: ends, of: range, level: line.isRightToLeft ? 1 : 0)
  }

  /// The largest part of a range around an offset that does not depend on what is around it; `nil` if there is none.
  private func independentPart(
    _ range: Range<Int>, of line: Range<Int>, around offset: Int, level: UInt8
  ) -> ShownPart? {
    let scalars = Array(storage.slice(range).unicodeScalars)
    let classes = scalars.map { BidiClass($0) }
    func isOfLine(_ item: BidiClass) -> Bool { level == 0 ? item == .l : item == .r || item == .al }
    // Where each scalar begins, and the end.
    var offsets = [range.lowerBound]
    offsets.reserveCapacity(scalars.count + 1)
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + (scalar.value > 0xFFFF ? 2 : 1)) }
    var (first, end) = Self.bounds(betweenOpenBracketsOf: scalars, around: offsets.lastIndex { $0 <= offset } ?? 0)
    func isBoundary(_ index: Int) -> Bool { storage.boundary(roundingDown: offsets[index]) == offsets[index] }
    if offsets[first] > line.lowerBound {
      while first < end, !isOfLine(classes[first]) || !isBoundary(first) { first += 1 }
    }
    if offsets[end] < line.upperBound {
      // Marks have the direction of the character that they are combined with (W1).
      func endsWithLetter() -> Bool { classes[first..<end].last { $0 != .nsm }.map(isOfLine) ?? false }
      while end > first, !endsWithLetter() || !isBoundary(end) { end -= 1 }
    }
    guard first < end else { return nil }
    let (lower, upper) = (offsets[first], offsets[end])
    let innerLower = lower == line.lowerBound ? lower : storage.boundary(after: storage.boundary(after: lower))
    let innerUpper = upper == line.upperBound ? upper : storage.boundary(before: storage.boundary(before: upper))
    guard innerLower <= offset, offset <= innerUpper else { return nil }
    let text = storage.slice(lower..<upper)
    let isPlain = level == 0 && VisualLine.isPlain(text)
    return ShownPart(
      isPlain ? nil : VisualLine(text, at: lower, level: level), lower..<upper, inner: innerLower...innerUpper,
      of: line, level: level)
  }

  /// The indices around one between which each bracket has its other one, and which are not between those of a pair.
  private static func bounds(
    betweenOpenBracketsOf scalars: [Unicode.Scalar], around index: Int
  ) -> (first: Int, end: Int) {
    var open: [(closing: UInt32, index: Int)] = []
    var single: [Int] = []
    for (place, scalar) in scalars.enumerated() {
      switch BidiBracket(scalar) {
      case .opening(let closing): open.append((closing, place))
      case .closing(let value) where open.last?.closing == value: open.removeLast()
      case .closing:
        // The other one may be in front of them all.
        single += open.map(\.index) + [place]
        open = []
      case nil: continue
      }
    }
    single += open.map(\.index)
    let first = single.filter { $0 < index }.max().map { $0 + 1 } ?? 0
    return (first, single.filter { $0 >= index }.min() ?? scalars.count)
  }

  /// The level of a line without isolates: by its first character with a direction (P2 and P3).
  func baseLevel(of range: Range<Int>) -> UInt8 {
    var lower = range.lowerBound
    while lower < range.upperBound {
      let reach = storage.boundary(roundingDown: min(lower + 64, range.upperBound))
      let upper = reach > lower ? reach : range.upperBound
      for scalar in storage.slice(lower..<upper).unicodeScalars {
        switch BidiClass(scalar) {
        case .l: return 0
        case .r, .al: return 1
        default: continue
        }
      }
      lower = upper
    }
    return 0
  }

  /// Whether the characters on both sides of an offset read right to left, or left to right in a line that does not;
  /// with only neutral characters up to letters that do. The direction of the rest of the line does not matter then,
  /// which may be long. `nil` elsewhere.
  func direction(ofRunAt offset: Int, in range: Range<Int>) -> Bool? {
    guard !options.isSecure, range.lowerBound < offset, offset < range.upperBound else { return nil }
    let reach = 64
    let after = storage.slice(offset..<min(range.upperBound, offset + reach)).unicodeScalars
    guard let isRightToLeft = Self.direction(of: after) else { return nil }
    let before = storage.slice(max(range.lowerBound, offset - reach)..<offset).unicodeScalars
    guard Self.direction(of: before.reversed()) == isRightToLeft, !storage.hasDirectionalFormatting else { return nil }
    return isRightToLeft || baseLevel(of: range) == 1 ? isRightToLeft : nil
  }

  /// The direction of the first letter, where only neutral characters come before it (rules W4, W6 and N1).
  private static func direction(of scalars: some Sequence<Unicode.Scalar>) -> Bool? {
    for scalar in scalars {
      switch BidiClass(scalar) {
      case .r, .al: return true
      case .l: return false
      case .ws, .nsm, .bn, .es, .et, .cs: continue
      case .on where BidiBracket(scalar) == nil: continue
      default: return nil
      }
    }
    return nil
  }
}

#endif
