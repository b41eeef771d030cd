import Foundation

/// Formats of times for texts that update themselves, see `Text(_:format:)`.
public enum SystemFormatStyle {}

/// A format whose output depends on how far a date is from another, in whole steps.
protocol SteppedDateStyle: DiscreteFormatStyle where FormatInput == Date {
  /// The date that the steps are counted from.
  var origin: Date { get }
  /// How long a step is at a distance, both in seconds.
  func step(at distance: Double) -> Double
}

extension SteppedDateStyle {
  func next(_ date: Date) -> Date? {
    let step = step(at: abs(date.timeIntervalSince(origin)))
    let next = TimeCount.next(after: date, to: origin, in: step)
    return next < .distantFuture ? next : nil
  }

  func previous(_ date: Date) -> Date? {
    let step = step(at: abs(date.timeIntervalSince(origin)))
    let steps = (date.timeIntervalSince(origin) / step).rounded(.down)
    guard steps.isFinite, abs(steps) < 1e11 else { return nil }
    // The last moment of the step before.
    return origin.addingTimeInterval(steps * step).addingTimeInterval(-step / 1000)
  }
}

extension SystemFormatStyle {
  /// How far a date is from another: "3 minutes, 42 seconds".
  public struct DateOffset: SteppedDateStyle, Sendable {
    /// The field of a time.
    public typealias Field = Date.RelativeFormatStyle.Field

    let origin: Date
    let allowedFields: Set<Field>
    let maxFieldCount: Int
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    var locale = Locale.autoupdatingCurrent

    /// Formats the distance to a date.
    ///
    /// - Parameters:
    ///   - date: What the distance is counted from.
    ///   - allowedFields: The units that may be shown.
    ///   - maxFieldCount: How many of them are shown at most, the largest ones first.
    ///   - sign: When there is a sign. By default it is shown before the date.
    public init(
      to date: Date, allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute, .second], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      origin = date
      self.allowedFields = allowedFields
      self.maxFieldCount = max(maxFieldCount, 1)
      self.sign = sign
    }

    /// The style in a language.
    public func locale(_ locale: Locale) -> DateOffset {
      var style = self
      style.locale = locale
      return style
    }

    func step(at distance: Double) -> Double {
      let units = TimeUnit.allCases.filter { allowedFields.contains($0.field) }
      guard let least = units.last else { return 1 }
      let first = units.firstIndex { $0.seconds <= distance } ?? units.count - 1
      return max(units[min(first + maxFieldCount - 1, units.count - 1)].seconds, least.seconds)
    }

    /// The distance of a date.
    public func format(_ value: Date) -> AttributedString {
      let units = TimeUnit.allCases.filter { allowedFields.contains($0.field) }
      let distance = value.timeIntervalSince(origin)
      let step = step(at: abs(distance))
      let seconds = (abs(distance) / step).rounded(.down) * step
      let isTimePattern =
        allowedFields == [.minute, .second] && maxFieldCount == 2
        || allowedFields == [.hour, .minute, .second] && maxFieldCount == 3
      let words: String
      if isTimePattern {
        words = Duration.seconds(seconds).formatted(
          .time(pattern: allowedFields.contains(.hour) ? .hourMinuteSecond : .minuteSecond).locale(locale))
      } else {
        words = TimeUnit.words(of: seconds, in: units, count: maxFieldCount, locale: locale)
      }
      return AttributedString(signText(distance, isZero: seconds == 0) + words)
    }

    private func signText(_ distance: Double, isZero: Bool) -> String {
      if sign == .never || isZero && sign != .always(includingZero: true) { return "" }
      if distance < 0 { return "−" }
      return sign == .automatic ? "" : "+"
    }

