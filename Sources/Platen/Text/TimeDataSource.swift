import Foundation

/// A value that follows the time, for texts that update themselves.
public struct TimeDataSource<Value>: Sendable {
  let kind: Kind

  enum Kind: Hashable, Sendable {
    /// The current date.
    case now
    /// From a date until now, or from now until a date.
    case range(Date, isStart: Bool)
    /// The time since a date.
    case offset(Date)
  }

  init(_ kind: Kind) { self.kind = kind }
}

extension TimeDataSource where Value == Date {
  /// The current date.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(.now) }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date until now; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(.range(date, isStart: true))
  }

  /// From now until a date; empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(.range(date, isStart: false))
  }
}

extension TimeDataSource where Value == Duration {
  /// The time since a date; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> { TimeDataSource(.offset(date)) }
}

extension TimeDataSource.Kind {
  /// The value at a moment.
  func value(at now: Date) -> Any {
    switch self {
    case .now: return now
    case .range(let date, let isStart):
      return isStart ? min(date, now)..<max(now, min(date, now)) : min(now, date)..<max(date, min(now, date))
    case .offset(let date): return Duration.seconds(now.timeIntervalSince(date))
    }
  }

  /// The moment at which the source has a value.
  func moment(of value: Any) -> Date? {
    switch (self, value) {
    case (.now, let date as Date): date
    case (.range(_, let isStart), let range as Range<Date>): isStart ? range.upperBound : range.lowerBound
    case (.offset(let date), let duration as Duration): date.addingTimeInterval(duration / .seconds(1))
    default: nil
    }
  }
}

/// A text of a value that follows the time.
package struct TimedText: Equatable, @unchecked Sendable {
  // Unchecked: formats are value types in all of Foundation and in practice; they are only read here.
  private let source: AnyHashable
  private let format: AnyHashable
  private let resolve: (Date, Locale) -> (AttributedString, Date?)

  init<Value, Format: DiscreteFormatStyle>(
    _ source: TimeDataSource<Value>, _ format: Format, attributed: @escaping (Format.FormatOutput) -> AttributedString
  ) where Format.FormatInput == Value {
    let kind = source.kind
    self.source = AnyHashable(kind)
    self.format = AnyHashable(format)
    resolve = { now, locale in
      let style = format.locale(.autoupdatingCurrent) == format ? format.locale(locale) : format
      guard let value = kind.value(at: now) as? Value else { return (AttributedString(), nil) }
      return (attributed(style.format(value)), style.discreteInput(after: value).flatMap { kind.moment(of: $0) })
    }
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.source == second.source && first.format == second.format
  }

  /// How often a text is updated at most, in seconds: as often as animations show frames in a terminal.
  private static let leastInterval = 1.0 / 15

  /// The text as of the running clock.
  /// A value that stays, as a format makes text with attributes of it.
  init<Format: FormatStyle>(fixed value: Format.FormatInput, _ format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    source = AnyHashable(FixedInput(value: value))
    self.format = AnyHashable(format)
    resolve = { _, locale in
      let style = format.locale(.autoupdatingCurrent) == format ? format.locale(locale) : format
      return (style.format(value), nil)
    }
  }

  /// A value in the place of a source of time. Values that are compared need not be hashed: all have one hash.
  private struct FixedInput<Value: Equatable>: Hashable {
    let value: Value
    func hash(into hasher: inout Hasher) {}
  }

  func string(in locale: Locale) -> AttributedString {
    let now = TextClock.now
    let (text, next) = resolve(now, locale)
    if let next { TextClock.changes(at: max(next, now.addingTimeInterval(Self.leastInterval))) }
    return text
  }
}

extension Text {
  /// A value as `format` shows it, with the format's attributes, in the reader's language unless the format names one.
  /// The text does not follow the time: a `TimeDataSource` does.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    storage = .timed(TimedText(fixed: input, format))
  }

  /// A value that follows the time, as `format` shows it in the reader's language. The text is updated when it changes,
  /// at most fifteen times a second.
  nonisolated public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    storage = .timed(TimedText(source, format) { $0 })
  }

  /// A value that follows the time, as `format` shows it in the reader's language. The text is updated when it changes,
  /// at most fifteen times a second.
  @_disfavoredOverload
  nonisolated public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    storage = .timed(TimedText(source, format) { AttributedString($0) })
  }
}
