/// A selection or a caret in a text field.
///
/// Both ends are UTF-16 offsets, as `NSRange` and the DOM have them. A session hands out only ends that lie on
/// grapheme cluster boundaries of its text.
public struct EditSelection: Equatable, Hashable, Sendable {
  /// Which of two visual places a caret takes when one offset has two, as at a soft line break.
  public enum Affinity: Equatable, Hashable, Sendable {
    /// With the character before the caret: the end of the upper line.
    case upstream
    /// With the character after the caret: the start of the lower line.
    case downstream
  }

  /// The end that stays put while a selection is extended.
  public var anchor: Int
  /// The end that moves, where the caret is drawn.
  public var head: Int
  /// The visual side of `head`.
  public var affinity: Affinity

  /// A selection from the end that stays to the end that moves.
  public init(anchor: Int, head: Int, affinity: Affinity = .downstream) {
    self.anchor = anchor
    self.head = head
    self.affinity = affinity
  }

  /// A caret with nothing selected.
  public init(caret: Int, affinity: Affinity = .downstream) {
    self.init(anchor: caret, head: caret, affinity: affinity)
  }

  /// A selection made forwards over `range`.
  public init(_ range: Range<Int>) {
    self.init(anchor: range.lowerBound, head: range.upperBound)
  }

  /// The selected UTF-16 offsets, whichever way the selection was made.
  public var range: Range<Int> {
    anchor <= head ? anchor..<head : head..<anchor
  }

  /// Whether nothing is selected.
  public var isCaret: Bool { anchor == head }
}
