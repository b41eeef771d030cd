extension LiveNumber {
  /// Formats an edit; `nil` if the inserted text does not fit into the number. A text of the program may be out of
  /// range.
  func reformat(_ request: EditFormat.Request, isNegative: Bool = false, isEdit: Bool = true) -> EditFormat.Output? {
    let size = request.before.utf8.count + request.replacement.utf8.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size * 2 + 4) { memory in
      var edit = NumberEdit(tokens: UnsafeMutableBufferPointer(rebasing: memory[..<(size + 2)]))
      edit.isNegative = isNegative
      // The right part is read before anything is inserted, because it decides what fits.
      keep(request, &edit)
      let inserted = UnsafeMutableBufferPointer(rebasing: memory[(size + 2)...])
      var replacement = request.replacement
      if request.kind != .typing, edit.count == 0, !edit.isNegative,
        request.range.upperBound >= request.before.utf16.count
      {
        // Pasted over everything: the text may contain prefix, suffix and sign.
        let body = stripped(replacement)
        if body.isNegative, shape.allowsNegative { edit.isNegative = true }
        replacement = body.text
      }
      let count = read(replacement, isTyping: request.kind == .typing, into: inserted)
      if !request.replacement.isEmpty {
        let isTyping = request.kind == .typing
        let accepted = insert(UnsafeBufferPointer(rebasing: inserted[..<count]), &edit, isTyping: isTyping)
        if accepted == 0 || (isEdit && isOutOfRange(edit)) { return nil }
      }
      return write(edit)
    }
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
    case NumberToken.decimal, NumberToken.separator: edit.append(NumberToken.decimal)
    case NumberToken.minus, NumberToken.open:
      if edit.count > 0, edit.tokens[edit.count - 1] == NumberToken.exponent {
        edit.append(NumberToken.exponentMinus)
      } else {
        edit.isNegative = true
      }
    default: break
    }
  }

  /// Reads the inserted text and decides the kind of each separator. Returns the number of tokens.
  private func read(
    _ text: String, isTyping: Bool, into tokens: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    func append(_ token: UInt8) {
      guard token != NumberToken.none, count < tokens.count else { return }
      tokens[count] = token
      count += 1
    }
    if text.isASCII {
      for byte in text.utf8 { append(byte == 0x2E || byte == 0x2C ? separator(byte == 0x2E) : classify(byte)) }
    } else {
      for character in text { append(classify(character)) }
    }
    if !isTyping { settleSeparators(UnsafeMutableBufferPointer(rebasing: tokens[..<count]), text) }
    return count
  }

  private func separator(_ isPoint: Bool) -> UInt8 { isPoint ? point : comma }

  /// Decides in pasted text which separators are decimal ones. The locale's own grouping separator groups when three
  /// digits, or as many as the locale groups, follow it; where point and comma both occur, the last is the decimal one.
  private func settleSeparators(_ tokens: UnsafeMutableBufferPointer<UInt8>, _ text: String) {
    var decimals = 0
    var separators = 0
    var last = -1
    for index in 0..<tokens.count {
      if tokens[index] == NumberToken.decimal {
        decimals += 1
        last = index
      } else if tokens[index] == NumberToken.separator {
        separators += 1
        last = index
      }
    }
    guard last >= 0 else { return }
    let isForeign = decimals > 1 || (decimals > 0 && separators > 0 && tokens[last] == NumberToken.separator)
    var digits = 0
    var index = last + 1
    while index < tokens.count, tokens[index] < 10 {
      digits += 1
      index += 1
    }
    let lastIsDecimal: Bool
    if decimals > 0 && separators > 0 {
      lastIsDecimal = true
    } else if separators > 0 {
      lastIsDecimal = separators == 1 && digits != shape.primaryGroup && shape.fractionLimit > 0 && digits > 0
    } else {
      lastIsDecimal = decimals == 1
    }
    guard isForeign || separators > 0 || decimals > 1 else { return }
    for index in 0..<tokens.count where tokens[index] == NumberToken.decimal || tokens[index] == NumberToken.separator {
      tokens[index] = index == last && lastIsDecimal ? NumberToken.decimal : NumberToken.grouping
    }
  }

  /// Inserts tokens at `edit.left`, as far as they fit. Returns how many did.
  private func insert(_ tokens: UnsafeBufferPointer<UInt8>, _ edit: inout NumberEdit, isTyping: Bool) -> Int {
    var accepted = 0
    for token in tokens {
      // A pasted text may be very long, and each character is checked against all in the field.
      guard edit.count < NumberEdit.longest else { break }
      switch token {
      case NumberToken.minus, NumberToken.open:
        if edit.left > 0, edit.tokens[edit.left - 1] == NumberToken.exponent {
          if edit.left == edit.count || edit.tokens[edit.left] != NumberToken.exponentMinus {
            put(NumberToken.exponentMinus, &edit)
            accepted += 1
          }
        } else if shape.allowsNegative, edit.left == 0, !edit.isNegative {
          edit.isNegative = true
          accepted += 1
        }
      case NumberToken.plus:
        if edit.left == 0, edit.isNegative {
          edit.isNegative = false
          accepted += 1
        }
      case NumberToken.decimal:
        if isTyping, edit.left < edit.count, edit.tokens[edit.left] == NumberToken.decimal {
          // Typing over an existing separator.
          edit.left += 1
          accepted += 1
        } else if fitsDecimal(edit) {
          put(token, &edit)
          accepted += 1
        }
      case NumberToken.exponent:
        if edit.firstIndex(of: NumberToken.exponent) == nil, edit.integerEnd > 0, edit.left >= edit.integerEnd,
          edit.firstIndex(of: NumberToken.decimal, from: edit.left) == nil
        {
          put(token, &edit)
          accepted += 1
        }
      case ..<10:
        if fitsDigit(&edit) {
          put(token, &edit)
          accepted += 1
        }
      default: break
      }
    }
    return accepted
  }

  private func put(_ token: UInt8, _ edit: inout NumberEdit) {
    var index = edit.count
    edit.count += 1
    while index > edit.left {
      edit.tokens[index] = edit.tokens[index - 1]
      index -= 1
    }
    edit.tokens[edit.left] = token
    edit.left += 1
  }

  /// Whether a decimal separator can be inserted without pushing digits beyond the limit.
  private func fitsDecimal(_ edit: NumberEdit) -> Bool {
    guard shape.fractionLimit > 0, edit.firstIndex(of: NumberToken.decimal) == nil else { return false }
    let end = edit.integerEnd
    return edit.left <= end && end - edit.left <= shape.fractionLimit
  }

  /// Whether a digit can be inserted. In a full fraction it can if a trailing zero is dropped, which loses nothing.
  private func fitsDigit(_ edit: inout NumberEdit) -> Bool {
    if let start = edit.firstIndex(of: NumberToken.decimal), edit.left > start {
      let count = edit.fractionCount
      guard count >= shape.fractionLimit, edit.left <= start + 1 + count else { return true }
      let last = start + count
      guard edit.left <= last, edit.tokens[last] == 0 else { return false }
      edit.remove(at: last)
      return true
    }
    guard let limit = shape.integerLimit, edit.left <= edit.integerEnd else { return true }
    return edit.integerEnd < limit
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
