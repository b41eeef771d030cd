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
      // A text that the mask has written is read back, because its literal digits were not typed.
      if programs.count == 1, !output.text.hasSameUnits(as: text), let known = known(text) { return known }
      return output
    }
    return EditFormat.Output(text: "", significance: Significance(), significantBefore: 0)
  }

  /// Reads back a text that the mask has written; `nil` for another text.
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

  /// Formats an edit; `nil` if it inserts nothing that the mask accepts or does not fit.
  func reformat(_ request: EditFormat.Request) -> EditFormat.Output? {
    if takesBytes, request.before.isASCII, request.replacement.isASCII {
      return reformatBytes(request)
    }
    return reformatCharacters(request)
  }

  // MARK: ASCII

  private func reformatBytes(_ request: EditFormat.Request) -> EditFormat.Output? {
    var before = request.before
    var replacement = request.replacement
    return before.withUTF8 { before in
      replacement.withUTF8 { replacement in
        reformat(before, request.significance, request.range, replacement)
      }
    }
  }

  private func reformat(
    _ before: UnsafeBufferPointer<UInt8>, _ significance: Significance, _ range: Range<Int>,
    _ replacement: UnsafeBufferPointer<UInt8>
  ) -> EditFormat.Output? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: before.count + replacement.count + 1) { units in
      var count = 0
      func append(_ byte: UInt8) {
        units[count] = byte
        count += 1
      }
      significance.forEach(in: 0..<min(range.lowerBound, before.count)) { append(before[$0]) }
      let left = count
      for byte in replacement { append(byte) }
      let inserted = count
      significance.forEach(in: min(range.upperBound, before.count)..<before.count) { append(before[$0]) }
      let all = UnsafeBufferPointer(units)
      let edit = MaskEdit(
        left: UnsafeBufferPointer(rebasing: all[0..<left]),
        inserted: UnsafeBufferPointer(rebasing: all[left..<inserted]),
        right: UnsafeBufferPointer(rebasing: all[inserted..<count]), rivals: rivals)
      if programs.count == 1 {
        // Usually there is one mask that everything fits.
        if let output = fillPlainly(programs[0], edit) { return output }
        let (outcome, output) = fill(programs[0], edit, limit: .max, capacity: count)
        if outcome.lost == 0, outcome.rejected == 0, outcome.accepted > 0 || replacement.isEmpty { return output }
      }
      return solve(edit) { program, limit in fill(program, edit, limit: limit, capacity: count) }
    }
  }

  private func fillPlainly(_ program: MaskProgram, _ edit: MaskEdit<UnsafeBufferPointer<UInt8>>) -> EditFormat.Output? {
    guard guide == nil else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: program.steps.count) { buffer in
      guard let (count, significance) = program.fillPlainly(edit, buffer, eager: literals == .eager) else { return nil }
      return EditFormat.Output(
        text: String(decoding: buffer[..<count], as: UTF8.self), significance: significance,
        significantBefore: edit.left.count + edit.inserted.count,
        fence: program.prefix > 0 && count > 0 ? program.prefix...count : nil)
    }
  }

  private func fill(
    _ program: MaskProgram, _ edit: MaskEdit<UnsafeBufferPointer<UInt8>>, limit: Int, capacity: Int
  ) -> (MaskEdit<UnsafeBufferPointer<UInt8>>.Outcome, EditFormat.Output) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: program.steps.count + capacity + 1) { buffer in
      var run = MaskRun(program, ByteSink(buffer))
      let outcome = edit.fill(&run, limit: limit, eager: literals == .eager, guide: guide?.asciiByte)
      return (outcome, output(run.sink, outcome.before, outcome.slot, program))
    }
  }

  // MARK: Any text

  func reformatCharacters(_ request: EditFormat.Request) -> EditFormat.Output? {
    let (left, right) = request.keptCharacters
    let edit = MaskEdit(
      left: left[...], inserted: Array(request.replacement)[...], right: right[...], rivals: rivals)
    return solve(edit) { program, limit in
      if fill == .trailing {
        var sink = CharacterSink()
        let outcome = edit.fillTrailing(program, &sink, limit: limit, guide: guide)
        return (outcome, output(sink, outcome.before, nil, program))
      }
      var run = MaskRun(program, CharacterSink())
      let outcome = edit.fill(&run, limit: limit, eager: literals == .eager, guide: guide)
      return (outcome, output(run.sink, outcome.before, outcome.slot, program))
    }
  }

  /// Excludes the literals before the first token, and the text after the first empty position.
  private func output(
    _ sink: some MaskSink, _ before: Int, _ slot: Int?, _ program: MaskProgram
  ) -> EditFormat.Output {
    var fence: ClosedRange<Int>?
    if program.prefix > 0 || slot != nil, let first = sink.significance.first(from: 0) {
      let lower = fill == .leading ? first : 0
      let upper = slot ?? sink.offset
      if lower <= upper { fence = lower...upper }
    }
    return EditFormat.Output(
      text: sink.string, significance: sink.significance, significantBefore: before, fence: fence)
  }

  // MARK: Choosing

  private var rivals: [MaskProgram] { programs.count > 1 ? programs : [] }

  /// Fills the mask that keeps most, the first of several. An insertion loses nothing that was in the field: it is
  /// truncated to what fits, and refused if nothing does. A deletion loses characters that no longer have a position.
  private func solve<Units>(
    _ edit: MaskEdit<Units>, _ fill: (MaskProgram, Int) -> (MaskEdit<Units>.Outcome, EditFormat.Output)
  ) -> EditFormat.Output? {
    let candidates = candidates(for: edit)
    var best: (outcome: MaskEdit<Units>.Outcome, output: EditFormat.Output)?
    for program in candidates {
      let (outcome, output) = fill(program, .max)
      if outcome.lost > 0 && !edit.inserted.isEmpty { continue }
      if !edit.inserted.isEmpty, outcome.accepted == 0 { continue }
      // Everything fits: no other mask can keep more. With one mask alone, what it does not accept is noise.
      if outcome.lost == 0, candidates.count == 1 ? outcome.rejected == 0 : outcome.dropped == 0 {
        return units(output, outcome)
      }
      if best.map({ $0.outcome.kept < outcome.kept }) ?? true { best = (outcome, output) }
    }
    if let best { return units(best.output, best.outcome) }
    guard !edit.inserted.isEmpty else { return nil }
    var limit = edit.inserted.count - 1
    while limit > (best?.outcome.accepted ?? 0) {
      for program in candidates {
        let (outcome, output) = fill(program, limit)
        guard outcome.lost == 0, outcome.accepted > best?.outcome.accepted ?? 0 else { continue }
        best = (outcome, output)
      }
      limit -= 1
    }
    return best.map { units($0.output, $0.outcome) }
  }

  /// The output with its count in UTF-16 units instead of characters.
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
    guard let choose else { return programs[...] }
    var raw = ""
    for part in [edit.left, edit.inserted, edit.right] {
      for unit in part where programs.contains(where: { unit.isTaken(by: $0) }) { raw.append(unit.character) }
    }
    let index = min(max(choose(raw), 0), programs.count - 1)
    return programs[index...index]
  }
}

extension String {
  /// Whether all characters are ASCII. Constant time for strings with the flag.
  package var isASCII: Bool { utf8.count == utf16.count }
}
