import Foundation

/// Writes amounts of time, which Foundation on this platform can't. After Apple's class of that name.
///
/// Weeks to seconds have names of the calendar's locale; years and months have English ones.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// 1:10:05. The default.
    case positional
    /// 1h 10m 5s.
    case abbreviated
    /// 1 hr, 10 min, 5 sec.
    case short
    /// 1 hour, 10 minutes, 5 seconds.
    case full
    /// As `full`, with numbers in words.
    case spellOut
    /// As `short`.
    case brief
  }

  /// What happens to units whose value is 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading ones are dropped in the positional style, all of them in the others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first unit with a value are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between units with a value are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those after the last unit with a value are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All of them are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All of them are written; in the positional style each unit has two digits at least.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The units that are written. All from years to seconds for the empty set, which is the default.
  open var allowedUnits: NSCalendar.Unit = []
  /// How units are written, `.positional` by default.
  open var unitsStyle = UnitsStyle.positional
  /// What happens to units of value 0, `.default` by default.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are written at most, the largest ones; 0, the default, for no limit.
  open var maximumUnitCount = 0
  /// The calendar that counts the units; its locale is that of the names. The current one by default.
  open var calendar: Calendar? = .current
  /// The date that an interval begins at; nil, the default, for the present.
  open var referenceDate: Date?
  /// Kept and ignored; false by default.
  open var allowsFractionalUnits = false
  /// Kept and ignored; false by default.
  open var collapsesLargestUnit = false
  /// Kept and ignored; false by default.
  open var includesApproximationPhrase = false
  /// Kept and ignored; false by default.
  open var includesTimeRemainingPhrase = false

  /// The text for an amount of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e11 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
  }

  /// The text for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let components = usedCalendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    return text(units.map { ($0, components.value(for: $0.component) ?? 0) })
  }

  /// The text for an amount of time. Units that the components have and ``allowedUnits`` has not are counted in those.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// The text for an amount of time in a style, with all units.
  public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The text for date components; nil for any other value.
  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

  private var usedCalendar: Calendar { calendar ?? .current }

  private var units: [ComponentUnit] {
    ComponentUnit.allCases.filter { allowedUnits.isEmpty ? $0 != .week : allowedUnits.contains($0.calendarUnit) }
  }

  private typealias Part = (unit: ComponentUnit, value: Int)

  private func text(_ all: [Part]) -> String? {
    guard !all.isEmpty else { return nil }
    var parts = shown(all)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    guard unitsStyle != .positional else { return positional(parts) }
    let style = unitsStyle
    // The current calendar has Foundation's current locale, which is not the user's.
    let locale = usedCalendar.locale.flatMap { UserLocale.isOpen($0) ? nil : $0 } ?? UserLocale.current
    return parts.map { $0.unit.text($0.value, style, locale) }.joined(separator: style == .abbreviated ? " " : ", ")
  }

  /// The units that are written; the last one where all are 0.
  private func shown(_ all: [Part]) -> [Part] {
    guard let first = all.firstIndex(where: { $0.value != 0 }), let last = all.lastIndex(where: { $0.value != 0 })
    else { return zeroFormattingBehavior.contains(.pad) ? all : Array(all.suffix(1)) }
    var dropped = zeroFormattingBehavior
    if dropped.contains(.default) { dropped = unitsStyle == .positional ? .dropLeading : .dropAll }
    return all.enumerated().filter { index, part in
      if part.value != 0 { return true }
      if index < first { return !dropped.contains(.dropLeading) }
      return !dropped.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  private func positional(_ parts: [Part]) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let sign = parts.contains { $0.value < 0 } ? "-" : ""
    let numbers = parts.enumerated().map { index, part in
      let digits = String(abs(part.value))
      return index == 0 && !isPadded || digits.count > 1 ? digits : "0" + digits
    }
    return sign + numbers.joined(separator: ":")
  }
}