    /// The next date with another output.
    public func discreteInput(after input: Date) -> Date? { next(input) }
    /// The last date before with another output.
    public func discreteInput(before input: Date) -> Date? { previous(input) }
  }

  /// A reference to a date: "in 5 minutes" near it, and the date itself further away.
  public struct DateReference: SteppedDateStyle, Sendable {
    /// The field of a time.
    public typealias Field = Date.RelativeFormatStyle.Field

    let origin: Date
    let allowedFields: Set<Field>
    let maxFieldCount: Int
    let thresholdField: Field
    var locale = Locale.autoupdatingCurrent

    /// Refers to a date.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - allowedFields: The units of the distance that may be shown; that of the threshold may in any case.
    ///   - maxFieldCount: How many parts of the date are shown at most where it is far away.
    ///   - thresholdField: The largest unit of a distance. Where it is larger, the date is shown.
    public init(
      to date: Date, allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute], maxFieldCount: Int = 2,
      thresholdField: Field = .day
    ) {
      origin = date
      self.allowedFields = allowedFields.union([thresholdField])
      self.maxFieldCount = max(maxFieldCount, 1)
      self.thresholdField = thresholdField
    }

    /// The style in a language.
    public func locale(_ locale: Locale) -> DateReference {
      var style = self
      style.locale = locale
      return style
    }

    private var units: [TimeUnit] {
      let most = TimeUnit.allCases.first { $0.field == thresholdField }?.seconds ?? .infinity
      return TimeUnit.allCases.filter { allowedFields.contains($0.field) && $0.seconds <= most }
    }

    /// From which distance on the date itself is shown, in seconds.
    private var threshold: Double {
      let most = TimeUnit.allCases.first { $0.field == thresholdField }?.seconds ?? .infinity
      return TimeUnit.allCases.last { $0.seconds > most }?.seconds ?? .infinity
    }

    func step(at distance: Double) -> Double {
      if distance >= threshold { return TimeUnit.day.seconds }
      return units.first { $0.seconds <= distance }?.seconds ?? units.last?.seconds ?? 1
    }

    /// The reference, as of a date.
    public func format(_ value: Date) -> AttributedString {
      guard abs(value.timeIntervalSince(origin)) < threshold else { return AttributedString(absolute(asOf: value)) }
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: origin, allowedFields: Set(units.map(\.field)), presentation: .numeric, unitsStyle: .wide,
        locale: locale)
      // The style says where its anchor is, seen from a date.
      return AttributedString(style.format(value))
    }

    /// The parts of the date that differ from those of another, the largest ones.
    private func absolute(asOf value: Date) -> String {
      let calendar = locale.calendar
      let style = Date.FormatStyle(locale: locale).following(calendarOf: locale)
      let isThisYear = calendar.component(.year, from: value) == calendar.component(.year, from: origin)
      switch (isThisYear, maxFieldCount) {
      case (true, 1): return origin.formatted(style.month(.wide))
      case (true, 2): return origin.formatted(style.month(.wide).day())
      case (true, 3): return origin.formatted(style.month(.wide).day().hour())
      case (true, _): return origin.formatted(style.month(.wide).day().hour().minute())
      case (false, 1): return origin.formatted(style.year())
      case (false, 2): return origin.formatted(style.year().month(.wide))
      case (false, 3): return origin.formatted(style.year().month(.wide).day())
      case (false, _): return origin.formatted(style.year().month(.wide).day().hour().minute())
      }
    }

    /// The next date with another output.
    public func discreteInput(after input: Date) -> Date? { next(input) }
    /// The last date before with another output.
    public func discreteInput(before input: Date) -> Date? { previous(input) }
  }
}

/// A unit of time, the largest first.
enum TimeUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  /// Months and years have their mean length.
  var seconds: Double {
    switch self {
    case .year: 31_556_952
    case .month: 2_629_746
    case .week: 604_800
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }

  var field: Date.RelativeFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The largest units of a time that are not zero, so many of them.
  static func words(of seconds: Double, in units: [TimeUnit], count: Int, locale: Locale) -> String {
    var rest = seconds
    var parts: [String] = []
    for (index, unit) in units.enumerated() {
      let value = (rest / unit.seconds + 1e-9).rounded(.down)
      rest -= value * unit.seconds
      let isLast = index == units.count - 1
      if value > 0 || isLast && parts.isEmpty { parts.append(unit.words(value, locale)) }
      if parts.count == count { break }
    }
    return parts.joined(separator: ", ")
  }

  /// Durations have words from weeks on; those of months and years are English.
  private func words(_ value: Double, _ locale: Locale) -> String {
    let allowed: Duration.UnitsFormatStyle.Unit
    switch self {
    case .year: return "\(Int(value)) year\(value == 1 ? "" : "s")"
    case .month: return "\(Int(value)) month\(value == 1 ? "" : "s")"
    case .week: allowed = .weeks
    case .day: allowed = .days
    case .hour: allowed = .hours
    case .minute: allowed = .minutes
    case .second: allowed = .seconds
    }
    return Duration.seconds(value * seconds).formatted(
      .units(allowed: [allowed], width: .wide, zeroValueUnits: .show(length: 1)).locale(locale))
  }
}
