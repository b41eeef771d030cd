import TextEditing

/// The line or direction that the edge of a selection belongs to, where it is between two.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable { case automatic, upstream, downstream }

/// The part of a text that is selected, in the text's own indices.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// One range or several.
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected range or ranges. Fields select one range: several become the one that spans them.
  public var indices: Indices
  /// The line that a caret between two lines belongs to. The field sets it; `automatic` in a selection that the program
  /// makes.
  public private(set) var affinity: TextSelectionAffinity = .automatic

  /// A selection of one range; an empty one is an insertion point. Indices outside the field's text are clamped to it.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// A selection of several ranges, of which a field selects the one that spans them all. An empty set is the end of
  /// the text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// A caret at `insertionPoint`, with nothing selected.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// Whether nothing is selected and there is only a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension TextSelection {
  /// The session's selection in indices of `text`.
  init(_ selection: EditSelection, in text: String) {
    self.init(range: Range(utf16: selection.range, in: text))
    affinity = selection.affinity == .upstream ? .upstream : .downstream
  }

  /// The selection in UTF-16 offsets of `text`; of several ranges, what spans them all. Indices that `text` does
  /// not have give the nearest it has.
  func editSelection(in text: String) -> EditSelection {
    let range: Range<String.Index> =
      switch indices {
      case .selection(let range): range
      case .multiSelection(let ranges):
        (ranges.ranges.first?.lowerBound ?? text.endIndex)..<(ranges.ranges.last?.upperBound ?? text.endIndex)
      }
    return EditSelection(text.utf16Offset(of: range.lowerBound)..<text.utf16Offset(of: range.upperBound))
  }
}

extension String {
  /// The UTF-16 offset of an index that may be another text's: one behind the end of this text would be an error.
  func utf16Offset(of index: String.Index) -> Int {
    index < endIndex ? index.utf16Offset(in: self) : utf16.count
  }
}

extension Range where Bound == String.Index {
  /// A range of UTF-16 offsets in `text`, clamped to its length.
  init(utf16 range: Range<Int>, in text: String) {
    let count = text.utf16.count
    let lower = Swift.min(Swift.max(0, range.lowerBound), count)
    let upper = Swift.min(Swift.max(lower, range.upperBound), count)
    self = String.Index(utf16Offset: lower, in: text)..<String.Index(utf16Offset: upper, in: text)
  }
}
