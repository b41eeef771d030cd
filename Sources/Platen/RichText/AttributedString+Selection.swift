extension AttributedString {
  /// Changes the text and keeps the selection where it was, as far as that is still there.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    let places = selection.indices(in: self)
    switch places {
    case .insertionPoint(let index):
      let after = try transform(tracking: [index..<index], body)
      guard let range = after.first else { return selection = AttributedTextSelection() }
      selection.place = .insertionPoint(range.lowerBound)
    case .ranges(let ranges):
      let after = try transform(tracking: Array(ranges.ranges), body)
      let kept = RangeSet(after.filter { !$0.isEmpty })
      guard let first = after.first else { return selection = AttributedTextSelection() }
      selection.place = kept.isEmpty ? .insertionPoint(first.lowerBound) : .ranges(kept)
    }
  }

  private mutating func transform<E: Error>(
    tracking ranges: [Range<Index>], _ body: (inout AttributedString) throws(E) -> Void
  ) throws(E) -> [Range<Index>] {
    var result = ranges
    try transform(updating: &result, body: body)
    return result
  }

  /// Changes the attributes of what is selected; at an insertion point those of what is typed next.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint:
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection.chosen = attributes
    case .ranges(let ranges):
      try transform(updating: &selection) { (text: inout AttributedString) throws(E) in
        // Attributes leave the text as it is: offsets stay what they are while indices do not.
        let runs = text[ranges].runs.map { (text.utf16Range($0.range), $0.attributes) }
        for (range, attributes) in runs {
          var attributes = attributes
          try body(&attributes)
          text[text.indexRange(range)].setAttributes(attributes)
        }
      }
    }
  }

  /// Puts a text in the place of what is selected, or at the insertion point; the insertion point is behind it then.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    var content = AttributedString()
    content.append(newContent)
    let ranges: [Range<Int>]
    switch selection.indices(in: self) {
    case .insertionPoint(let index): ranges = [utf16Range(index..<index)]
    case .ranges(let set): ranges = set.ranges.map { utf16Range($0) }
    }
    guard let first = ranges.first else { return }
    for range in ranges.dropFirst().reversed() { removeSubrange(indexRange(range)) }
    replaceSubrange(indexRange(first), with: content)
    selection = AttributedTextSelection(
      insertionPoint: index(utf16Offset: first.lowerBound + content.utf16.count), typingAttributes: selection.chosen)
  }

  /// Puts characters in the place of what is selected, with the attributes that typing has there.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newContent), attributes: attributes))
  }

  // MARK: offsets

  /// The index at a UTF-16 offset; offsets out of range are clamped.
  func index(utf16Offset offset: Int) -> Index {
    let units = utf16
    return units.index(units.startIndex, offsetBy: Swift.max(offset, 0), limitedBy: units.endIndex) ?? units.endIndex
  }

  func utf16Offset(_ index: Index) -> Int { utf16.distance(from: startIndex, to: index) }

  func utf16Range(_ range: Range<Index>) -> Range<Int> {
    let lower = utf16Offset(range.lowerBound)
    return lower..<(lower + utf16.distance(from: range.lowerBound, to: range.upperBound))
  }

  func indexRange(_ range: Range<Int>) -> Range<Index> {
    let lower = index(utf16Offset: range.lowerBound)
    let units = utf16
    return lower..<(units.index(lower, offsetBy: range.count, limitedBy: units.endIndex) ?? units.endIndex)
  }
}
