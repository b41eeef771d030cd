/// A date while it is typed: the digits of each field, and the position of the edit.
struct DateDraft {
  struct Slot {
    let field: DateShape.Field
    let width: Int
    var digits: [UInt8] = []

    var isFull: Bool { digits.count >= width }
    var value: Int { digits.reduce(0) { $0 * 10 + Int($1) } }
  }

  var slots: [Slot]
  /// The field and the digit in it that the next one is typed before.
  var slot = 0
  var place = 0

  init(_ shape: DateShape) {
    slots = shape.parts.compactMap { part in
      if case .field(let field, let digits) = part { return Slot(field: field, width: digits) }
      return nil
    }
  }

  func value(of field: DateShape.Field) -> Int? {
    slots.first { $0.field == field && !$0.digits.isEmpty }?.value
  }

  /// The greatest value of a field given the others: no 31 in April, no 30 in February.
  private func maximum(of slot: Slot) -> Int {
    switch slot.field {
    case .year: return slot.width == 2 ? 99 : 9_999
    case .day:
      guard let month = slots.first(where: { $0.field == .month }), month.isFull else { return 31 }
      switch month.value {
      case 2:
        guard let year = slots.first(where: { $0.field == .year }), year.isFull, year.width == 4 else { return 29 }
        let isLeap = year.value % 4 == 0 && (year.value % 100 != 0 || year.value % 400 == 0)
        return isLeap ? 29 : 28
      case 4, 6, 9, 11: return 30
      default: return 31
      }
    default: return slot.field.range.upperBound
    }
  }

  /// Types a digit. A first digit that no value begins with is padded (4 in a month is 04), and so is one that the
  /// second does not fit (1, then 3, is 01 and 3). `false` if the digit does not fit.
  mutating func type(_ digit: UInt8) -> Bool {
    while slot < slots.count {
      let current = slots[slot]
      if current.isFull {
        guard place >= current.digits.count, slot + 1 < slots.count else { return false }
        slot += 1
        place = 0
        continue
      }
      var next = current
      next.digits.insert(digit, at: place)
      let range = current.field.range
      guard current.width == 2, current.field != .year else {
        slots[slot] = next
        place += 1
        return true
      }
      if next.digits.count == 1 {
        let isWhole = next.value * 10 > maximum(of: current)
        slots[slot].digits = isWhole ? [0, digit] : [digit]
        place = isWhole ? 2 : 1
        return true
      }
      if (range.lowerBound...maximum(of: current)).contains(next.value) {
        slots[slot] = next
        place += 1
        return true
      }
      guard place == 1, slot + 1 < slots.count, current.digits[0] >= range.lowerBound || range.lowerBound == 0,
        slots[slot + 1].digits.isEmpty
      else { return false }
      slots[slot].digits = [0, current.digits[0]]
      slot += 1
      place = 0
    }
    return false
  }

  /// Types a separator: pads the field before it and moves to the next. `false` in an empty or the last field.
  mutating func separate() -> Bool {
    let current = slots[slot]
    if current.digits.isEmpty, slot > 0, place == 0 { return slots[slot - 1].isFull }
    guard slot + 1 < slots.count, !current.digits.isEmpty, place == current.digits.count else { return false }
    if current.width == 2, current.digits.count == 1 {
      guard current.field.range.contains(current.value) || current.field == .year else { return false }
      slots[slot].digits.insert(0, at: 0)
    } else if current.width == 4, !current.isFull {
      return false
    }
    slot += 1
    place = 0
    return true
  }
}
