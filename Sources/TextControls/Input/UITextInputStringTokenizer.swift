import TextEditing

/// A tokenizer for any text input, by Unicode's rules (Annex 29) for characters and words.
///
/// A sentence ends after `.`, `!`, `?` and similar marks with the quotation marks, brackets and spaces that follow
/// them. A line is a paragraph, because only a front end knows where lines wrap.
@MainActor @preconcurrency open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UIResponder & UITextInput)?

  /// Creates a tokenizer for an input, which is held weakly: once it is released, nothing is found.
  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  /// Whether a unit ends at the position in the given direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let (units, offset) = units(granularity, at: position) else { return false }
    // A boundary in a direction ends a unit in it.
    return units.contains { direction.isBackward ? $0.lowerBound == offset : $0.upperBound == offset }
  }

  /// Whether the position is inside a unit, or at the edge of one that continues in the given direction.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  /// The next start or end of a unit in the given direction; nil when there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input = textInput, let (units, offset) = units(granularity, at: position) else { return nil }
    let edges = units.flatMap { [$0.lowerBound, $0.upperBound] }
    let target = direction.isBackward ? edges.last { $0 < offset } : edges.first { $0 > offset }
    return target.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  /// The unit at the position; at an edge, the one in the given direction. Nil when there is none, as for a space
  /// between words.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input = textInput, let (units, offset) = units(granularity, at: position) else { return nil }
    // At an edge, the unit in the direction counts.
    let unit = units.first {
      direction.isBackward
        ? $0.lowerBound < offset && offset <= $0.upperBound : $0.lowerBound <= offset && offset < $0.upperBound
    }
    guard let unit, let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// The units of the whole text, and the UTF-16 offset of the position in it.
  private func units(_ granularity: UITextGranularity, at position: UITextPosition) -> ([Range<Int>], Int)? {
    guard let input = textInput,
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return nil }
    let text = input.text(in: whole) ?? ""
    return (TextUnits(text).ranges(of: granularity), input.offset(from: input.beginningOfDocument, to: position))
  }
}

/// The units of a text, as ranges of UTF-16 offsets.
struct TextUnits {
  private let text: String

  init(_ text: String) { self.text = text }

  func ranges(of granularity: UITextGranularity) -> [Range<Int>] {
    switch granularity {
    case .character: characters.map(\.range)
    case .word: words
    case .sentence: split { ".!?…。！？\n\u{2029}".contains($0) }
    case .paragraph, .line: split { $0.isNewline }
    case .document: text.isEmpty ? [] : [0..<text.utf16.count]
    }
  }

  private var characters: [(character: Character, range: Range<Int>)] {
    var offset = 0
    return text.map { character in
      defer { offset += character.utf16.count }
      return (character, offset..<offset + character.utf16.count)
    }
  }

  /// Words, without the spaces and signs between them.
  private var words: [Range<Int>] {
    let session = EditingSession(text: text)
    let units = Array(text.utf16)
    var ranges: [Range<Int>] = []
    var offset = 0
    while offset < units.count {
      let range = session.range(of: .word, at: offset)
      guard range.upperBound > offset else { break }
      let word = String(decoding: units[max(offset, range.lowerBound)..<range.upperBound], as: UTF16.self)
      if word.contains(where: { $0.isLetter || $0.isNumber || !$0.isASCII && !$0.isWhitespace && !$0.isPunctuation }) {
        ranges.append(range)
      }
      offset = range.upperBound
    }
    return ranges
  }

  /// Ranges that end after a run of terminators and the spaces and closing marks that follow them.
  private func split(after isTerminator: (Character) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var hasEnded = false
    for (character, range) in characters {
      let belongs = isTerminator(character) || character == " " || "\"”’»)]".contains(character)
      if hasEnded, !belongs || character.isNewline {
        ranges.append(start..<range.lowerBound)
        start = range.lowerBound
        hasEnded = false
      }
      if isTerminator(character) { hasEnded = true }
    }
    let end = text.utf16.count
    if start < end { ranges.append(start..<end) }
    return ranges
  }
}
