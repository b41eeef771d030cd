import Foundation
import TextEditing

/// The properties of Foundation's date styles that a live format needs.
package protocol DateLiveStyle: LiveFormatStyle, Hashable where FormatInput == Date {
  /// The calendar and the time zone of the dates that the style writes.
  var liveCalendar: Calendar { get }
  var liveLocale: Locale { get }
}

private let liveDates = StyleCache<LiveDate>()

extension DateLiveStyle {
  /// The live format of the style's dates; `nil` for one that writes names, and in a calendar with months of its own.
  package var liveDate: LiveDate? {
    liveDates.value(for: self) {
      let calendar = liveCalendar
      let locale = liveLocale
      guard calendar.isGregorian else { return nil }
      return DateShape(sampling: format, calendar: calendar, locale: locale).map { shape in
        var live = LiveDate(shape)
        live.readNames = { DateNames.cached(for: locale) }
        live.now = { DateMoment(.now, in: calendar) }
        return live
      }
    }
  }

  /// Whether a text has the form of the style's dates, and yet there is no such date. False in a calendar with months of
  /// its own.
  package func isImpossible(_ text: String) -> Bool { liveDate?.isImpossible(text) ?? false }

  /// Writes the separators while the date is typed; `nil` for a style that writes names, and for calendars other than
  /// the Gregorian one. A field uses it under
  /// `liveFormatting()`.
  public var liveFormat: EditFormat? { liveDate?.format }

  /// The date of the text in a field. Throws while it is not complete, and for one that does not exist: Foundation reads
  /// February 30 as a day in March.
  public func liveValue(_ text: String) throws -> Date {
    if let liveDate, !liveDate.isComplete(text) { throw CocoaError(.formatting) }
    let date = try parseStrategy.parse(text)
    return liveCalendar.isGregorian ? date : inCentury(of: text, date)
  }

  /// The date, in the century in which the style writes the text for it. Foundation reads the twelfth year of an era as
  /// the 112th, because two digits are a year of some century to it.
  private func inCentury(of text: String, _ date: Date) -> Date {
    func isSame(_ date: Date) -> Bool { Self.parts(of: format(date)) == Self.parts(of: text) }
    guard !isSame(date) else { return date }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = liveCalendar.timeZone
    for years in [-100, 100] {
      // The 29th of February of a year that has none was read as the day after it.
      for days in [0, -1] {
        let other = gregorian.date(byAdding: DateComponents(year: years, day: days), to: date)
        if let other, isSame(other) { return other }
      }
    }
    return date
  }

  /// The numbers and words of a text: what the same date has in common however it is padded and separated.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var isInNumber = false
    for character in text {
      let digit = character.wholeNumberValue
      defer { isInNumber = digit != nil }
      guard digit != nil || character.isLetter else { continue }
      if let digit, isInNumber, let last = parts.last {
        parts[parts.count - 1] = last == "0" ? "\(digit)" : last + "\(digit)"
      } else {
        parts.append(digit.map { "\($0)" } ?? String(character))
      }
    }
    return parts
  }
}

extension Date.FormatStyle: LiveFormatStyle, DateLiveStyle {
  package var liveCalendar: Calendar { calendar.with(timeZone) }
  package var liveLocale: Locale { locale }
}

extension Date.VerbatimFormatStyle: LiveFormatStyle, DateLiveStyle {
  package var liveCalendar: Calendar { calendar.with(timeZone) }
  package var liveLocale: Locale { locale ?? Locale(identifier: "en_US_POSIX") }
}

extension Date.ISO8601FormatStyle: LiveFormatStyle, DateLiveStyle {
  package var liveCalendar: Calendar { Calendar(identifier: .iso8601).with(timeZone) }
  package var liveLocale: Locale { Locale(identifier: "en_US_POSIX") }
}

extension Calendar {
  fileprivate func with(_ timeZone: TimeZone) -> Calendar {
    var calendar = self
    calendar.timeZone = timeZone
    return calendar
  }
}

extension DateMoment {
  /// The moment of a date in a calendar.
  package init(_ date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    self.init(
      year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0,
      minute: parts.minute ?? 0, second: parts.second ?? 0)
  }
}
