/// A position in a text input's text. Opaque: it is valid only for the input that made it.
open class UITextPosition: NSObject {}

/// A range of a text input's text, between two positions.
open class UITextRange: NSObject {
  /// The position at the start. The base class has one that is valid for no input; inputs return subclasses.
  open var start: UITextPosition { UITextPosition() }
  /// The position at the end, see ``start``.
  open var end: UITextPosition { UITextPosition() }
  /// Whether start and end are the same position. True in the base class.
  open var isEmpty: Bool { true }
}

/// A position between UTF-16 units.
final class OffsetPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  override func isEqual(_ object: Any?) -> Bool { (object as? OffsetPosition)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { "position \(offset)" }
}

/// A range of UTF-16 units.
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
  /// The rectangle in points, in the coordinates of the view. Zero in the base class.
  open var rect: CGRect { .zero }
  /// The direction of the text in the rectangle; here always natural.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection starts in this rectangle. False in the base class.
  open var containsStart: Bool { false }
  /// Whether the selection ends in this rectangle. False in the base class.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom; here always false.
  open var isVertical: Bool { false }
}

/// The estimated rectangle of all selected text as one line: only the front end knows where lines wrap.
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
  /// The raw value of the direction: that of a ``UITextStorageDirection`` (0, 1) or of a ``UITextLayoutDirection`` (2
  /// to 5).
  public let rawValue: Int

  /// Creates a direction from a raw value. Values other than those of the two enumerations count as forward.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction in the order in which text is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction leads to the start of the text. Left and up count as backward: text inputs here work in
  /// storage order.
  var isBackward: Bool { rawValue == 1 || rawValue == 3 || rawValue == 4 }
}

/// The units of text that a tokenizer finds.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
