/// Reads a text that was typed or pasted into an empty field.
///
/// Digits fill the fields in their order, and separators end them: `1/2/2024`, `12312024`. If they can't, because a
/// separator comes too early or there are too many digits, the numbers between separators are the fields, in the shape's
/// order or in another one in which they are a date: `20.11.2026`, `2026-11-20`. A text with the name of a month, or with
/// a date and a time, is read by what its parts are. A text that is none of these is no date.
///
/// A date that does not exist in any order stays as it is written, unfinished: it never becomes another one.
struct DateReading {
  let shape: DateShape
  let century: Int
  let entry: DateEntry

  private typealias Number = (digits: [UInt8], isClosed: Bool)

  /// The date, finished or not; `nil` if the text is none.
  func draft() -> DateDraft? {
    if let draft = parts() { return draft }
    if entry.hasWords || isTimeAlone { return nil }
    guard let numbers = numbers() else { return flow() }
    if let draft = flow() {
      // Three numbers that are no date in the shape's order may be one in another.
      if draft.isFull, !draft.isDate, numbers.count == draft.slots.count, let other = ordered(numbers), other.isDate {
        return other
      }
      return draft.isDay ? draft : day(numbers) ?? draft
    }
    return day(numbers) ?? ordered(numbers)
  }

  /// A date without a time, for a shape with one; `nil` for other numbers.
  private func day(_ numbers: [Number]) -> DateDraft? {
    guard shape.hasTime, numbers.count > 1 else { return nil }
    return ordered(numbers, in: DateDraft(shape)).flatMap { $0.isDay ? $0 : nil }
  }

  /// Whether the text has the separator of a time, and the shape no time.
  private var isTimeAlone: Bool {
    !shape.hasTime && !shape.has(separator: ":") && entry.items.contains { $0.isSeparator(":") }
  }

  /// Types the text. `nil` if a part of it finds no place.
  private func flow() -> DateDraft? {
    var draft = DateDraft(shape)
    return entry.type(into: &draft) ? draft : nil
  }

  // MARK: Numbers between separators

  /// The numbers of a text without words; `nil` for others.
  private func numbers() -> [Number]? {
    var numbers: [Number] = []
    for item in entry.items {
      switch item {
      case .number(let digits): numbers.append((digits, false))
      case .separator:
        guard !numbers.isEmpty else { return nil }
        numbers[numbers.count - 1].isClosed = true
      case .word: return nil
      }
    }
    return numbers.isEmpty ? nil : numbers
  }

  private var fields: [DateShape.Field] { DateDraft(shape).slots.map { $0.field } }

  private func ordered(_ numbers: [Number]) -> DateDraft? {
    let own = fields
    let dates = own.filter { $0.isOfDay }
    guard dates.count == own.count, dates.count > 1 else { return assigned(numbers, to: own, isDate: false) }
    if numbers.count == 1, dates.count == 3, numbers[0].digits.count == 8 { return compact(numbers[0].digits) }
    guard numbers.count <= own.count else { return nil }
    if let draft = assigned(numbers, to: own, isDate: true) { return draft }
    let first = numbers[0]
    let closed = numbers.count { $0.isClosed }
    if closed > 1 || numbers.count == own.count || closed == 1 && first.digits.count == 4 {
      if let draft = reordered(numbers, to: dates) { return draft }
    }
    // February 30 with its year in front has a form too.
    let isYearFirst = first.digits.count == 4 && first.isClosed && own[0] != .year
    let order: [DateShape.Field] = isYearFirst ? Self.orders[0] : own
    return assigned(numbers, to: order.filter(dates.contains), isDate: false)
  }

  /// The numbers in an order in which they are a day, or else in the first that they fit.
  private func reordered(_ numbers: [Number], to fields: [DateShape.Field]) -> DateDraft? {
    var found: DateDraft?
    for order in Self.orders where order[0] != .year || numbers[0].digits.count == 4 {
      guard let draft = assigned(numbers, to: order.filter(fields.contains), isDate: true) else { continue }
      if draft.isDay { return draft }
      if found == nil { found = draft }
    }
    return found
  }

  private static let orders: [[DateShape.Field]] = [
    [.year, .month, .day], [.day, .month, .year], [.month, .day, .year],
  ]

  /// Eight digits without separators that do not fit the shape's order: the year is in front or at the end.
  private func compact(_ digits: [UInt8]) -> DateDraft? {
    for order in Self.orders {
      var draft = DateDraft(shape)
      var start = 0
      var fits = true
      for field in order {
        let end = start + (field == .year ? 4 : 2)
        fits = fits && draft.assign(Array(digits[start..<end]), to: field, isClosed: true, century: century)
        start = end
      }
      if fits, draft.isDate { return draft }
    }
    return nil
  }

  /// Assigns numbers to fields in an order; `nil` if one does not fit, or with `isDate` if it does not exist.
  private func assigned(_ numbers: [Number], to order: [DateShape.Field], isDate: Bool) -> DateDraft? {
    guard numbers.count <= order.count else { return nil }
    var draft = DateDraft(shape)
    for (number, field) in zip(numbers, order) {
      let isClosed = number.isClosed && field != .year
      guard draft.assign(number.digits, to: field, isClosed: isClosed, century: century) else { return nil }
      guard isDate, let slot = draft.slots.first(where: { $0.field == field }) else { continue }
      if number.isClosed || slot.isFull, !field.range.contains(slot.value) { return nil }
    }
    return isDate && draft.isFull && !draft.isDate ? nil : draft
  }

  // MARK: Parts with a meaning

