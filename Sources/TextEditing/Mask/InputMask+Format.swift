extension InputMask {
  /// The mask as a live format of a session.
  public var format: EditFormat {
    EditFormat(
      bias: EditingOptions.Bias(insert: literals == .eager || guide != nil ? .after : .before, delete: .nearest),
      adopt: { adopt($0) },
      reformat: { reformat($0) })
  }

  /// Formats a text from the program or from elsewhere, as if pasted into an empty field.
  func adopt(_ text: String) -> EditFormat.Output {
    let request = EditFormat.Request(
      before: "", significance: Significance(), range: 0..<0, replacement: text, kind: .pasting)
    if let output = reformat(request) {
      // What the mask shows already is read as it stands, its literal digits being none that were typed.
      if programs.count == 1, !output.text.hasSameUnits(as: text), let known = known(text) { return known }
      return output
    }
    return EditFormat.Output(text: "", significance: Significance(), significantBefore: 0)
  }

  /// A text that the mask has written, read back; `nil` if it has not.
  private func known(_ text: String) -> EditFormat.Output? {
    guard let raw = programs[0].reading(of: Array(text), isTrailing: fill == .trailing, guide: guide) else {
      return nil
    }
    var sink = CharacterSink()
    for character in raw { sink.emit(character, isSignificant: true) }
    let request = EditFormat.Request(
      before: sink.string, significance: sink.significance, range: sink.offset..<sink.offset, replacement: "",
      kind: .replacing)
    guard let output = reformat(request), output.text.hasSameUnits(as: text) else { return nil }
    return output
  }

  /// Formats an edit, `nil` if it brings nothing that the mask takes or does not fit.
  func reformat(_ request: EditFormat.Request) -> EditFormat.Output? {
    if fill == .leading, guide == nil || guide?.asciiByte != nil, programs.allSatisfy({ $0.isASCII }),
      request.before.isASCII, request.replacement.isASCII
    {
      return reformatBytes(request)
    }
    return reformatCharacters(request)
  }

  // MARK: ASCII

  private func reformatBytes(_ request: EditFormat.Request) -> EditFormat.Output? {
    let size = request.before.utf8.count + request.replacement.utf8.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size + 1) { units in
      var writer = ByteSink(units)
      var offset = 0
      for byte in request.before.utf8 {
        if offset >= request.range.lowerBound { break }
        if request.significance.contains(offset) { writer.emit(byte, isSignificant: false) }
        offset += 1
      }
      let left = writer.offset
      for byte in request.replacement.utf8 { writer.emit(byte, isSignificant: false) }
      let inserted = writer.offset
      offset = 0
      for byte in request.before.utf8 {
        if offset >= request.range.upperBound, request.significance.contains(offset) {
          writer.emit(byte, isSignificant: false)
        }
        offset += 1
      }
      let all = UnsafeBufferPointer(units)
      let edit = MaskEdit(
        left: all[0..<left], inserted: all[left..<inserted], right: all[inserted..<writer.offset])
      let capacity = writer.offset + 1
      return solve(edit) { program, limit in
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: program.steps.count + capacity) { buffer in
          var run = MaskRun(program, ByteSink(buffer))
          let outcome = edit.fill(&run, limit: limit, eager: literals == .eager, guide: guide?.asciiByte)
          return (outcome, output(run.sink.string, run.sink.significance, outcome.before, outcome.slot, program))
        }
      }
    }
  }

  // MARK: Any text

  private func reformatCharacters(_ request: EditFormat.Request) -> EditFormat.Output? {
    var left: [Character] = []
    var right: [Character] = []
    var offset = 0
    for character in request.before {
      if request.significance.contains(offset) {
        if offset < request.range.lowerBound {
          left.append(character)
        } else if offset >= request.range.upperBound {
          right.append(character)
        }
      }
      offset += character.utf16.count
    }
    let edit = MaskEdit(
      left: left[...], inserted: Array(request.replacement)[...], right: right[...])
    return solve(edit) { program, limit in
      if fill == .trailing {
        var sink = CharacterSink()
        let outcome = edit.fillTrailing(program, &sink, limit: limit, guide: guide)
        return (outcome, output(sink.string, sink.significance, outcome.before, nil, program))
      }
      var run = MaskRun(program, CharacterSink())
      let outcome = edit.fill(&run, limit: limit, eager: literals == .eager, guide: guide)
      return (outcome, output(run.sink.string, run.sink.significance, outcome.before, outcome.slot, program))
    }
  }

  /// The literals before the first token are fenced off, and so is what lies behind the first empty place.
  private func output(
    _ text: String, _ significance: Significance, _ before: Int, _ slot: Int?, _ program: MaskProgram
  ) -> EditFormat.Output {
    var fence: ClosedRange<Int>?
    let count = text.utf16.count
    if program.prefix > 0 || slot != nil, let first = significance.first(from: 0) {
      let lower = fill == .leading ? first : 0
      let upper = slot ?? count
      if lower <= upper { fence = lower...upper }
    }
    return EditFormat.Output(text: text, significance: significance, significantBefore: before, fence: fence)
  }

  // MARK: Choosing

  /// Fills the mask that fits best. Nothing that was in the field is lost by inserting: what does not fit is cut from
  /// what is inserted, and nothing fitting refuses the edit. Deleting loses what no longer has a place.
  private func solve<Units>(
    _ edit: MaskEdit<Units>, _ fill: (MaskProgram, Int) -> (MaskEdit<Units>.Outcome, EditFormat.Output)
  ) -> EditFormat.Output? {
    let candidates = candidates(for: edit)
    var best: (outcome: MaskEdit<Units>.Outcome, output: EditFormat.Output)?
    for program in candidates {
      let (outcome, output) = fill(program, .max)
      if outcome.lost > 0 && !edit.inserted.isEmpty { continue }
      if !edit.inserted.isEmpty, outcome.accepted == 0 { continue }
      if outcome.lost == 0, outcome.rejected == 0 { return units(output, outcome) }
      if best.map({ $0.outcome.count < outcome.count }) ?? true { best = (outcome, output) }
    }
    if let best { return units(best.output, best.outcome) }
    guard !edit.inserted.isEmpty else { return nil }
    var limit = edit.inserted.count - 1
    while limit > 0 {
      for program in candidates {
        let (outcome, output) = fill(program, limit)
        if outcome.lost == 0, outcome.accepted > 0 { return units(output, outcome) }
      }
      limit -= 1
    }
    return nil
  }

  /// The output with its count in UTF-16 units rather than characters.
  private func units<Units>(_ output: EditFormat.Output, _ outcome: MaskEdit<Units>.Outcome) -> EditFormat.Output {
    guard !output.text.isASCII else { return output }
    var output = output
    var remaining = outcome.before
    var offset = 0
    for character in output.text where remaining > 0 {
      if output.significance.contains(offset) { remaining -= 1 }
      offset += character.utf16.count
    }
    output.significantBefore = output.significance.count(before: offset)
    return output
  }

  private func candidates<Units>(for edit: MaskEdit<Units>) -> ArraySlice<MaskProgram> {
    guard let choose, let first = programs.first else { return programs[...] }
    var raw = ""
    for part in [edit.left, edit.inserted, edit.right] {
      for unit in part where unit.isTaken(by: first) { raw.append(unit.character) }
    }
    let index = min(max(choose(raw), 0), programs.count - 1)
    return programs[index...index]
  }
}

extension String {
  /// Whether all is ASCII. Constant time for strings that know it.
  package var isASCII: Bool { utf8.count == utf16.count }
}
