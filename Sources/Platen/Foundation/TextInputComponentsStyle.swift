import Foundation

/// Writes how much time is between two dates: “2 hours, 5 minutes”. It is Apple's `Date.ComponentsFormatStyle`, of
/// which Foundation on Linux has the name alone, and writes what ``DateComponentsFormatter`` writes.
public struct TextInputComponentsStyle: FormatStyle, Sendable {
  /// A unit of time.
  public struct Field: Codable, Hashable, Sendable {
    fileprivate let name: String

    /// Years.
    public static var year: Field { Field(name: "year") }
    /// Months.
    public static var month: Field { Field(name: "month") }
    /// Weeks.
    public static var week: Field { Field(name: "week") }
    /// Days.
    public static var day: Field { Field(name: "day") }
    /// Hours.
    public static var hour: Field { Field(name: "hour") }
    /// Minutes.
    public static var minute: Field { Field(name: "minute") }
    /// Seconds.
    public static var second: Field { Field(name: "second") }

    fileprivate var unit: NSCalendar.Unit {
      switch name {
      case "year": .year
      case "month": .month
      case "week": .weekOfMonth
      case "day": .day
      case "hour": .hour
      case "minute": .minute
      default: .second
      }
    }
  }

  /// How units are written.
  public struct Style: Codable, Hashable, Sendable {
    fileprivate let name: String

    /// 2 hours, 5 minutes.
    public static var wide: Style { Style(name: "wide") }
    /// 2 hr, 5 min.
    public static var abbreviated: Style { Style(name: "abbreviated") }
    /// 2 hr 5 min.
    public static var condensedAbbreviated: Style { Style(name: "condensedAbbreviated") }
    /// 2h 5m.
    public static var narrow: Style { Style(name: "narrow") }
    /// two hours, five minutes.
    public static var spellOut: Style { Style(name: "spellOut") }
    fileprivate static var positional: Style { Style(name: "positional") }

    fileprivate var formatterStyle: DateComponentsFormatter.UnitsStyle {
      switch name {
      case "abbreviated", "condensedAbbreviated": .short
      case "narrow": .abbreviated
      case "spellOut": .spellOut
      case "positional": .positional
      default: .full
      }
    }
  }

  /// The style of the units.
  public var style: Style
  /// The locale of the names. The user's by default.
  public var locale: Locale
  /// The calendar that counts the units.
  public var calendar: Calendar
  /// The units that are written; nil for years, months, days, hours, minutes and seconds. Those of value 0 are left
  /// out.
  public var fields: Set<Field>?

  /// Creates the style; the parameters are the properties of these names.
  public init(
    style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
    fields: Set<Field>? = nil
  ) {
    self.style = style
    self.locale = locale
    self.calendar = calendar
    self.fields = fields
  }

  /// Hours, minutes and seconds with colons: “2:05:00”.
  public static var timeDuration: TextInputComponentsStyle {
    TextInputComponentsStyle(style: .positional, fields: [.hour, .minute, .second])
  }

  /// The time between the ends of a range.
  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.unitsStyle = style.formatterStyle
    formatter.allowedUnits = NSCalendar.Unit((fields ?? []).map(\.unit))
    let text = formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    return style == .condensedAbbreviated ? text.replacingOccurrences(of: ", ", with: " ") : text
  }

  /// The same style for another locale.
  public func locale(_ locale: Locale) -> TextInputComponentsStyle {
    var copy = self
    copy.locale = locale
    return copy
  }

  /// The same style for another calendar.
  public func calendar(_ calendar: Calendar) -> TextInputComponentsStyle {
    var copy = self
    copy.calendar = calendar
    return copy
  }
}

extension FormatStyle where Self == TextInputComponentsStyle {
  /// A style of the time between two dates.
  ///
  /// - Parameters:
  ///   - style: How units are written.
  ///   - fields: The units that are written; nil for all but weeks.
  public static func components(
    style: TextInputComponentsStyle.Style, fields: Set<TextInputComponentsStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }

  /// Hours, minutes and seconds with colons: “2:05:00”.
  public static var timeDuration: Self { TextInputComponentsStyle.timeDuration }
}
