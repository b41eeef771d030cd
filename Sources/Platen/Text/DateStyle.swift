import TextFormats

extension Text {
  /// How a moment is shown.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case date, time, relative, offset, timer }

    let kind: Kind

    /// Day, month and year.
    public static let date = DateStyle(kind: .date)
    /// Hour and minute.
    public static let time = DateStyle(kind: .time)
    /// How long ago or ahead: "2 hr, 5 min".
    public static let relative = DateStyle(kind: .relative)
    /// How far from now, with a sign: "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// Hours, minutes and seconds from now.
    public static let timer = DateStyle(kind: .timer)

    /// The words, as of the running clock.
    func string(for date: Date, in locale: Locale) -> String {
      switch kind {
      case .date:
        return date.formatted(
          Date.FormatStyle(date: .long, time: .omitted, locale: locale).following(calendarOf: locale))
      case .time: return date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
      case .timer:
        return TimerText.words(of: count(to: date) { _ in 1 }.value, showsHours: true, in: locale)
      case .relative:
        let count = count(to: date) { $0 >= 3600 ? 60 : 1 }
        return Duration.seconds(count.value)
          .formatted(.units(width: .abbreviated, maximumUnitCount: 2).locale(locale))
      case .offset:
        let count = count(to: date) { $0 >= 3600 ? 3600 : $0 >= 60 ? 60 : 1 }
        let units = Duration.seconds(count.value).formatted(.units(width: .wide, maximumUnitCount: 1).locale(locale))
        return (count.isAhead || count.value == 0 ? "+" : "−") + units
      }
    }

    /// How far it is, in units that depend on how many seconds that is.
    private func count(to date: Date, unit: (Double) -> Double) -> TimeCount {
      let now = TextClock.now
      let seconds = TimeCount(from: now, to: date, in: 1)
      // Of the last hour ahead the minutes are counted from its first moment on.
      let unit = unit(seconds.isAhead ? seconds.value - 1 : seconds.value)
      TextClock.changes(at: TimeCount.next(after: now, to: date, in: unit))
      return unit == 1 ? seconds : TimeCount(from: now, to: date, in: unit)
    }
  }
}
