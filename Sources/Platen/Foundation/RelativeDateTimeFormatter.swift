import Foundation

/// Writes times relative to another: "2 hours ago". Foundation on this platform has a format style for that and no
/// formatter. After Apple's class of that name.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// 1 day ago. The default.
    case numeric
    /// Yesterday.
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// 2 months ago. The default.
    case full
    /// Two months ago.
    case spellOut
    /// 2 mo. ago.
    case short
    /// 2mo ago.
    case abbreviated
  }

  /// Whether days have names, `.numeric` by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written, `.full` by default.
  open var unitsStyle = UnitsStyle.full
  /// Where the text is used, which determines its capitals. Unknown by default.
  open var formattingContext = Context.unknown
  /// The calendar that counts days; the current one by default.
  open var calendar: Calendar! = .current
  /// The locale of the words: the user's by default.
  open var locale: Locale! = UserLocale.current

  /// The first time relative to the second.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: styleOfUnits,
      locale: locale ?? UserLocale.current,
      calendar: calendar ?? .current, capitalizationContext: capitalization)
    // Foundation's style has no other reference than the present.
    return style.format(Date().addingTimeInterval(date.timeIntervalSince(referenceDate)))
  }

  /// The time in so many seconds, or that time ago where they are negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// The time in so many units, or that time ago where they are negative.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    return localizedString(
      for: (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  /// The text for a date relative to the present; nil for any other value.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var styleOfUnits: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .listItem: .listItem
    case .standalone: .standalone
    default: .unknown
    }
  }
}
