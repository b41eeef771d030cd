extension Text {
  /// The time that is left of an interval, or with `countsDown: false` has passed of it; it goes on by itself.
  ///
  /// - Parameters:
  ///   - timerInterval: Before it begins the text says what it will begin with, and afterwards what it has ended with.
  ///   - pauseTime: The moment at which the time stands still.
  ///   - showsHours: Whether hours stand by themselves, from the first on. Otherwise there may be more than 59 minutes.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      storage: .timer(
        TimerText(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  /// Two moments and what lies between them, as the reader's language writes it.
  nonisolated public init(_ dates: ClosedRange<Date>) { self.init(storage: .dates(dates)) }

  /// A stretch of time, by its beginning and its end.
  nonisolated public init(_ interval: DateInterval) { self.init(storage: .dates(interval.start...interval.end)) }

  static func string(for dates: ClosedRange<Date>, in locale: Locale) -> String {
    let style = Date.IntervalFormatStyle(date: .numeric, time: .shortened, locale: locale)
    return style.format(dates.lowerBound..<dates.upperBound)
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }
}
