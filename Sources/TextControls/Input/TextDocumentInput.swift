/// UITextInput's questions about positions and ranges, answered from an editing session.
///
/// Positions are UTF-16 offsets. Those that would split a grapheme cluster can be made, as in UIKit; the session
/// rounds them when something is selected or edited.
@MainActor public protocol _TextDocumentInput: UITextInput {
  var _controller: TextInputController { get }
  /// For estimates of where letters stand: front ends lay text out by themselves.
  var _estimatedFont: UIFont { get }
  /// How many tokens, each a position long, stand before the text.
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

  public var hasText: Bool { !session.text.isEmpty }

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

  public var beginningOfDocument: UITextPosition { OffsetPosition(-_tokenCount) }

  public var endOfDocument: UITextPosition { OffsetPosition(count) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let start = offset(of: fromPosition), let end = offset(of: toPosition) else { return nil }
    return OffsetRange(min(start, end)..<max(start, end))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let base = self.offset(of: position) else { return nil }
    let (target, isOverflow) = base.addingReportingOverflow(offset)
    return isOverflow || !(-_tokenCount...count).contains(target) ? nil : OffsetPosition(target)
  }

  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: self.position(from: position, offset: offset)
    case .left: offset == .min ? nil : self.position(from: position, offset: -offset)
    case .up, .down: nil
    }
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(of: position) ?? 0, offset(of: other) ?? 0)
    return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    (offset(of: toPosition) ?? 0) - (offset(of: from) ?? 0)
  }

  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    guard let offset = offset(of: position) else { return nil }
    return direction == .left || direction == .up ? OffsetRange(-_tokenCount..<offset) : OffsetRange(offset..<count)
  }

  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

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

  public func firstRect(for range: UITextRange) -> CGRect { offsets(of: range).map { estimatedRect($0) } ?? .zero }

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

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    offsets(of: range).map { estimatedPosition(to: point, within: $0) }
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard count > 0, let position = estimatedPosition(to: point, within: 0..<count) as? OffsetPosition else {
      return nil
    }
    return OffsetRange(session.range(of: .grapheme, at: position.offset))
  }
}

extension UITextField: _TextDocumentInput {
  public var _estimatedFont: UIFont { font ?? .systemFont(ofSize: 17) }
}
