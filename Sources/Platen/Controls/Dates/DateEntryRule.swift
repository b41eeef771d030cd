import Foundation
import PlatenGraph
import TextFormats

/// A day or a time as it is typed into a date picker: whole, existing, and within the picker's range.
struct DateEntryRule: EntryRule {
  enum Part { case day, time }

  let part: Part
  let format: Date.FormatStyle
  /// In the time zone of the picker.
  let calendar: Calendar
  /// The picker's date, whose other part stays.
  let date: Date
  let first: Date?
  let last: Date?

  func problem(in text: String) -> LocalizedStringKey? {
    if text.isEmpty { return nil }
    guard let typed = try? format.committedValue(of: text) else {
      return switch (part, format.isImpossible(text)) {
      case (.day, true): .own("There is no such day.")
      case (.day, false): .own("This is no whole date.")
      case (.time, true): .own("There is no such time.")
      case (.time, false): .own("This is no whole time.")
      }
    }
    switch part {
    case .day: return contains(typed, by: .day) ? nil : bounds
    case .time:
      guard let moment = calendar.date(date, withTimeOf: typed), !contains(moment, by: .minute) else { return nil }
      return .own("This time can’t be chosen.")
    }
  }

  /// Whether the day or the minute of a moment has a part in the range.
  private func contains(_ moment: Date, by unit: Calendar.Component) -> Bool {
    if let first, calendar.compare(moment, to: first, toGranularity: unit) == .orderedAscending { return false }
    if let last, calendar.compare(moment, to: last, toGranularity: unit) == .orderedDescending { return false }
    return true
  }

  /// The days that can be typed.
  private var bounds: LocalizedStringKey? {
    switch (first.map(format.format), last.map(format.format)) {
    case (let first?, let last?): .own("Enter a day from \(first) to \(last).")
    case (let first?, nil): .own("Enter a day from \(first).")
    case (nil, let last?): .own("Enter a day to \(last).")
    case (nil, nil): nil
    }
  }
}

extension Calendar {
  /// A day at the hour and the minute of another date.
  func date(_ day: Date, withTimeOf other: Date) -> Date? {
    var parts = dateComponents([.era, .year, .month, .day], from: day)
    let time = dateComponents([.hour, .minute], from: other)
    (parts.hour, parts.minute) = (time.hour, time.minute)
    return date(from: parts)
  }
}
