/// The storage of a session's text: a string for fields, a rope for documents.
///
/// Offsets are UTF-16 units. Every operation takes any offset between 0 and ``utf16Count``, rounding those inside a
/// scalar down.
package protocol EditStorage {
  init(_ string: String)
  /// The whole text. A rope creates a string.
  var string: String { get }
  var utf16Count: Int { get }
  /// The length in UTF-8, which a string stores.
  var utf8Count: Int { get }

  /// The next grapheme cluster boundary before `offset`, 0 at the start.
  func boundary(before offset: Int) -> Int
  /// The next grapheme cluster boundary after `offset`, the end at the end.
  func boundary(after offset: Int) -> Int
  /// The nearest grapheme cluster boundary at or before `offset`.
  func boundary(roundingDown offset: Int) -> Int

  /// The start of the word before `offset`, the target of a movement backward by word. Skips characters between words.
  func wordStart(before offset: Int) -> Int
  /// The end of the word after `offset`, the target of a movement forward by word. Skips characters between words.
  func wordEnd(after offset: Int) -> Int
  /// The segment between two word boundaries around `offset`, which a double click selects. At the end, the last
  /// segment.
  func wordRange(at offset: Int) -> Range<Int>
  /// The start of the logical line around `offset`.
  func lineStart(_ offset: Int) -> Int
  /// The end of the logical line around `offset`, before its line break.
  func lineEnd(_ offset: Int) -> Int

  func slice(_ range: Range<Int>) -> String
  mutating func splice(_ range: Range<Int>, with replacement: String)
  /// Whether both hold the same code units. Two ropes are compared quickly if one is an edited copy of the other.
  func hasSameUnits(as other: Self) -> Bool

  /// How many bytes of UTF-8 both texts share at their start.
  func sharedPrefix(with other: Self) -> Int
  /// How many bytes of UTF-8 both texts share at their end, at most `limit`.
  func sharedSuffix(with other: Self, limit: Int) -> Int
  /// The UTF-8 offset of a UTF-16 offset.
  func utf8Offset(utf16 offset: Int) -> Int
  /// The UTF-16 offset of a UTF-8 offset, rounded down to a scalar.
  func utf16Offset(utf8 offset: Int) -> Int

  #if !hasFeature(Embedded)
  /// Whether characters embed, override or isolate a direction (Unicode Annex 9, X1 to X8). Without them the direction
  /// of a character depends on its neighbours alone.
  var hasDirectionalFormatting: Bool { get }
  #endif

  /// Overwrites the memory of the text when the text changes and when the storage is released, from now on. A storage
  /// made of others makes them do the same.
  mutating func protect()
  /// Whether a range holds the same code units as a string.
  func holds(_ other: String, in range: Range<Int>) -> Bool
}

extension EditStorage {
  package mutating func protect() {}
  package func holds(_ other: String, in range: Range<Int>) -> Bool {
    // Most texts differ in their lengths.
    other.utf8.count >= range.count && slice(range).hasSameUnits(as: other)
  }
}

/// A storage whose scalars can be iterated, which is what finding words and lines needs.
package protocol ScalarStorage: EditStorage {
  associatedtype Scalars: BidirectionalCollection where Scalars.Element == Unicode.Scalar

  var scalars: Scalars { get }
  func index(at offset: Int) -> Scalars.Index
  func offset(of index: Scalars.Index) -> Int
}

extension EditStorage {
  /// The nearest grapheme cluster boundary at or after `offset`.
  func boundary(roundingUp offset: Int) -> Int {
    let down = boundary(roundingDown: offset)
    return down < offset ? boundary(after: down) : down
  }

  /// `offset` clamped to the text and rounded down to a boundary.
  package func clamped(_ offset: Int) -> Int {
    boundary(roundingDown: min(max(offset, 0), utf16Count))
  }

  /// `range` clamped to the text and widened to whole grapheme clusters; a caret is rounded down.
  func clamped(_ range: Range<Int>) -> Range<Int> {
    let count = utf16Count
    let lower = boundary(roundingDown: min(max(range.lowerBound, 0), count))
    if range.isEmpty { return lower..<lower }
    return lower..<max(lower, boundary(roundingUp: min(max(range.upperBound, 0), count)))
  }

  /// `selection` clamped to the text and widened to whole grapheme clusters.
  func clamped(_ selection: EditSelection) -> EditSelection {
    let range = clamped(selection.range)
    return selection.anchor <= selection.head
      ? EditSelection(anchor: range.lowerBound, head: range.upperBound, affinity: selection.affinity)
      : EditSelection(anchor: range.upperBound, head: range.lowerBound, affinity: selection.affinity)
  }
}
