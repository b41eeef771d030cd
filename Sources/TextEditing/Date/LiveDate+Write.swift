extension LiveDate {
  /// Writes the fields up to the last one with digits, and the separator after a full one.
  func write(_ draft: DateDraft) -> EditFormat.Output {
    guard let last = draft.slots.lastIndex(where: { !$0.digits.isEmpty }) else {
      return EditFormat.Output(text: "", significance: Significance(), significantBefore: 0)
    }
    var text = ""
    var offset = 0
    var significance = Significance()
    var index = 0
    var before = 0
    var caret = 0
    let width = UTF16.width(shape.zero)
    func isWritten(_ slot: Int) -> Bool { slot <= last || (slot == last + 1 && draft.slots[last].isFull) }
    for part in shape.parts {
      switch part {
      case .literal(let literal):
        // A separator is written if a field follows it, or if the last field is full.
        guard index < draft.slots.count ? isWritten(index) : last == index - 1 && draft.slots[last].isFull else {
          continue
        }
        text += literal
        offset += literal.utf16Count
      case .meridiem(let am, let pm):
        if let value = draft.slots[index].digits.first {
          let symbol = value == 0 ? am : pm
          text += symbol
          let count = symbol.utf16Count
          significance.insert(offset..<offset + count)
          offset += count
          if index < draft.slot || index == draft.slot && draft.place > 0 { before += count }
        }
        if index == draft.slot { caret = offset }
        index += 1
      case .field:
        if index == draft.slot { caret = offset + draft.place * width }
        for (number, digit) in draft.slots[index].digits.enumerated() {
          text.unicodeScalars.append(Unicode.Scalar(shape.zero.value + UInt32(digit)) ?? shape.zero)
          significance.insert(offset..<offset + width)
          offset += width
          if index < draft.slot || index == draft.slot && number < draft.place { before += width }
        }
        index += 1
      }
    }
    // At the end of a full field the caret moves to the next.
    if draft.slot < draft.slots.count - 1, draft.slots[draft.slot].isFull,
      draft.place == draft.slots[draft.slot].digits.count
    {
      caret = start(of: draft.slot + 1, in: draft)
    }
    return EditFormat.Output(
      text: text, significance: significance, significantBefore: before, caret: min(caret, offset))
  }

  /// The offset at which a field begins.
  private func start(of slot: Int, in draft: DateDraft) -> Int {
    var offset = 0
    var index = 0
    for part in shape.parts {
      switch part {
      case .literal(let literal): offset += literal.utf16Count
      case .field:
        if index == slot { return offset }
        offset += draft.slots[index].digits.count * UTF16.width(shape.zero)
        index += 1
      case .meridiem(let am, let pm):
        if index == slot { return offset }
        if let value = draft.slots[index].digits.first { offset += (value == 0 ? am : pm).utf16Count }
        index += 1
      }
    }
    return offset
  }
}
