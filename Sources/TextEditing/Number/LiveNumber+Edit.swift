extension LiveNumber {
  /// Formats an edit; `nil` if the inserted text does not fit into the number. A text of the program may be out of
  /// range.
  func reformat(_ request: EditFormat.Request, isNegative: Bool = false, isEdit: Bool = true) -> EditFormat.Output? {
    let size = request.before.utf8.count + request.replacement.utf8.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size * 3 + 6) { memory in
      var edit = NumberEdit(tokens: UnsafeMutableBufferPointer(rebasing: memory[..<(size + 2)]))
      edit.isNegative = isNegative
      // The right part is read before anything is inserted, because it decides what fits.
      keep(request, &edit)
      var intake = NumberIntake(rules: rules, edit: edit, isEdit: isEdit)
      let isAfterWord = NumberMemory(request.memory).isAfterWord
      if edit.left == edit.count { intake.memory = remembered(request, edit) }
      intake.memory.isAfterWord = isAfterWord
      if !request.replacement.isEmpty {
        var replacement = request.replacement
        if edit.count == 0, !edit.isNegative, request.range.upperBound >= request.before.utf16Count {
          // Over everything: the text may contain prefix, suffix and sign.
          let body = stripped(replacement)
          if !body.isNegative || shape.allowsNegative {
            if body.isNegative {
              intake.edit.isNegative = true
              intake.accepted += 1
            }
            // Behind the field's own symbol there is no word.
            if body.text.utf8.count < replacement.utf8.count { intake.memory.isAfterWord = false }
            replacement = body.text
          }
        }
        let inserted = UnsafeMutableBufferPointer(rebasing: memory[(size + 2)..<(size * 2 + 4)])
        let tokens = UnsafeBufferPointer(rebasing: inserted[..<read(replacement, into: inserted)])
        let isTyped: Bool
        if tokens.count == 1, intake.accepted == 0, isEdit {
          isTyped = intake.type(tokens[0])
        } else {
          isTyped = intake.take(tokens, spare: UnsafeMutableBufferPointer(rebasing: memory[(size * 2 + 4)...]))
        }
        guard isTyped, intake.accepted > 0, !isEdit || !isOutOfRange(intake.edit) else {
          return isEdit ? refusal(of: tokens, request) : nil
        }
        intake.memory.isAfterWord = endsWithWord(tokens)
        if isEdit { intake.edit.dropLeadingZeros(group: rules.group) }
      } else {
        intake.memory.isAfterWord = false
      }
      var output = write(intake.edit)
      output.memory = intake.memory.bits
      return output
    }
  }

  /// Refuses a text, and remembers a word: the sign behind that will be no decimal one. `nil` if there is nothing else to
  /// remember.
  private func refusal(of tokens: UnsafeBufferPointer<UInt8>, _ request: EditFormat.Request) -> EditFormat.Output? {
    var memory = NumberMemory(request.memory)
    memory.isAfterWord = endsWithWord(tokens)
    for token in tokens where token < 10 { memory.isAfterWord = false }
    return memory.bits == request.memory ? nil : .refusal(memory: memory.bits)
  }

  @inline(never)
  private func endsWithWord(_ tokens: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = tokens.count - 1
    while index >= 0, tokens[index] == NumberToken.invisible { index -= 1 }
    // Behind an exponent there is no sign that a letter could belong to.
    return index >= 0 && (tokens[index] == NumberToken.exponent || tokens[index] == NumberToken.none)
  }

  /// What is remembered at the end of a number.
  private func remembered(_ request: EditFormat.Request, _ edit: NumberEdit) -> NumberMemory {
    var memory = NumberMemory(request.memory)
    if edit.firstIndex(of: NumberToken.decimal) == nil {
      (memory.decimal, memory.mayGroup) = (NumberToken.none, false)
    }
    // What was behind the number is gone.
    if !request.range.isEmpty {
      (memory.isFractionHidden, memory.hasHiddenDigits, memory.isClosed) = (false, false, false)
    }
    return memory
  }

  /// Reads the significant characters around the edit, scalar by scalar: in a text that the format has written they are
  /// single scalars, and finding clusters would take longer than all other work.
  private func keep(_ request: EditFormat.Request, _ edit: inout NumberEdit) {
    let lower = request.range.lowerBound
    let upper = request.range.upperBound
    var offset = 0
    var isLeft = true
    for scalar in request.before.unicodeScalars {
      if isLeft, offset >= upper {
        edit.left = edit.count
        isLeft = false
      }
      if offset < lower || offset >= upper, request.significance.contains(offset) { keep(scalar, &edit) }
      offset += scalar.value > 0xFFFF ? 2 : 1
    }
    if isLeft { edit.left = edit.count }
  }

  private func keep(_ scalar: Unicode.Scalar, _ edit: inout NumberEdit) {
    let token = scalar.value < 0x80 ? classify(UInt8(scalar.value)) : classify(scalar)
    switch token {
    case ..<10, NumberToken.exponent: edit.append(token)
    case NumberToken.point, NumberToken.comma, NumberToken.otherDecimal: edit.append(NumberToken.decimal)
    case NumberToken.minus, NumberToken.open:
      if edit.count > 0, edit.tokens[edit.count - 1] == NumberToken.exponent {
        edit.append(NumberToken.exponentMinus)
      } else {
        edit.isNegative = true
      }
    default: break
    }
  }

  /// Reads a text. Returns the number of tokens.
  private func read(_ text: String, into tokens: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var count = 0
    func append(_ token: UInt8) {
      guard count < tokens.count else { return }
      tokens[count] = token
      count += 1
    }
    if text.isASCII {
      for byte in text.utf8 { append(classify(byte)) }
    } else {
      for character in text { append(classify(character)) }
    }
    return count
  }

  /// Whether the number is beyond a bound and further digits only take it farther away.
  private func isOutOfRange(_ edit: NumberEdit) -> Bool {
    guard shape.minimum != nil || shape.maximum != nil, edit.firstIndex(of: NumberToken.exponent) == nil else {
      return false
    }
    let size = edit.magnitude
    if edit.isNegative {
      guard let minimum = shape.minimum else { return false }
      return -size < min(minimum, 0)
    }
    guard let maximum = shape.maximum else { return false }
    return size > max(maximum, 0)
  }
}
