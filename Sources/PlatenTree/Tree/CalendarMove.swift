/// Where a key leads in a calendar: the one rule for months in a page, open months, months with several chosen days,
/// and questions for a day.
package enum CalendarMove: Equatable, Sendable {
  /// Some days later, or earlier where the number is negative.
  case days(Int)
  /// The same day some months later, or earlier where the number is negative.
  case months(Int)
  /// The first day of the month.
  case firstDay
  /// The last day of the month.
  case lastDay

  /// The arrows lead to the next and the previous day along a week, and to the same day of another week across; Page
  /// Down and Page Up to another month; Home and End to the ends of the month. Nil for other keys.
  ///
  /// - Parameter isRightToLeft: Whether a week is placed from right to left, so that the next day is at the left.
  package init?(_ key: KeyEquivalent, isRightToLeft: Bool) {
    switch isRightToLeft ? key.mirrored : key {
    case .leftArrow: self = .days(-1)
    case .rightArrow: self = .days(1)
    case .upArrow: self = .days(-7)
    case .downArrow: self = .days(7)
    case .pageUp: self = .months(-1)
    case .pageDown: self = .months(1)
    case .home: self = .firstDay
    case .end: self = .lastDay
    default: return nil
    }
  }
}

extension CalendarContent {
  /// What is sent to the calendar to go there.
  package func event(_ move: CalendarMove) -> NodeEvent {
    func inMonth(_ number: Int) -> NodeEvent {
      .setDay(CalendarDay(year: day.year, month: day.month, day: number))
    }
    return switch move {
    case .days(let count): .step(count)
    case .months(let count): .setDay(moved(months: count))
    case .firstDay: inMonth(1)
    case .lastDay: inMonth(max(dayCount, 1))
    }
  }
}
