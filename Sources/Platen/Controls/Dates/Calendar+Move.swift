import Foundation

extension Calendar {
  /// The date to which a key of a calendar leads, with the same time of day. A day that a month does not have is its
  /// last day. Nil where the calendar has no such date.
  package func date(after move: CalendarMove, from date: Date) -> Date? {
    func day(_ number: (Range<Int>) -> Int) -> Date? {
      guard let days = range(of: .day, in: .month, for: date) else { return nil }
      return self.date(byAdding: .day, value: number(days) - component(.day, from: date), to: date)
    }
    return switch move {
    case .days(let count): self.date(byAdding: .day, value: count, to: date)
    case .months(let count): self.date(byAdding: .month, value: count, to: date)
    case .firstDay: day { $0.lowerBound }
    case .lastDay: day { $0.upperBound - 1 }
    }
  }
}
