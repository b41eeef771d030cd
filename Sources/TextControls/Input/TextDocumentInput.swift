import TextEditing

/// Implements UITextInput's positions and ranges with an editing session.
///
/// Positions are UTF-16 offsets. Those that would split a grapheme cluster can be made, as in UIKit; the session rounds
/// them when something is selected or edited.
@MainActor @preconcurrency public protocol _TextDocumentInput: UITextInput {
  /// The session, and the life cycle that edits run through.
  var _controller: TextInputLifeCycle { get }
  /// The font that positions of letters are estimated from: front ends lay text out by themselves.
  var _estimatedFont: UIFont { get }
  /// The number of tokens before the text. Each takes one position.
  var _tokenCount: Int { get }
}

extension _TextDocumentInput {
  private var session: EditingSession { _controller.session }
  private var count: Int { session.text.utf16.count }

  func offset(of position: UITextPosition) -> Int? {
    guard let offset = (position as? OffsetPosition)?.offset else { return nil }
    return min(max(-_tokenCount, offset), count)
  }

  /// The part of a range that is in the text, as UTF-16 offsets.
  func offsets(of range: UITextRange) -> Range<Int>? {
    guard let start = offset(of: range.start), let end = offset(of: range.end) else { return nil }
    return max(0, min(start, end))..<max(0, start, end)
  }

  /// The token positions in a range.
  func tokens(within range: UITextRange) -> Range<Int> {
    guard let start = offset(of: range.start), let end = offset(of: range.end) else { return 0..<0 }
    let lower = min(0, start, end) + _tokenCount
    return lower..<max(lower, min(0, max(start, end)) + _tokenCount)
  }

  /// Whether there is any text; tokens do not count.
  public var hasText: Bool { session.utf16Count > 0 }

  /// The text in a range, with U+FFFC for each token. Nil for a range of another input, and for one that splits a
  /// surrogate pair.
  public func text(in range: UITextRange) -> String? {
    let tokens = tokens(within: range)
    guard let range = offsets(of: range) else { return nil }
    let text = session.text
    let utf16 = text.utf16
    let lower = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
    let upper = utf16.index(utf16.startIndex, offsetBy: range.upperBound)
    // Half a surrogate pair is not text.
    guard let start = lower.samePosition(in: text.unicodeScalars), let end = upper.samePosition(in: text.unicodeScalars)
    else { return nil }
    // A token reads as an object.
    return String(repeating: "\u{FFFC}", count: tokens.count) + text[start..<end]
  }

  /// The position before the first token, or before the text where there are no tokens.
  public var beginningOfDocument: UITextPosition { OffsetPosition(-_tokenCount) }

  /// The position after the last character.
  public var endOfDocument: UITextPosition { OffsetPosition(count) }

  /// The range between two positions, in either order. Nil when one of them belongs to another input.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let start = offset(of: fromPosition), let end = offset(of: toPosition) else { return nil }
    return OffsetRange(min(start, end)..<max(start, end))
  }

  /// The position `offset` UTF-16 units away. Nil beyond the text and its tokens.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let base = self.offset(of: position) else { return nil }
    let (target, isOverflow) = base.addingReportingOverflow(offset)
    return isOverflow || !(-_tokenCount...count).contains(target) ? nil : OffsetPosition(target)
  }

  /// The position `offset` UTF-16 units to the right or to the left, in storage order. Nil for up and down: only front
  /// ends know the lines.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: self.position(from: position, offset: offset)
    case .left: offset == .min ? nil : self.position(from: position, offset: -offset)
    case .up, .down: nil
    }
  }

  /// The order of two positions. A position of another input counts as the start of the text.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(of: position) ?? 0, offset(of: other) ?? 0)
    return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }

  /// The UTF-16 units between two positions, negative when `toPosition` comes first. A position of another input counts
  /// as the start of the text.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    (offset(of: toPosition) ?? 0) - (offset(of: from) ?? 0)
  }

  /// The start of the range for left and up, its end for right and down.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  /// The whole text before the position for left and up, after it for right and down.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    guard let offset = offset(of: position) else { return nil }
    return direction == .left || direction == .up ? OffsetRange(-_tokenCount..<offset) : OffsetRange(offset..<count)
  }

  /// Always natural: the direction follows from the text.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Ignored: the direction follows from the text.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  /// The marked or selected range as UITextInput has it.
  func textRange(_ range: Range<Int>) -> UITextRange { OffsetRange(range) }

  // MARK: estimated geometry

  private var advance: CGFloat { (_estimatedFont.pointSize * 0.6).rounded() }

  func estimatedRect(_ range: Range<Int>) -> CGRect {
    CGRect(
      x: CGFloat(range.lowerBound) * advance, y: 0, width: CGFloat(range.count) * advance,
      height: _estimatedFont.lineHeight)
  }

  func estimatedFirstRect(for range: UITextRange) -> CGRect { offsets(of: range).map { estimatedRect($0) } ?? .zero }

  func estimatedSelectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = offsets(of: range), !range.isEmpty else { return [] }
    return [EstimatedSelectionRect(estimatedRect(range))]
  }

  func estimatedCaretRect(for position: UITextPosition) -> CGRect {
    let offset = offset(of: position) ?? 0
    var rect = estimatedRect(offset..<offset)
    rect.size.width = 2
    return rect
  }

  func estimatedPosition(to point: CGPoint, within range: Range<Int>) -> UITextPosition {
    let wanted = (point.x / max(1, advance)).rounded()
    let offset = wanted.isFinite ? Int(min(max(wanted, 0), CGFloat(count))) : 0
    return OffsetPosition(min(max(offset, range.lowerBound), range.upperBound))
  }

  /// The position in a range nearest to a point, estimated as if the text were one line.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    offsets(of: range).map { estimatedPosition(to: point, within: $0) }
  }

  /// The grapheme cluster at a point, estimated as if the text were one line. Nil for an empty text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard count > 0, let position = estimatedPosition(to: point, within: 0..<count) as? OffsetPosition else {
      return nil
    }
    return OffsetRange(session.range(of: .grapheme, at: position.offset))
  }
}

extension UITextField: _TextDocumentInput {
  /// The font that estimates of positions use: ``font``, or the system font at 17 points.
  public var _estimatedFont: UIFont { font ?? .systemFont(ofSize: 17) }
}
