/// The number of inserted characters that are tried, and shortened until they fit. Each try reads all of them: without
/// a bound a long text would take the square of its length, and a mask has fewer positions.
private let mostTried = 500

extension InputMask {
  /// The masks of which a character that any accepts is input; none if there is only one.
  var rivals: [MaskProgram] { programs.count > 1 ? programs : [] }

  /// Fills the mask with an edit; `nil` if nothing of it fits.
  ///
  /// An insertion into a full mask replaces the characters after it, as many as are inserted.
  func solve<Units>(
    _ edit: MaskEdit<Units>,
    _ fill: (MaskEdit<Units>, MaskProgram) -> (MaskEdit<Units>.Outcome, EditFormat.Output)
  ) -> EditFormat.Output? {
    if isFull(edit) { return overtype(edit, fill) }
    if let output = insert(edit, fill) { return output }
    return edit.inserted.isEmpty || edit.right.isEmpty ? nil : overtype(edit, fill)
  }

  /// Fills the best mask, the first of several. An insertion loses nothing that was in the field: it is
  /// truncated to what fits, and refused if nothing does. A deletion loses characters that no longer have a position.
  private func insert<Units>(
    _ edit: MaskEdit<Units>,
    _ fill: (MaskEdit<Units>, MaskProgram) -> (MaskEdit<Units>.Outcome, EditFormat.Output)
  ) -> EditFormat.Output? {
    let candidates = candidates(for: edit)
    var best: (outcome: MaskEdit<Units>.Outcome, output: EditFormat.Output)?
    let isDeletion = edit.inserted.isEmpty
    for program in candidates {
      let (outcome, output) = fill(edit, program)
      if !isDeletion, outcome.lost > 0 || outcome.isRefused { continue }
      // Everything fits: no other mask can keep more. With one mask alone, what it does not accept is noise.
      if outcome.lost == 0, candidates.count == 1 ? outcome.rejected == 0 : outcome.dropped == 0 {
        return units(output, outcome)
      }
      if let best, best.outcome.rank(isDeletion: isDeletion) >= outcome.rank(isDeletion: isDeletion) { continue }
      best = (outcome, output)
    }
    if let best { return units(best.output, best.outcome) }
    var part = edit
    part.inserted = edit.inserted.dropLast().prefix(mostTried)
    while part.inserted.count > (best?.outcome.accepted ?? 0) {
      for program in self.candidates(for: part) {
        let (outcome, output) = fill(part, program)
        guard outcome.lost == 0, outcome.accepted > best?.outcome.accepted ?? 0 else { continue }
        if let best, best.outcome.rank(isDeletion: false) > outcome.rank(isDeletion: false) { continue }
        best = (outcome, output)
      }
      part.inserted = part.inserted.dropLast()
    }
    return best.map { units($0.output, $0.outcome) }
  }

  // MARK: Full masks

  /// Whether the mask that a function has chosen is full before an insertion that has characters after it. Of other
  /// masks a longer one may be used.
  private func isFull<Units>(_ edit: MaskEdit<Units>) -> Bool {
    guard choose != nil, !edit.inserted.isEmpty, !edit.right.isEmpty else { return false }
    var before = edit
    before.inserted = edit.inserted.prefix(0)
    return candidates(for: before).first?.capacity == edit.left.count + edit.right.count
  }

  /// Replaces as many characters after the edit as it inserts. The caret moves past the literals after them.
  private func overtype<Units>(
    _ edit: MaskEdit<Units>,
    _ fill: (MaskEdit<Units>, MaskProgram) -> (MaskEdit<Units>.Outcome, EditFormat.Output)
  ) -> EditFormat.Output? {
    var edit = edit
    edit.inserted = edit.inserted.prefix(mostTried)
    while !edit.inserted.isEmpty {
      var alone = edit
      alone.right = edit.right.prefix(0)
      for program in candidates(for: alone) {
        let accepted = fill(alone, program).0.accepted
        guard accepted > 0 else { continue }
        var typed = edit
        typed.right = edit.right.dropFirst(accepted)
        for program in candidates(for: typed) {
          let (outcome, filled) = fill(typed, program)
          guard outcome.lost == 0, outcome.accepted == accepted else { continue }
          var output = units(filled, outcome)
          if output.caret == nil {
            output.caret =
              output.significance.carets(after: output.significantBefore, length: output.text.utf16Count).upperBound
          }
          return output
        }
      }
      edit.inserted = edit.inserted.dropLast()
    }
    return nil
  }

  // MARK: Choosing

  /// The output with its count in UTF-16 units instead of characters.
  private func units<Units>(_ output: EditFormat.Output, _ outcome: MaskEdit<Units>.Outcome) -> EditFormat.Output {
    guard !output.text.isASCII else { return output }
    var output = output
    var remaining = outcome.before
    var offset = 0
    for character in output.text where remaining > 0 {
      if output.significance.contains(offset) { remaining -= 1 }
      offset += character.utf16Count
    }
    output.significantBefore = output.significance.count(before: offset)
    return output
  }

  private func candidates<Units>(for edit: MaskEdit<Units>) -> ArraySlice<MaskProgram> {
    guard let choose else { return programs[...] }
    var raw = ""
    for part in [edit.left, edit.inserted, edit.right] {
      for unit in part where programs.contains(where: { unit.isTaken(by: $0) }) {
        raw.append(unit.character.decimalDigit.map { Character(Unicode.Scalar(0x30 + $0)) } ?? unit.character)
      }
    }
    let index = min(max(choose(raw), 0), programs.count - 1)
    return programs[index...index]
  }
}
