/// An edit for a mask: the significant characters left and right of it, and the inserted ones.
struct MaskEdit<Units: RandomAccessCollection>
where Units.Element: MaskUnit, Units.Index == Int, Units.SubSequence == Units {
  var left: Units
  var inserted: Units
  var right: Units
  /// The number of literals that are shown between the left characters and the edit.
  var passed = 0
  /// The masks among which one is chosen: a character that any of them accepts is input, not noise.
  var rivals: [MaskProgram] = []
  /// The result of filling a mask.
  struct Outcome {
    /// The number of significant characters left of the edit's end.
    var before = 0
    /// The number of inserted characters that fit.
    var accepted = 0
    /// The number of inserted characters that the mask accepts and that did not fit.
    var rejected = 0
    /// The number of inserted characters that did not fit, noise included.
    var dropped = 0
    /// The number of inserted characters that a token of any mask accepts and that are literals in this one.
    var literals = 0
    /// The number of earlier characters that no longer fit.
    var lost = 0
    /// The number of characters that have a position before the first one that has none; noise is not counted.
    var leading = 0
    /// The number of significant characters.
    var count = 0
    /// The number of inserted characters that are literals in their place.
    var placed = 0
    /// The offset after the last inserted character, if that is a literal in its place.
    var caret: Int?
    /// The offset of the first empty position, if there is a guide.
    var slot: Int?

    /// The number of characters that have a position.
    var kept: Int { count + literals }
    /// Whether the mask has no position left.
    var isFilled = false
    /// What distinguishes masks that do not keep all: the first number, and where that is equal the second. After an
    /// insertion the characters up to the first without a position count, because they are shown before it is typed,
    /// or all that are kept, if they fill the mask: what is before those is noise, as in `ZIP 12345`.
    func rank(isDeletion: Bool) -> (Int, Int) {
      isDeletion ? (kept, leading) : (isFilled ? kept : leading, kept)
    }
    /// Whether there was a character that has no position.
    private var hasGap = false

    /// Counts a character that is input for any mask.
    mutating func countLeading(isPlaced: Bool) {
      if !isPlaced { hasGap = true }
      if !hasGap { leading += 1 }
    }

    /// Counts a character that was there before the edit.
    mutating func countEarlier(isPlaced: Bool) {
      if !isPlaced { lost += 1 }
      countLeading(isPlaced: isPlaced)
    }

    /// Whether nothing that was inserted has a position.
    var isRefused: Bool { accepted == 0 && placed == 0 }
  }

  /// Whether literal characters that could be input count as literals, because there would be too many otherwise.
  private func prefersLiterals(in program: MaskProgram) -> Bool {
    guard program.hasAmbiguity, let capacity = program.capacity else { return false }
    return candidates(in: program) > capacity
  }

  private func candidates(in program: MaskProgram) -> Int {
    var count = left.count + right.count
    for unit in inserted where unit.isTaken(by: program) { count += 1 }
    return count
  }

  /// The number of digits of a pasted international number that are the country code, which the mask has no position
  /// for.
  private func countryCode(in program: MaskProgram) -> Int {
    guard let capacity = program.capacity, program.takesDigits, !program.hasPlus, left.isEmpty, right.isEmpty,
      inserted.count > 1, inserted.first(where: { $0.isPlus || $0.isTaken(by: program) })?.isPlus == true
    else { return 0 }
    let excess = candidates(in: program) - capacity
    return (1...3).contains(excess) ? excess : 0
  }

  /// Whether the insertion begins with the mask's own first literal again, as a whole formatted text does.
  private func repeatsPrefix(of program: MaskProgram) -> Bool {
    guard left.isEmpty, let first = inserted.first, let step = program.steps.first else { return inserted.isEmpty }
    return !step.isToken && !step.isAmbiguous && first.isLiteral(of: program, 0, step)
  }

  /// Fills the mask from its start.
  func fill<Sink: MaskSink>(
    _ run: inout MaskRun<Sink>, eager: Bool, guide: Sink.Unit?
  ) -> Outcome where Sink.Unit == Units.Element {
    var outcome = Outcome()
    let program = run.program
    let prefersLiterals = prefersLiterals(in: program)
    var skipped = countryCode(in: program)
    for unit in left { outcome.countEarlier(isPlaced: run.place(unit, isKnown: true) != .rejected) }
    if !repeatsPrefix(of: program) { run.pass(passed) }
    var isAfterLiteral = false
    for (index, unit) in inserted.enumerated() {
      if skipped > 0, unit.isTaken(by: program) {
        skipped -= 1
        outcome.dropped += 1
        continue
      }
      let next = inserted.startIndex + index + 1
      let placement = run.place(
        unit, isKnown: false, prefersLiterals: prefersLiterals, before: next < inserted.endIndex ? inserted[next] : nil)
      let isInput = rivals.contains { unit.isTaken(by: $0) }
      if isInput { outcome.countLeading(isPlaced: placement != .rejected) }
      switch placement {
      case .taken, .separator:
        outcome.accepted += 1
        isAfterLiteral = false
      case .literal:
        outcome.placed += 1
        isAfterLiteral = true
        if isInput { outcome.literals += 1 }
      case .rejected:
        outcome.dropped += 1
        if unit.isTaken(by: program) { outcome.rejected += 1 }
      }
    }
    outcome.before = run.count
    // A literal that was typed is shown, and the caret is after it.
    if isAfterLiteral { outcome.caret = run.writePlaced() }
    for unit in right { outcome.countEarlier(isPlaced: run.place(unit, isKnown: true) != .rejected) }
    outcome.count = run.count
    outcome.isFilled = run.count == program.capacity
    if let guide, run.count > 0 {
      outcome.slot = run.writeGuide(guide)
    } else if eager, run.count > 0 {
      run.writeLiterals()
    }
    return outcome
  }

  /// Fills the mask from its end.
  func fillTrailing<Sink: MaskSink>(
    _ program: MaskProgram, _ sink: inout Sink, guide: Sink.Unit?
  ) -> Outcome where Sink.Unit == Units.Element {
    var outcome = Outcome()
    let space = program.capacity.map { $0 - left.count - right.count } ?? Int.max
    var units = Array(left)
    var isLeading = true
    for unit in inserted {
      guard unit.isTaken(by: program) else {
        if rivals.contains(where: { unit.isTaken(by: $0) }) { isLeading = false }
        continue
      }
      guard outcome.accepted < space else {
        outcome.rejected += 1
        isLeading = false
        continue
      }
      units.append(unit)
      outcome.accepted += 1
      if isLeading { outcome.leading += 1 }
    }
    outcome.dropped = inserted.count - outcome.accepted
    outcome.before = units.count
    units += right
    outcome.count = units.count
    outcome.isFilled = units.count == program.capacity
    if units.isEmpty { return outcome }
    // From the last element to the first; what is written is reversed afterwards.
    var pieces: [(unit: Sink.Unit, isSignificant: Bool)] = []
    var next = units.count
    var index = program.steps.count - 1
    while index >= 0 {
      let element = program.steps[index]
      if !element.isToken {
        if next > 0 || guide != nil || index < program.prefix {
          pieces.append((Sink.Unit.literal(of: program, index), false))
        }
        index -= 1
      } else if next > 0 {
        next -= 1
        guard let taken = units[next].taken(by: program, index, element) else {
          // A character in a place of another kind.
          outcome.lost += 1
          outcome.count -= 1
          if next < outcome.before { outcome.before -= 1 }
          continue
        }
        pieces.append((taken, true))
        if !element.isRepeated || next == 0 { index -= 1 }
      } else {
        if let guide { pieces.append((guide, false)) }
        index -= 1
      }
    }
    outcome.lost += next
    for piece in pieces.reversed() { sink.emit(piece.unit, isSignificant: piece.isSignificant) }
    return outcome
  }
}
