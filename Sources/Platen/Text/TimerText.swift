/// The text of a timer that runs in an interval.
package struct TimerText: Equatable, Sendable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func string(in locale: Locale) -> String {
    let (start, end) = (interval.lowerBound, interval.upperBound)
    let now = min(max(pauseTime ?? TextClock.now, start), end)
    let origin = countsDown ? end : start
    let count = TimeCount(from: now, to: origin, in: 1)
    if pauseTime == nil, now < end {
      TextClock.changes(at: now == start ? start.addingTimeInterval(Self.first(start, origin)) : Self.next(now, origin))
    }
    return Self.words(of: count.value, showsHours: showsHours, in: locale)
  }

  private static func next(_ now: Date, _ origin: Date) -> Date { TimeCount.next(after: now, to: origin, in: 1) }

  /// How long after its start the text of an interval changes for the first time, in seconds.
  private static func first(_ start: Date, _ origin: Date) -> Double { next(start, origin).timeIntervalSince(start) }

  static func words(of seconds: Double, showsHours: Bool, in locale: Locale) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(locale))
  }
}
