import Foundation
import TextFormats

/// A day, a time or both, by the name of its format in JSON Schema. In a field it is written as the user's language
/// writes it or as in JSON, and in the answers as in RFC 3339, 5.6; a time need not have seconds and a zone.
enum SchemaMoment: String {
  case day = "date"
  case time
  case dayAndTime = "date-time"

  /// What JSON has for the text of a field; nil where it is no such moment.
  ///
  /// A day with a time that names no zone is in the user's.
  func literal(of text: String) -> String? {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard text.utf16.count <= WrittenDay.longestWithSpaces else { return nil }
    switch self {
    case .day: return WrittenDay.date(of: text).map(WrittenDay.iso.format)
    case .time: return Self.time(of: text)
    case .dayAndTime:
      if Self.isWhole(text) { return Self.isDay(text.prefix(10)) ? text : nil }
      return Self.parts(of: text).lazy.compactMap { Self.literal(ofDay: $0, time: $1) }.first
    }
  }

  /// The text of a field for what JSON has: as the user's language writes it, where nothing of it is lost.
  func text(of literal: String) -> String {
    let written: String? =
      switch self {
      case .day: WrittenDay.date(of: literal).map(WrittenDay.numeric().format)
      case .time: Self.date(ofTime: literal).map(Self.clock.format)
      case .dayAndTime: (try? Self.zoned.parse(literal)).map(Self.dayAndClock.format)
      }
    return written.flatMap { self.literal(of: $0) == literal ? $0 : nil } ?? literal
  }

  /// A text for an example.
  var example: String {
    let parts = DateComponents(year: 2026, month: 11, day: 21, hour: 14, minute: 30)
    let date = Calendar(identifier: .gregorian).date(from: parts) ?? Date()
    return switch self {
    case .day: WrittenDay.numeric().format(date)
    case .time: text(of: "14:30")
    case .dayAndTime: Self.dayAndClock.format(date)
    }
  }

  /// Why a text is no such moment.
  var reason: String {
    switch self {
    case .day: Prompt.words("Enter a day such as \(example).")
    case .time: Prompt.words("Enter a time such as \(example).")
    case .dayAndTime: Prompt.words("Enter a day and a time such as \(example).")
    }
  }

  /// Whether a text has the form of such a moment on a day that the calendar does not have.
  func isImpossible(_ text: String) -> Bool {
    switch self {
    case .day: WrittenDay.isImpossible(text)
    case .time: false
    case .dayAndTime:
      Self.isWhole(text)
        ? !Self.isDay(text.prefix(10)) : Self.parts(of: text).contains { WrittenDay.isImpossible($0.day) }
    }
  }

  // MARK: Times

  /// Hours and minutes in the user's language, without a zone.
  private static var clock: Date.FormatStyle {
    var style = Date.FormatStyle(date: .omitted, time: .shortened).following()
    (style.timeZone, style.calendar) = (.gmt, gmt)
    return style
  }

  private static var dayAndClock: Date.FormatStyle { Date.FormatStyle(date: .numeric, time: .shortened).following() }

  /// A day and a time in the user's zone, as in JSON.
  private static var zoned: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(timeZone: .current).year().month().day().time(includingFractionalSeconds: false)
      .timeZone(separator: .colon)
  }

  private static var gmt: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  /// Hours and minutes, with seconds or without, and after seconds with a zone or without.
  private static func isTime(_ text: some StringProtocol) -> Bool {
    let time = /([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)(\.[0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})?)?/
    return Substring(text).wholeMatch(of: time) != nil
  }

  /// The time of a text as in JSON.
  private static func time(of text: String) -> String? {
    if isTime(text) { return text }
    guard text.contains(where: \.isNumber), let date = try? clock.committedValue(of: text),
      WrittenDay.isWritten(text, as: clock.format(date))
    else { return nil }
    let parts = gmt.dateComponents([.hour, .minute], from: date)
    guard let hour = parts.hour, let minute = parts.minute else { return nil }
    return (hour < 10 ? "0" : "") + "\(hour)" + (minute < 10 ? ":0" : ":") + "\(minute)"
  }

  /// A time in JSON without seconds and a zone, on some day.
  private static func date(ofTime literal: String) -> Date? {
    let parts = literal.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    return gmt.date(from: DateComponents(year: 2001, month: 1, day: 1, hour: parts[0], minute: parts[1]))
  }

  // MARK: Days with a time

  /// Whether a text has the form of a day with a time and its zone in JSON.
  private static func isWhole(_ text: String) -> Bool {
    guard text.prefix(10).wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil,
      let between = text.dropFirst(10).first, "Tt ".contains(between)
    else { return false }
    let time = text.dropFirst(11)
    return isTime(time) && time.contains { "Zz+-".contains($0) }
  }

  private static func isDay(_ text: Substring) -> Bool {
    WrittenDay.date(of: String(text)).map { WrittenDay.iso.format($0) == text } ?? false
  }

  /// What may be the day and the time of a text: the time follows after a space, a comma or the letter of JSON.
  private static func parts(of text: String) -> [(day: String, time: String)] {
    guard text.utf16.count <= WrittenDay.longestWithSpaces else { return [] }
    let ends = CharacterSet(charactersIn: ",،、 ").union(.whitespaces)
    return text.indices.compactMap { index in
      guard text[index].isWhitespace || "Tt,،".contains(text[index]) else { return nil }
      let day = text[..<index].trimmingCharacters(in: ends)
      let time = text[text.index(after: index)...].trimmingCharacters(in: .whitespaces)
      return day.isEmpty || Self.time(of: time) == nil ? nil : (day, time)
    }
  }

  private static func literal(ofDay day: String, time: String) -> String? {
    guard let day = WrittenDay.date(of: day), let time = Self.time(of: time) else { return nil }
    if time.contains(where: { "Zz+-".contains($0) }) { return "\(WrittenDay.iso.format(day))T\(time)" }
    let parts = time.prefix { $0 != "." }.split(separator: ":").compactMap { Int($0) }
    let date = Calendar.current.date(
      bySettingHour: parts[0], minute: parts[1], second: parts.count > 2 ? min(parts[2], 59) : 0, of: day)
    return date.map(zoned.format)
  }
}
