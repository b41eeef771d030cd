/// A date and time of the Gregorian calendar, as numbers. A shape without some of the fields does not compare them.
public struct DateMoment: Equatable, Comparable, Sendable {
  /// The year with its century.
  public var year: Int
  /// The month, from 1.
  public var month: Int
  /// The day, from 1.
  public var day: Int
  /// The hour, from 0 to 23.
  public var hour: Int
  /// The minute.
  public var minute: Int
  /// The second.
  public var second: Int

  /// Creates a moment. The values are not checked.
  public init(year: Int = 1, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  private var numbers: [Int] { [year, month, day, hour, minute, second] }

  /// Whether the first moment is earlier.
  public static func < (a: DateMoment, b: DateMoment) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }

  /// The number of days of a month; of February 29 without a year.
  static func days(in month: Int, year: Int?) -> Int {
    switch month {
    case 4, 6, 9, 11: return 30
    case 2:
      guard let year else { return 29 }
      return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: return 31
    }
  }

  /// The year of two digits in the hundred years from `century`.
  static func year(_ digits: Int, from century: Int) -> Int {
    century + ((digits - century) % 100 + 100) % 100
  }
}

extension DateDraft {
  /// The moment of the values; fields that the shape lacks are those of `DateMoment()`.
  func moment(century: Int) -> DateMoment {
    var moment = DateMoment()
    for slot in slots {
      switch slot.field {
      case .year: moment.year = slot.width == 2 ? DateMoment.year(slot.value, from: century) : slot.value
      case .month: moment.month = slot.value
      case .day: moment.day = slot.value
      case .hour: moment.hour = slot.value
      case .hour12: moment.hour = slot.value % 12 + (value(of: .meridiem) == 1 ? 12 : 0)
      case .minute: moment.minute = slot.value
      case .second: moment.second = slot.value
      case .meridiem: break
      }
    }
    return moment
  }

  /// Writes the fields of a moment that the shape has.
  mutating func set(_ moment: DateMoment) {
    for field in slots.map({ $0.field }) { set(Self.value(of: field, in: moment), of: field) }
  }

  /// The value of a field of a moment.
  static func value(of field: DateShape.Field, in moment: DateMoment) -> Int {
    switch field {
    case .year: moment.year
    case .month: moment.month
    case .day: moment.day
    case .hour: moment.hour
    case .hour12: moment.hour % 12 == 0 ? 12 : moment.hour % 12
    case .minute: moment.minute
    case .second: moment.second
    case .meridiem: moment.hour >= 12 ? 1 : 0
    }
  }

  /// A moment with the fields that the shape has, for comparing.
  func reduced(_ moment: DateMoment) -> DateMoment {
    var result = DateMoment()
    if has(.year) { result.year = moment.year }
    if has(.month) { result.month = moment.month }
    if has(.day) { result.day = moment.day }
    if has(.hour) || has(.hour12) { result.hour = moment.hour }
    if has(.minute) { result.minute = moment.minute }
    if has(.second) { result.second = moment.second }
    return result
  }
}
