/// Fills a mask from its start, one character after the other.
struct MaskRun<Sink: MaskSink> {
  enum Placement {
    /// In a token.
    case taken
    /// It was the literal at this position.
    case literal
    /// It is a literal that ended an optional or repeated token, and so carries information.
    case separator
    case rejected
  }

  let program: MaskProgram
  private let steps: [MaskStep]
  private(set) var sink: Sink
  /// How many characters carry information.
  private(set) var count = 0
  /// The first element not written yet.
  private var written = 0
  /// The element that the next character is compared with.
  private var cursor = 0
  /// Whether the repeated token at the cursor has accepted a character.
  private var isRepeating = false
  /// Whether the last character was the literal before the cursor.
  private var followsLiteral = false

  init(_ program: MaskProgram, _ sink: Sink) {
    self.program = program
    steps = program.steps
    self.sink = sink
  }

  /// Places a character. One that is significant already (`isKnown`) is never read as an ambiguous literal; a new one
  /// is if `prefersLiterals` is set, if the literal before it was just given, or if the literal after it is given next.
  mutating func place(
    _ unit: Sink.Unit, isKnown: Bool, prefersLiterals: Bool = false, before next: Sink.Unit? = nil
  ) -> Placement {
    var index = cursor
    var passesToken = false
    while index < steps.count {
      let element = steps[index]
      if element.isToken {
        if let taken = unit.taken(by: program, index, element) {
          write(upTo: index)
          sink.emit(taken, isSignificant: true)
          count += 1
          isRepeating = element.isRepeated
          cursor = element.isRepeated ? index : index + 1
          written = cursor
          followsLiteral = false
          return .taken
        }
        guard element.isOptional || (element.isRepeated && isRepeating && index == cursor) else { return .rejected }
        passesToken = true
      } else if unit.isLiteral(of: program, index, element),
        !element.isAmbiguous
          || (!isKnown
            && (prefersLiterals || (followsLiteral && index == cursor) || isLiteral(next, at: index + 1)))
      {
        if passesToken {
          write(upTo: index)
          sink.emit(unit, isSignificant: true)
          count += 1
          written = index + 1
        }
        cursor = index + 1
        isRepeating = false
        followsLiteral = true
        return passesToken ? .separator : .literal
      }
      index += 1
    }
    return .rejected
  }

  /// Whether a character is the literal at an index, and can't be input.
  private func isLiteral(_ unit: Sink.Unit?, at index: Int) -> Bool {
    guard let unit, index < steps.count, !steps[index].isToken, !steps[index].isAmbiguous else { return false }
    return unit.isLiteral(of: program, index, steps[index])
  }

  /// Moves past as many literals, which are in the text before the edit already.
  mutating func pass(_ literals: Int) {
    let end = cursor + literals
    while cursor < min(end, steps.count), !steps[cursor].isToken { cursor += 1 }
  }

  /// Writes the literals up to the last one that was placed. Returns the offset after it.
  mutating func writePlaced() -> Int {
    write(upTo: cursor)
    return sink.offset
  }

  private mutating func write(upTo index: Int) {
    while written < index {
      if !steps[written].isToken { sink.emit(Sink.Unit.literal(of: program, written), isSignificant: false) }
      written += 1
    }
  }

  /// Writes the literals up to the next token.
  mutating func writeLiterals() {
    while written < program.steps.count, !program.steps[written].isToken { write(upTo: written + 1) }
  }

  /// Writes the missing elements, with the guide in every token that needs a character. Returns the offset of the
  /// first.
  mutating func writeGuide(_ guide: Sink.Unit) -> Int {
    writeLiterals()
    let slot = sink.offset
    while written < program.steps.count {
      let element = program.steps[written]
      if element.isToken {
        let isOpen = element.isOptional || (element.isRepeated && isRepeating && written == cursor)
        if !isOpen { sink.emit(guide, isSignificant: false) }
        written += 1
      } else {
        write(upTo: written + 1)
      }
    }
    return slot
  }
}
