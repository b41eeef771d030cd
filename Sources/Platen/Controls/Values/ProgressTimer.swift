/// The time between two moments, as progress that advances by itself.
struct ProgressTimer: Equatable, Sendable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  private var length: TimeInterval { interval.upperBound.timeIntervalSince(interval.lowerBound) }

  func fraction(at date: Date) -> Double {
    guard length > 0 else { return countsDown ? 0 : 1 }
    let passed = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
    return countsDown ? 1 - passed : passed
  }
}

extension ProgressTimer: TimelineSchedule {
  /// Steps of a hundredth of the interval, but at least a fifteenth of a second and at most one second.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let step = min(max(length / 100, 1.0 / 15), 1)
    let first = max(startDate, interval.lowerBound)
    guard first < interval.upperBound else { return AnySequence([startDate]) }
    let count = Int(min((interval.upperBound.timeIntervalSince(first) / step).rounded(.up), 1_000_000))
    let (start, end) = (first, interval.upperBound)
    return AnySequence(
      (0...count).lazy.map { index in min(start.addingTimeInterval(Double(index) * step), end) })
  }
}

/// The time of a progress view with a timer: how much is left, or has passed.
public struct DefaultDateProgressLabel {
  let timer: ProgressTimer

  nonisolated init(timer: ProgressTimer) { self.timer = timer }
}

extension DefaultDateProgressLabel: View {
  /// The views that this one is made of.
  public var body: some View {
    TimelineView(SecondsSchedule(end: timer.interval.upperBound)) { context in
      Text(verbatim: Self.text(timer, context.date)).monospacedDigit()
    }
  }

  static func text(_ timer: ProgressTimer, _ date: Date) -> String {
    let (start, end) = (timer.interval.lowerBound, timer.interval.upperBound)
    let moment = min(max(date, start), end)
    let seconds = timer.countsDown ? end.timeIntervalSince(moment).rounded(.up) : moment.timeIntervalSince(start)
    let whole = Int(min(max(seconds, 0), 1e9))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}

/// A schedule of whole seconds up to a moment.
private struct SecondsSchedule: TimelineSchedule, Equatable {
  let end: Date

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    guard startDate < end else { return AnySequence([startDate]) }
    // The last moment is included; entries are whole seconds before the end.
    let left = end.timeIntervalSince(startDate)
    let count = Int(min(left.rounded(.up), 1_000_000))
    let end = end
    return AnySequence(
      [startDate] + stride(from: count - 1, through: 0, by: -1).lazy.map { end.addingTimeInterval(-Double($0)) })
  }
}

extension ProgressView {
  /// Shows how much of the time between two moments is left, or with `countsDown: false` has passed.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
    self.init(fraction: nil, label: label(), valueLabel: currentValueLabel(), timer: timer)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of the time between two moments is left, or with `countsDown: false` has passed, with a label. The
  /// time in hours, minutes and seconds is shown below.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
    self.init(fraction: nil, label: label(), valueLabel: DefaultDateProgressLabel(timer: timer), timer: timer)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of the time between two moments is left, or with `countsDown: false` has passed. The time in hours,
  /// minutes and seconds is shown below.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
