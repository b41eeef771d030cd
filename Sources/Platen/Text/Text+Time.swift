import TextFormats

extension Text {
  /// The time that is left of an interval, or with `countsDown: false` has passed of it; it is updated by itself.
  ///
  /// - Parameters:
  ///   - timerInterval: Before it begins the text shows the first value, and afterwards the last.
  ///   - pauseTime: The moment whose value is shown instead of the current time; nil for a timer that runs.
  ///   - countsDown: Whether the text shows the time that is left; otherwise the time that has passed.
  ///   - showsHours: Whether hours are separate from minutes. Otherwise there may be more than 59 minutes.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      storage: .timer(
        TimerText(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  /// A range of two dates, as the reader's language writes it.
  nonisolated public init(_ dates: ClosedRange<Date>) { self.init(storage: .dates(dates)) }

  /// A range of time, by its start and its end.
  nonisolated public init(_ interval: DateInterval) { self.init(storage: .dates(interval.start...interval.end)) }

  static func string(for dates: ClosedRange<Date>, in locale: Locale) -> String {
    let style = Date.IntervalFormatStyle(date: .numeric, time: .shortened, locale: locale)
      .following(calendarOf: locale)
    return style.format(dates.lowerBound..<dates.upperBound)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// The time that is left of an interval or has passed of it, as `Text(timerInterval:)` shows and updates it.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// A range of two dates, as the reader's language writes it.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

  /// A date interval by its start and its end, as the reader's language writes it.
  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }
}
