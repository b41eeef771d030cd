import Foundation

extension SystemFormatStyle {
  /// The time since a moment: "00:05.23".
  public struct Stopwatch: SteppedDateStyle, Sendable {
    let origin: Date
    let showsHours: Bool
    let maxFieldCount: Int
    let maxPrecision: Duration
    var locale = Locale.autoupdatingCurrent

    /// Counts from a moment.
    ///
    /// - Parameters:
    ///   - startDate: The moment. Before it the time is zero.
    ///   - showsHours: Whether hours are separate from minutes. Otherwise there may be more than 59 minutes.
    ///   - maxFieldCount: How many fields are shown at most, the largest ones: hours, minutes, seconds and parts of them.
    ///   - maxPrecision: The least time that makes a difference.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      origin = startDate
      self.showsHours = showsHours
      self.maxFieldCount = max(maxFieldCount, 1)
      self.maxPrecision = maxPrecision
    }

    /// The style in a language.
    public func locale(_ locale: Locale) -> Stopwatch {
      var style = self
      style.locale = locale
      return style
    }

    func step(at distance: Double) -> Double {
      CountPattern(distance, showsHours, maxFieldCount, maxPrecision, minimalMinutes: 2).step
    }

    /// The time at a moment.
    public func format(_ value: Date) -> AttributedString {
      let seconds = max(value.timeIntervalSince(origin), 0)
      let pattern = CountPattern(seconds, showsHours, maxFieldCount, maxPrecision, minimalMinutes: 2)
      return AttributedString(pattern.words(of: seconds, roundsUp: false, in: locale))
    }

    /// The next moment with another time.
    public func discreteInput(after input: Date) -> Date? { input < origin ? origin : next(input) }
    /// The last moment before with another time.
    public func discreteInput(before input: Date) -> Date? { input <= origin ? nil : previous(input) }
  }

  /// The time that is left of an interval, or has passed of it: "4:17".
  public struct Timer: SteppedDateStyle, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool
    let maxFieldCount: Int
    let maxPrecision: Duration
    var locale = Locale.autoupdatingCurrent

    private init(
      _ interval: Range<Date>, countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int, _ maxPrecision: Duration
    ) {
      self.interval = interval
      self.countsDown = countsDown
      self.showsHours = showsHours
      self.maxFieldCount = max(maxFieldCount, 1)
      self.maxPrecision = maxPrecision
    }

    /// Counts down in an interval.
    ///
    /// - Parameters:
    ///   - interval: Before it the time is its length, and after it zero.
    ///   - showsHours: Whether hours are separate from minutes. Otherwise there may be more than 59 minutes.
    ///   - maxFieldCount: How many fields are shown at most, the largest ones.
    ///   - maxPrecision: The least time that makes a difference.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: true, showsHours, maxFieldCount, maxPrecision)
    }

    /// Counts up in an interval: from zero at its start to its length.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: false, showsHours, maxFieldCount, maxPrecision)
    }

    /// The style in a language.
    public func locale(_ locale: Locale) -> Timer {
      var style = self
      style.locale = locale
      return style
    }

    var origin: Date { countsDown ? interval.upperBound : interval.lowerBound }

    func step(at distance: Double) -> Double {
      CountPattern(distance, showsHours, maxFieldCount, maxPrecision, minimalMinutes: 1).step
    }

    /// The time at a moment.
    public func format(_ value: Date) -> AttributedString {
      let moment = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds = abs(moment.timeIntervalSince(origin))
      let pattern = CountPattern(seconds, showsHours, maxFieldCount, maxPrecision, minimalMinutes: 1)
      return AttributedString(pattern.words(of: seconds, roundsUp: countsDown, in: locale))
    }

    /// The next moment with another time.
    public func discreteInput(after input: Date) -> Date? {
      if input >= interval.upperBound { return nil }
      return input < interval.lowerBound ? interval.lowerBound : next(input)
    }

    /// The last moment before with another time.
    public func discreteInput(before input: Date) -> Date? {
      if input <= interval.lowerBound { return nil }
      return input > interval.upperBound ? interval.upperBound : previous(input)
    }
  }
}

/// The fields of a time that is counted.
private struct CountPattern {
  let pattern: Duration.TimeFormatStyle.Pattern
  /// How long the time stays the same, in seconds.
  let step: Double

  init(_ seconds: Double, _ showsHours: Bool, _ maxFieldCount: Int, _ precision: Duration, minimalMinutes: Int) {
    let hasHours = showsHours && seconds >= 3600
    let least = max(precision / .seconds(1), 0.001)
    // Parts of a second are the last field.
    let wholeFields = hasHours ? 3 : 2
    let digits = maxFieldCount > wholeFields && least < 1 ? min(Int((-log10(least)).rounded(.up)), 3) : 0
    if hasHours, maxFieldCount < 3 || least >= 60 {
      pattern = .hourMinute(padHourToLength: 1, roundSeconds: .down)
      step = max(60, least)
    } else if hasHours {
      pattern = .hourMinuteSecond(
        padHourToLength: minimalMinutes, fractionalSecondsLength: digits, roundFractionalSeconds: .down)
      step = digits > 0 ? pow(10, -Double(digits)) : max(1, least)
    } else {
      pattern = .minuteSecond(
        padMinuteToLength: minimalMinutes, fractionalSecondsLength: digits, roundFractionalSeconds: .down)
      step = digits > 0 ? pow(10, -Double(digits)) : max(1, least)
    }
  }

  func words(of seconds: Double, roundsUp: Bool, in locale: Locale) -> String {
    let steps = seconds / step
    // Dates are not exact to the last bit.
    let whole = (roundsUp ? (steps - 1e-4).rounded(.up) : (steps + 1e-4).rounded(.down)) * step
    return Duration.milliseconds(Int64((max(whole, 0) * 1000).rounded())).formatted(
      .time(pattern: pattern).locale(locale))
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from another.
  public static func offset(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A reference to a date.
  public static func reference(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a moment.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time that is left of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// The time that has passed of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
