import Foundation

/// A unit of an amount of time, the largest one first.
enum ComponentUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  /// The unit in a calendar's components, and in the older set of units.
  private var calendarUnits: (component: Calendar.Component, unit: NSCalendar.Unit) {
    switch self {
    case .year: (.year, .year)
    case .month: (.month, .month)
    case .week: (.weekOfMonth, .weekOfMonth)
    case .day: (.day, .day)
    case .hour: (.hour, .hour)
    case .minute: (.minute, .minute)
    case .second: (.second, .second)
    }
  }

  var component: Calendar.Component { calendarUnits.component }
  var calendarUnit: NSCalendar.Unit { calendarUnits.unit }

  /// The unit of Foundation's durations with its length in seconds; nil for those whose length varies.
  private var duration: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
    switch self {
    case .year, .month: nil
    case .week: (.weeks, 604_800)
    case .day: (.days, 86_400)
    case .hour: (.hours, 3600)
    case .minute: (.minutes, 60)
    case .second: (.seconds, 1)
    }
  }

  /// An amount with the name of the unit.
  func text(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
    let text = digits(value, style, locale)
    guard style == .spellOut else { return text }
    let words = NumberFormatter()
    words.numberStyle = .spellOut
    words.locale = locale
    return text.replacingOccurrences(of: "\(value)", with: words.string(from: NSNumber(value: value)) ?? "\(value)")
  }

  private func digits(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
    let isLong = style == .full || style == .spellOut
    guard let duration else {
      let name = self == .year ? (isLong ? "year" : "yr") : (isLong ? "month" : "mo")
      if style == .abbreviated { return "\(value)" + (self == .year ? "y" : "mo") }
      return "\(value) " + name + (value == 1 || name == "mo" ? "" : "s")
    }
    let width: Duration.UnitsFormatStyle.UnitWidth = isLong ? .wide : style == .abbreviated ? .narrow : .abbreviated
    return Duration.seconds(value * duration.seconds)
      .formatted(.units(allowed: [duration.unit], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
  }
}
