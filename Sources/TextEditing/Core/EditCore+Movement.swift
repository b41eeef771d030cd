extension EditCore {
  /// The target of a movement from `offset`.
  func target(from offset: Int, _ direction: EditDirection, _ granularity: EditGranularity) -> Int {
    let isBackward = direction.isBackward
    switch granularity {
    case .grapheme:
      return isBackward ? storage.boundary(before: offset) : storage.boundary(after: offset)
    case .word:
      if options.isSecure { return isBackward ? 0 : storage.utf16Count }
      return isBackward ? storage.wordStart(before: offset) : storage.wordEnd(after: offset)
    case .line:
      if !options.isMultiline { return isBackward ? 0 : storage.utf16Count }
      return isBackward ? storage.lineStart(offset) : storage.lineEnd(offset)
    case .document:
      return isBackward ? 0 : storage.utf16Count
    }
  }

  /// The unit of text around `offset`.
  package func range(of granularity: EditGranularity, at offset: Int) -> Range<Int> {
    let count = storage.utf16Count
    let offset = storage.clamped(offset)
    switch granularity {
    case .grapheme:
      return offset == count ? storage.boundary(before: offset)..<count : offset..<storage.boundary(after: offset)
    case .word:
      return options.isSecure ? 0..<count : storage.wordRange(at: offset)
    case .line:
      guard options.isMultiline else { return 0..<count }
      return storage.lineStart(offset)..<storage.lineEnd(offset)
    case .document:
      return 0..<count
    }
  }

  /// Moves the selection. Left and right are backward and forward in the order of the text, or with
  /// ``EditingOptions/Movement/visual`` what they are on the screen.
  package mutating func move(_ direction: EditDirection, _ granularity: EditGranularity, extending: Bool) {
    var direction = direction
    #if !hasFeature(Embedded)
    // A browser moves the caret itself, and the tables would be a tenth of the module.
    if options.movement == .visual, direction == .left || direction == .right {
      if granularity == .grapheme {
        goalColumn = nil
        if moveVisually(toLeft: direction == .left, extending: extending) { return }
      } else if granularity != .document, !leftIsBackward() {
        direction = direction == .left ? .forward : .backward
      }
    }
    #endif
    let isVertical = (direction == .up || direction == .down) && (granularity == .grapheme || granularity == .line)
    let column = isVertical ? goalColumn : nil
    goalColumn = nil
    let offset: Int
    if !extending, !selection.isCaret, granularity == .grapheme, !isVertical {
      offset = direction.isBackward ? selection.range.lowerBound : selection.range.upperBound
    } else if isVertical {
      var from = selection.head
      if !extending { from = direction == .up ? selection.range.lowerBound : selection.range.upperBound }
      offset = vertical(from: from, up: direction == .up, column: column)
    } else {
      offset = target(from: selection.head, direction, granularity)
    }
    let affinity: EditSelection.Affinity =
      granularity == .line && !isVertical && !direction.isBackward ? .upstream : .downstream
    let moved = EditSelection(anchor: extending ? selection.anchor : offset, head: offset, affinity: affinity)
    // A key that moves nothing leaves the caret at its side of a line break too.
    if !moved.hasSameEnds(as: selection) { selection = moved }
  }

  /// The position in the line above or below, in the column in which the vertical movement began. Beyond the first and
  /// the last line it is the start and the end of the text.
  private mutating func vertical(from offset: Int, up: Bool, column: Int?) -> Int {
    guard options.isMultiline else { return up ? 0 : storage.utf16Count }
    let start = storage.lineStart(offset)
    let column = column ?? storage.slice(start..<offset).count
    let line: Int
    if up {
      guard start > 0 else { return 0 }
      line = storage.lineStart(storage.boundary(before: start))
    } else {
      let end = storage.lineEnd(offset)
      guard end < storage.utf16Count else { return end }
      line = storage.boundary(after: end)
    }
    goalColumn = column
    return line + storage.slice(line..<storage.lineEnd(line)).prefix(column).utf16Count
  }
}

extension EditDirection {
  /// Whether the direction leads to the start, as up and left do.
  package var isBackward: Bool {
    switch self {
    case .backward, .up, .left: true
    case .forward, .down, .right: false
    }
  }
}
