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

    func string(for date: Date, in locale: Locale, now: Date = Date()) -> String {
      switch kind {
      case .date: return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
      case .time: return date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
      case .relative, .offset, .timer: break
      }
      let interval = date.timeIntervalSince(now)
      // Beyond some thousand years nobody counts; a Duration would overflow further out.
      let seconds = interval.isFinite ? min(max(interval, -1e11), 1e11) : 0
      let duration = Duration.seconds(abs(seconds).rounded())
      switch kind {
      case .timer:
        return duration.formatted(.time(pattern: .hourMinuteSecond).locale(locale))
      case .offset:
        let units = duration.formatted(.units(width: .wide, maximumUnitCount: 1).locale(locale))
        return (seconds < 0 ? "−" : "+") + units
      default:
        return duration.formatted(.units(width: .abbreviated, maximumUnitCount: 2).locale(locale))
      }
    }
  }
}
