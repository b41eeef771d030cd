/// A date while it is typed: the digits of each field, and the position of the edit.
struct DateDraft {
  struct Slot {
    let field: DateShape.Field
    let width: Int
    /// The digits; of a day period 0 before noon and 1 after it.
    var digits: [UInt8] = []

    var isFull: Bool { digits.count >= width }
    /// Whether the field has all digits of a value that exists. There is no year 0, which two digits may be of another.
    var hasValue: Bool { isFull && field.range.contains(value) && (field != .year || width == 2 || value > 0) }
    var value: Int { digits.reduce(0) { $0 * 10 + Int($1) } }
    /// Whether values have two digits, of which not all can be the first.
    var isPaired: Bool { width == 2 && field != .year }

    /// Whether no value of two digits begins with a digit.
    func isWhole(_ digit: UInt8) -> Bool { isPaired && Int(digit) * 10 > field.range.upperBound }
  }

  var slots: [Slot]
  /// The field and the digit in it that the next one is typed before.
  var slot = 0
  var place = 0

  init(_ shape: DateShape) {
    slots = shape.parts.compactMap { part in
      switch part {
      case .field(let field, let digits): Slot(field: field, width: digits)
      case .meridiem: Slot(field: .meridiem, width: 1)
      case .literal: nil
      }
    }
  }

  var isEmpty: Bool { slots.allSatisfy { $0.digits.isEmpty } }
  var isFull: Bool { slots.allSatisfy { $0.isFull } }

  func has(_ field: DateShape.Field) -> Bool { slots.contains { $0.field == field } }

  func value(of field: DateShape.Field) -> Int? {
    slots.first { $0.field == field && !$0.digits.isEmpty }?.value
  }

  /// Whether a field of a time has digits.
  var hasTime: Bool { !slots.allSatisfy { $0.field.isOfDay || $0.digits.isEmpty } }

  /// Whether every field has all its digits, every value exists, and the day exists in its month.
  var isDate: Bool {
    slots.allSatisfy { $0.hasValue } && isDayOfMonth
  }

  /// Whether the fields of the day have all their digits, their values exist, and the day exists in its month.
  var isDay: Bool {
    has(.month) && slots.allSatisfy { !$0.field.isOfDay || $0.hasValue } && isDayOfMonth
  }

  private var isDayOfMonth: Bool {
    guard let day = value(of: .day), let month = value(of: .month) else { return true }
    let year = slots.contains { $0.width == 4 } ? value(of: .year) : nil
    // The 15th followed the 4th when the calendar was changed.
    if year == 1582, month == 10, day > 4, day < 15 { return false }
    return day <= DateMoment.days(in: month, year: year)
  }

  /// The draft with a zero before single digits that a separator follows.
  var padded: DateDraft {
    var draft = self
    draft.pad(before: slots.count - 1)
    return draft
  }

  /// Writes a zero before single digits in the fields before one.
  mutating func pad(before end: Int) {
    for index in slots.indices where index < end && slots[index].isPaired && slots[index].digits.count == 1 {
      slots[index].digits.insert(0, at: 0)
    }
  }

  /// The draft with the time of another one, if it has none.
  func timed(by other: DateDraft) -> DateDraft {
    var draft = self
    if hasTime { return draft }
    for index in slots.indices where !slots[index].field.isOfDay {
      draft.slots[index].digits = other.slots[index].digits
    }
    return draft
  }

  /// The draft with the position at the end, if it has all digits.
  var atEnd: DateDraft {
    guard isFull else { return self }
    var draft = self
    draft.slot = slots.count - 1
    draft.place = slots[draft.slot].digits.count
    return draft
  }

  /// Moves to the first field of the time; `false` if there is a time.
  mutating func beginTime() -> Bool {
    if hasTime { return false }
    (slot, place) = (0, 0)
    while slots[slot].field.isOfDay { slot += 1 }
    return true
  }

  // MARK: Typing

  /// Types a digit: inserts it, or replaces the digit after the position in a field that has all its digits. A first
  /// digit that no value begins with is padded (4 in a month is 04). A value that does not exist stays as it is typed,
  /// because it would be another date otherwise. `false` if there is no place for the digit.
  mutating func type(_ digit: UInt8) -> Bool {
    while slot < slots.count {
      let current = slots[slot]
      if current.field == .meridiem { return false }
      guard current.isFull, place >= current.digits.count else {
        if place == 0, current.isWhole(digit), current.isFull || current.digits.isEmpty {
          slots[slot].digits = [0, digit]
          place = 2
        } else {
          if current.isFull { slots[slot].digits[place] = digit } else { slots[slot].digits.insert(digit, at: place) }
          place += 1
        }
        return true
      }
      guard slot + 1 < slots.count else { return false }
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
    if current.isPaired, current.digits.count == 1 {
      guard current.field.range.contains(current.value) else { return false }
      slots[slot].digits.insert(0, at: 0)
    } else if !current.isFull {
      return false
    }
    slot += 1
    place = 0
    return true
  }

  /// Types a day period. The position moves behind it if it was before it.
  mutating func type(isAfternoon: Bool) -> Bool {
    guard let index = slots.firstIndex(where: { $0.field == .meridiem }) else { return false }
    slots[index].digits = [isAfternoon ? 1 : 0]
    if slot == index || slot + 1 == index && place == slots[slot].digits.count {
      slot = index
      place = 1
    }
    return true
  }

  // MARK: Reading

  /// Assigns a number to a field. `isClosed` if a separator follows it: no more digits can. `false` if it has more digits
  /// than the field, or can't be completed. Four digits of a year are shown by two if these mean the same year.
  mutating func assign(_ digits: [UInt8], to field: DateShape.Field, isClosed: Bool, century: Int) -> Bool {
    guard let index = slots.firstIndex(where: { $0.field == field }) else { return true }
    let current = slots[index]
    var digits = digits
    if field == .year, current.width == 2, digits.count == 4 {
      let year = digits.reduce(0) { $0 * 10 + Int($1) }
      guard DateMoment.year(year % 100, from: century) == year else { return false }
      digits.removeFirst(2)
    }
    guard digits.count <= current.width else { return false }
    if current.isPaired, digits.count == 1, isClosed || current.isWhole(digits[0]) { digits.insert(0, at: 0) }
    slots[index].digits = digits
    slot = index
    place = digits.count
    return true
  }

  /// Assigns a value to a field, with all its digits.
  mutating func set(_ value: Int, of field: DateShape.Field) {
    guard let index = slots.firstIndex(where: { $0.field == field }) else { return }
    var rest = max(0, value)
    var digits: [UInt8] = []
    for _ in 0..<slots[index].width {
      digits.insert(UInt8(rest % 10), at: 0)
      rest /= 10
    }
    slots[index].digits = digits
  }
}
