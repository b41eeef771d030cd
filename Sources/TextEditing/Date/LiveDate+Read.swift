extension LiveDate {
  /// Reads a text that this shape has written, with incomplete fields.
  func read(_ text: String) -> DateDraft? {
    var draft = DateDraft(shape)
    var rest = text[...]
    var index = 0
    for part in shape.parts {
      if rest.isEmpty { break }
      switch part {
      case .literal(let literal):
        guard let tail = rest.dropping(prefix: literal) else { return nil }
        rest = tail
      case .field(_, let width):
        while draft.slots[index].digits.count < width, let digit = rest.first?.decimalDigit {
          draft.slots[index].digits.append(digit)
          rest = rest.dropFirst()
        }
        draft.slot = index
        draft.place = draft.slots[index].digits.count
        index += 1
      case .meridiem(let am, let pm):
        for (value, symbol) in [(UInt8(0), am), (1, pm)] {
          guard let tail = rest.dropping(prefix: symbol) else { continue }
          draft.slots[index].digits = [value]
          draft.slot = index
          draft.place = 1
          rest = tail
          break
        }
        index += 1
      }
    }
    return rest.isEmpty && !draft.isEmpty ? draft : nil
  }

  /// Assigns the remaining digits of an edit to their fields, and finds the position of the edit between them.
  func place(_ request: EditFormat.Request, in draft: inout DateDraft) {
    var rest = request.before[...]
    var offset = 0
    var index = 0
    for part in shape.parts {
      switch part {
      case .literal(let literal):
        // Without its separator the text ends here.
        guard let tail = rest.dropping(prefix: literal) else {
          if index > 0 { return }
          continue
        }
        rest = tail
        offset += literal.utf16Count
      case .field(_, let width):
        if offset <= request.range.lowerBound {
          draft.slot = index
          draft.place = 0
        }
        var count = 0
        while count < width, let first = rest.first, let digit = first.decimalDigit {
          if !request.range.contains(offset) {
            if offset < request.range.lowerBound { draft.place += 1 }
            draft.slots[index].digits.append(digit)
          }
          offset += first.utf16Count
          rest = rest.dropFirst()
          count += 1
        }
        index += 1
      case .meridiem(let am, let pm):
        if offset <= request.range.lowerBound {
          draft.slot = index
          draft.place = 0
        }
        for (value, symbol) in [(UInt8(0), am), (1, pm)] {
          guard let tail = rest.dropping(prefix: symbol) else { continue }
          let end = offset + symbol.utf16Count
          // A day period is deleted as a whole.
          if request.range.isEmpty || request.range.upperBound <= offset || request.range.lowerBound >= end {
            draft.slots[index].digits = [value]
            if end <= request.range.lowerBound { draft.place = 1 }
          }
          offset = end
          rest = tail
          break
        }
        index += 1
      }
    }
  }
}
