/// A selection or a caret in a text field.
///
/// Both ends are UTF-16 offsets, as in `NSRange` and the DOM. A session returns only ends on grapheme cluster
/// boundaries of its text.
public struct EditSelection: Equatable, Hashable, Sendable {
  /// The visual position of a caret whose offset has two of them, as at a soft line break.
  public enum Affinity: Equatable, Hashable, Sendable {
    /// With the character before the caret: the end of the upper line.
    case upstream
    /// With the character after the caret: the start of the lower line.
    case downstream
  }

  /// The end that stays fixed while a selection is extended.
  public var anchor: Int
  /// The end that moves, where the caret is drawn.
  public var head: Int
  /// The visual side of `head`.
  public var affinity: Affinity

  /// Creates a selection from the fixed end to the end that moves.
  public init(anchor: Int, head: Int, affinity: Affinity = .downstream) {
    self.anchor = anchor
    self.head = head
    self.affinity = affinity
  }

  /// Creates a caret, an empty selection.
  public init(caret: Int, affinity: Affinity = .downstream) {
    self.init(anchor: caret, head: caret, affinity: affinity)
  }

  /// Creates a selection with its anchor at the start of `range` and its head at the end.
  public init(_ range: Range<Int>) {
    self.init(anchor: range.lowerBound, head: range.upperBound)
  }

  /// The selected UTF-16 offsets, in either direction of the selection.
  public var range: Range<Int> {
    anchor <= head ? anchor..<head : head..<anchor
  }

  /// Whether nothing is selected.
  public var isCaret: Bool { anchor == head }

  /// Whether another selection has the same ends, on whichever side of a line break.
  func hasSameEnds(as other: EditSelection) -> Bool { anchor == other.anchor && head == other.head }
}
