/// What is selected in a text with attributes: an insertion point with the attributes that typing gets, or ranges.
///
/// After Apple's `AttributedTextSelection` (SwiftUI 26). Its indices belong to the text they were made for: where that
/// text has changed without the selection (see `AttributedString.transform(updating:body:)`) the selection is an
/// insertion point at the end.
public struct AttributedTextSelection: Equatable, Sendable {
  /// An insertion point or ranges.
  @frozen public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// Nil for the end of any text.
  var place: Indices?
  /// The attributes chosen for what is typed next, by the program or the user; nil for those of the text.
  var chosen: AttributeContainer?
  var affinity: TextSelectionAffinity = .automatic

  /// An insertion point at the end.
  public init() {}

  /// An insertion point.
  ///
  /// - Parameters:
  ///   - insertionPoint: The place in the text.
  ///   - typingAttributes: What typed text gets; nil for the attributes of the text before the insertion point.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    place = .insertionPoint(insertionPoint)
    chosen = typingAttributes
  }

  /// One range; an empty one is an insertion point at the end of the text.
  public init(range: Range<AttributedString.Index>) { self.init(ranges: RangeSet(range)) }

  /// Several ranges; none is an insertion point at the end.
  public init(ranges: RangeSet<AttributedString.Index>) {
    if !ranges.isEmpty { place = .ranges(ranges) }
  }

  /// The places in `text`.
  public func indices(in text: AttributedString) -> Indices {
    switch place {
    case .insertionPoint(let index) where index.isValid(within: text): .insertionPoint(index)
    case .ranges(let ranges) where ranges.isValid(within: text): .ranges(ranges)
    default: .insertionPoint(text.endIndex)
    }
  }

  /// The line that an insertion point between two belongs to.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { affinity }

  /// Whether its indices belong to `text`.
  func isValid(in text: AttributedString) -> Bool {
    switch place {
    case nil: true
    case .insertionPoint(let index): index.isValid(within: text)
    case .ranges(let ranges): ranges.isValid(within: text)
    }
  }

  /// The attributes of text that is typed next: those chosen, or those before the insertion point that continue in
  /// added text; for ranges those of the first selected character.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let chosen { return chosen }
    switch indices(in: text) {
    case .insertionPoint(let index):
      // At the start there is nothing before: the text after it decides.
      let run = index > text.startIndex ? text.runs[text.index(beforeCharacter: index)] : text.runs.first
      return run?.attributes.filter(inheritedByAddedText: true) ?? AttributeContainer()
    case .ranges(let ranges):
      guard let first = ranges.ranges.first else { return AttributeContainer() }
      return text.runs[first.lowerBound].attributes.filter(inheritedByAddedText: true)
    }
  }

  /// The attributes of each run that is selected, even in part; at an insertion point the typing attributes.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    switch indices(in: text) {
    case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
    case .ranges(let ranges): Attributes(containers: text[ranges].runs.map(\.attributes))
    }
  }

  /// The attributes that a selection has in a text.
  public struct Attributes<Text> {
    let containers: [AttributeContainer]

    /// The values of one attribute, nil where it is not set.
    public subscript<K: AttributedStringKey>(type: K.Type) -> [K.Value?] where K.Value: Sendable {
      containers.map { $0[K.self] }
    }

    /// The values of one attribute, nil where it is not set.
    public subscript<K: AttributedStringKey>(keyPath: KeyPath<AttributeDynamicLookup, K>) -> [K.Value?]
    where K.Value: Sendable { self[K.self] }
  }
}

extension AttributedTextSelection.Attributes: Sequence {
  /// Iterates over the attributes of the selected runs, in the order of the text.
  public func makeIterator() -> IndexingIterator<[AttributeContainer]> { containers.makeIterator() }
}

extension AttributedTextSelection.Attributes: Sendable {}
