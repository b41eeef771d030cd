/// The time between two moments, counted in whole units. It changes when a whole unit has passed.
struct TimeCount {
  /// In seconds.
  let value: Double
  let isAhead: Bool

  /// As the moments of a count are found by adding seconds to dates, they are not exact to the last bit.
  private static let slack = 1e-4

  /// A unit ahead is counted as long as any part of it is left.
  init(from now: Date, to date: Date, in unit: Double) {
    let interval = date.timeIntervalSince(now)
    // Limited to some thousand years: a Duration would overflow further out.
    let seconds = interval.isFinite ? min(max(interval, -1e11), 1e11) : 0
    isAhead = seconds > 0
    let units = abs(seconds) / unit
    value = (isAhead ? (units - Self.slack).rounded(.up) : (units + Self.slack).rounded(.down)) * unit
  }

  /// The next moment at which the count changes.
  static func next(after now: Date, to date: Date, in unit: Double) -> Date {
    let passed = now.timeIntervalSince(date) / unit
    guard passed.isFinite, abs(passed) < 1e11 else { return .distantFuture }
    return date.addingTimeInterval(((passed + slack).rounded(.down) + 1) * unit)
  }
}
