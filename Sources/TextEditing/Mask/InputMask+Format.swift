extension InputMask {
  /// The mask as a live format of a session.
  public var format: EditFormat {
    var format = EditFormat(
      bias: EditingOptions.Bias(insert: literals == .eager || guide != nil ? .after : .before, delete: .nearest),
      readsRuns: true,
      adopt: { adopt($0) },
      reformat: { reformat($0) })
    #if !hasFeature(Embedded)
    format.describe = { description }
    #endif
    return format
  }

  /// Formats a text from the program or from elsewhere, as if pasted into an empty field.
  func adopt(_ text: String) -> EditFormat.Output {
    let request = EditFormat.Request(
      before: "", significance: Significance(), range: 0..<0, replacement: text, kind: .pasting)
    if let output = reformat(request) {
      // A text that the mask has written is read back, because its literal digits were not typed.
      if !output.text.hasSameUnits(as: text), let known = known(text) { return known }
      return output
    }
    return EditFormat.Output(text: "", significance: Significance(), significantBefore: 0)
  }

  /// Reads back a text that the mask has written; `nil` for another text.
  private func known(_ text: String) -> EditFormat.Output? {
    let characters = Array(text)
    for program in programs {
      guard let raw = program.reading(of: characters, isTrailing: fill == .trailing, guide: guide) else { continue }
      var sink = CharacterSink()
      for character in raw { sink.emit(character, isSignificant: true) }
      let request = EditFormat.Request(
        before: sink.string, significance: sink.significance, range: sink.offset..<sink.offset, replacement: "",
        kind: .replacing)
      if let output = reformat(request), output.text.hasSameUnits(as: text) { return output }
    }
    return nil
  }

  /// Formats an edit; `nil` if it inserts nothing that the mask accepts or does not fit.
  func reformat(_ request: EditFormat.Request) -> EditFormat.Output? {
    // A web page has time enough for characters, and loads no second copy of the rules for bytes.
    #if !hasFeature(Embedded)
    if takesBytes, request.before.isASCII, request.replacement.isASCII {
      return reformatBytes(request)
    }
    #endif
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
        left: all[0..<left], inserted: all[left..<inserted], right: all[inserted..<count],
        passed: range.lowerBound - 1 - (significance.last(before: range.lowerBound) ?? -1), rivals: rivals)
      if programs.count == 1 {
        // Usually there is one mask that everything fits.
        if let output = fillPlainly(programs[0], edit) { return output }
        let (outcome, output) = fill(programs[0], edit, capacity: count)
        if outcome.lost == 0, outcome.rejected == 0, !outcome.isRefused || replacement.isEmpty { return output }
      }
      return solve(edit) { edit, program in fill(program, edit, capacity: count) }
    }
  }

  private func fillPlainly(_ program: MaskProgram, _ edit: MaskEdit<Slice<UnsafeBufferPointer<UInt8>>>) -> EditFormat
    .Output?
  {
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
    _ program: MaskProgram, _ edit: MaskEdit<Slice<UnsafeBufferPointer<UInt8>>>, capacity: Int
  ) -> (MaskEdit<Slice<UnsafeBufferPointer<UInt8>>>.Outcome, EditFormat.Output) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: program.steps.count + capacity + 1) { buffer in
      var run = MaskRun(program, ByteSink(buffer))
      let outcome = edit.fill(&run, eager: literals == .eager, guide: guide?.asciiByte)
      return (outcome, output(run.sink, outcome.before, outcome.slot, program, caret: outcome.caret))
    }
  }

  // MARK: Any text

  func reformatCharacters(_ request: EditFormat.Request) -> EditFormat.Output? {
    let kept = request.keptCharacters
    let edit = MaskEdit(
      left: kept.left[...], inserted: Array(request.replacement)[...], right: kept.right[...], passed: kept.passed,
      rivals: rivals)
    return solve(edit) { edit, program in
      if fill == .trailing {
        var sink = CharacterSink()
        let outcome = edit.fillTrailing(program, &sink, guide: guide)
        return (outcome, output(sink, outcome.before, nil, program))
      }
      var run = MaskRun(program, CharacterSink())
      let outcome = edit.fill(&run, eager: literals == .eager, guide: guide)
      return (outcome, output(run.sink, outcome.before, outcome.slot, program, caret: outcome.caret))
    }
  }

  /// Excludes the literals before the first token, and the text after the first empty position.
  private func output(
    _ sink: some MaskSink, _ before: Int, _ slot: Int?, _ program: MaskProgram, caret: Int? = nil
  ) -> EditFormat.Output {
    var fence: ClosedRange<Int>?
    if program.prefix > 0 || slot != nil, let first = sink.significance.first(from: 0) {
      let lower = fill == .leading ? first : 0
      let upper = slot ?? sink.offset
      if lower <= upper { fence = lower...upper }
    }
    return EditFormat.Output(
      text: sink.string, significance: sink.significance, significantBefore: before, fence: fence, caret: caret)
  }
}
