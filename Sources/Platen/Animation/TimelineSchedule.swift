import Foundation

/// The dates at which a ``TimelineView`` updates its content.
public protocol TimelineSchedule {
  /// The dates of the schedule, in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often entries are requested.
  typealias Mode = TimelineScheduleMode

  /// The dates from `startDate` on; the first of them is `startDate` or earlier.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may update its view. Timelines always use `normal`.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule with an entry every `interval` seconds, counted from `startDate`. Intervals below 1/120 second
  /// count as that.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 1.0 / 120)
  }

  /// The entries, beginning with the last one that is not after `startDate`, and never before the start of the
  /// schedule. `mode` is ignored.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, (Date?, Bool)> {
    let passed = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
    let interval = interval
    return sequence(first: start.addingTimeInterval(passed * interval)) { $0.addingTimeInterval(interval) }
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The beginning of the minute that `startDate` is in, then of each one after it. `mode` is ignored.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, (Date?, Bool)> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0.addingTimeInterval(60) }
  }
}

/// Dates for animated content, 15 a second at most.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule of entries at least `minimumInterval` seconds apart; nil, like any shorter interval, means 1/15
  /// second. A paused schedule has one entry.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 15)
    isPaused = paused
  }

  /// The entries from `startDate` on; only that one while the schedule is paused. `mode` is ignored.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, (Date?, Bool)> {
    let (interval, isPaused) = (interval, isPaused)
    return sequence(first: startDate) { isPaused ? nil : $0.addingTimeInterval(interval) }
  }
}

/// Dates that the program provides.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule from dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All dates of the schedule; `startDate` and `mode` are ignored. A timeline skips those that have passed, except for
  /// the last.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// An entry at the beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// An entry every `interval` seconds, counted from `startDate`.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// An entry every 1/15 second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// An entry every `minimumInterval` seconds, but no more than 15 a second; nil means 15 a second. A paused schedule
  /// has one entry.
  public static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// An entry at each of the dates, which are in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
