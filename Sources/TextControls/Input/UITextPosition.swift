/// A place in a text input's text. Opaque: only the input that made it knows what it means.
open class UITextPosition: NSObject {}

/// A stretch of a text input's text, between two positions.
open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  open var isEmpty: Bool { true }
}

/// A place between UTF-16 units.
final class OffsetPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  override func isEqual(_ object: Any?) -> Bool { (object as? OffsetPosition)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { "position \(offset)" }
}

/// A stretch of UTF-16 units.
final class OffsetRange: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) { self.range = range }

  override var start: UITextPosition { OffsetPosition(range.lowerBound) }
  override var end: UITextPosition { OffsetPosition(range.upperBound) }
  override var isEmpty: Bool { range.isEmpty }

  override func isEqual(_ object: Any?) -> Bool { (object as? OffsetRange)?.range == range }
  override var hash: Int { range.hashValue }
  override var description: String { "range \(range.lowerBound)..<\(range.upperBound)" }
}

/// A rectangle of selected text.
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// The rectangle of all selected text, where the front end alone knows its lines.
final class EstimatedSelectionRect: UITextSelectionRect {
  private let area: CGRect

  init(_ area: CGRect) { self.area = area }

  override var rect: CGRect { area }
  override var containsStart: Bool { true }
  override var containsEnd: Bool { true }
}

/// The direction in which text is stored.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// The direction in which text is laid out.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left
  case up
  case down
}

/// Either kind of direction.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether it goes towards the start of the text. Left counts as backward: text inputs here are asked in storage order.
  var isBackward: Bool { rawValue == 1 || rawValue == 3 || rawValue == 4 }
}

/// The units that a tokenizer knows.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