  /// A text with words, or with a date and a time, or with a time in another notation; `nil` for others.
  private func parts() -> DateDraft? {
    var dates: [Number] = []
    var times: [[UInt8]] = []
    var month: Int?
    var monthIndex = 0
    var isAfternoon: Bool?
    var hasZone = false
    let items = entry.items
    var index = 0
    while index < items.count {
      defer { index += 1 }
      switch items[index] {
      case .number(let digits):
        let isTime =
          index + 1 < items.count && items[index + 1].isSeparator(":") || index > 0 && items[index - 1].isSeparator(":")
        if isTime {
          times.append(digits)
        } else if times.count == 3, items[index - 1].isSeparator(".") {
          // A fraction of a second.
        } else {
          dates.append((digits, index + 1 < items.count))
        }
      case .separator(let character):
        // After a time a sign begins the distance from universal time.
        if !times.isEmpty, character.is("-") {
          hasZone = true
          index = items.count
        }
      case .word(.month(let number)):
        guard month == nil else { return nil }
        month = number
        monthIndex = dates.count
      case .word(.meridiem(let value)): isAfternoon = value
      case .word(.zone): hasZone = true
      case .word(.ignored): break
      }
    }
    let hasDate = month != nil || !dates.isEmpty
    guard entry.hasWords || !times.isEmpty && hasDate || isNotation(times, isAfternoon) else { return nil }
    var draft = DateDraft(shape)
    if shape.hasDay {
      if let month {
        guard assign(dates, month, at: monthIndex, to: &draft) else { return nil }
      } else {
        guard let read = ordered(dates, in: draft), !dates.isEmpty else { return nil }
        draft = read
      }
    }
    guard shape.hasTime else { return times.isEmpty && isAfternoon != nil ? nil : draft }
    if !times.isEmpty || isAfternoon != nil {
      guard !hasZone, assign(times, isAfternoon, to: &draft) else { return nil }
    }
    return draft
  }

  /// Whether a time has another notation than the shape: a day period that the shape lacks, or an hour after 12 in a
  /// shape with a day period.
  private func isNotation(_ times: [[UInt8]], _ isAfternoon: Bool?) -> Bool {
    let draft = DateDraft(shape)
    guard times.count > 1, times[1].count == 2, let hour = times.first?.reduce(0, { $0 * 10 + Int($1) }) else {
      return false
    }
    return draft.has(.hour) && isAfternoon != nil
      || draft.has(.meridiem) && isAfternoon == nil && !(1...12).contains(hour)
      || times.count == 3 && !draft.has(.second)
  }

  /// The date's fields of a draft with a time, from numbers alone.
  private func ordered(_ numbers: [Number], in draft: DateDraft) -> DateDraft? {
    let own = fields.filter { $0.isOfDay }
    guard numbers.count == own.count else { return nil }
    let found = assigned(numbers, to: own, isDate: true)
    if let found, found.isDay { return found }
    let other = reordered(numbers, to: own)
    return other.map { $0.isDay } == true ? other : found ?? other
  }

  /// The day and the year beside the name of a month. The year has four digits or follows the day.
  private func assign(_ numbers: [Number], _ month: Int, at monthIndex: Int, to draft: inout DateDraft) -> Bool {
    guard numbers.count <= 2 else { return false }
    draft.set(month, of: .month)
    draft.slot = draft.slots.firstIndex { $0.field == .month } ?? 0
    draft.place = draft.slots[draft.slot].digits.count
    let isYearFirst = (numbers.first?.digits.count ?? 0) > 2
    let order: [DateShape.Field] =
      !draft.has(.day) ? [.year] : isYearFirst ? [.year, .day] : [.day, .year]
    guard numbers.count <= order.count || !draft.has(.year) else { return false }
    for (number, field) in zip(numbers, order) {
      guard draft.assign(number.digits, to: field, isClosed: number.isClosed && field == .day, century: century) else {
        return false
      }
    }
    return !draft.isFull || draft.isDate
  }

  private func assign(_ times: [[UInt8]], _ isAfternoon: Bool?, to draft: inout DateDraft) -> Bool {
    guard (2...3).contains(times.count), times.allSatisfy({ $0.count <= 2 }) else { return false }
    let numbers = times.map { $0.reduce(0) { $0 * 10 + Int($1) } }
    guard numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return false }
    var moment = DateMoment(hour: numbers[0], minute: numbers[1], second: numbers.count > 2 ? numbers[2] : 0)
    if let isAfternoon {
      guard (1...12).contains(moment.hour) else { return false }
      moment.hour = moment.hour % 12 + (isAfternoon ? 12 : 0)
    }
    // Nothing that the field has no place for is dropped.
    if !draft.has(.second), moment.second != 0 || !draft.has(.minute) && moment.minute != 0 { return false }
    for field in [DateShape.Field.hour, .hour12, .minute, .second, .meridiem] {
      if field == .meridiem, isAfternoon == nil, (1...12).contains(numbers[0]) { continue }
      draft.set(DateDraft.value(of: field, in: moment), of: field)
    }
    draft.slot = draft.slots.count - 1
    draft.place = draft.slots[draft.slot].digits.count
    return true
  }
}

extension DateEntry {
  /// Types the text into a draft. `false` if a part of it finds no place.
  func type(into draft: inout DateDraft) -> Bool {
    for item in items {
      switch item {
      case .number(let digits):
        for digit in digits where !draft.type(digit) { return false }
      case .separator:
        guard draft.separate() else { return false }
      case .word(.meridiem(let isAfternoon)):
        guard draft.type(isAfternoon: isAfternoon) else { return false }
      case .word: return false
      }
    }
    return true
  }
}
