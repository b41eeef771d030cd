import Foundation

extension Locale {
  /// The locale of the user who started the process, from LC_ALL, LC_MESSAGES and LANG in that order (POSIX.1-2017,
  /// 8.2). Foundation on Linux ignores them: its `Locale.current` is `en_001` everywhere.
  ///
  /// Unset, `C`, `POSIX` and malformed values give `en_US`.
  public static let process = Locale.process(variable: processVariable)

  /// The locale in the variables of an environment, by the same rules as ``process``.
  public static func process(environment: [String: String]) -> Locale { process { environment[$0] } }

  private static func process(variable: (String) -> String?) -> Locale {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      // The first variable that is set decides, even if its value is C.
      guard let value = variable(name), !value.isEmpty else { continue }
      return Locale(identifier: identifier(posix: value) ?? "en_US")
    }
    return Locale(identifier: "en_US")
  }

  /// `sr_RS.UTF-8@latin` as `sr_Latn_RS`; `nil` for a value that does not name a language.
  static func identifier(posix value: String) -> String? {
    let parts = value.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].prefix { $0 != "." }
    let pieces = name.split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard let language = pieces.first, (2...3).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    var result = [language.lowercased()]
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]
    if parts.count == 2, let script = scripts[parts[1].lowercased()] { result.append(script) }
    for piece in pieces.dropFirst() where piece.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
      switch piece.count {
      case 4 where result.count == 1: result.append(piece.capitalized)
      case 2, 3: result.append(piece.uppercased())
      default: break
      }
    }
    return result.joined(separator: "_")
  }
}

/// A format style that exposes its locale, so that a field can check whether the program chose one.
///
/// Conform a custom style to have it use the user's locale while its own is `.autoupdatingCurrent`.
public protocol LocaleCarryingFormatStyle {
  /// The locale that the style formats and parses for. `.autoupdatingCurrent` means that the program chose none.
  var locale: Locale { get }
}

extension IntegerFormatStyle: LocaleCarryingFormatStyle {}
extension IntegerFormatStyle.Percent: LocaleCarryingFormatStyle {}
extension IntegerFormatStyle.Currency: LocaleCarryingFormatStyle {}
extension FloatingPointFormatStyle: LocaleCarryingFormatStyle {}
extension FloatingPointFormatStyle.Percent: LocaleCarryingFormatStyle {}
extension FloatingPointFormatStyle.Currency: LocaleCarryingFormatStyle {}
extension Decimal.FormatStyle: LocaleCarryingFormatStyle {}
extension Decimal.FormatStyle.Percent: LocaleCarryingFormatStyle {}
extension Decimal.FormatStyle.Currency: LocaleCarryingFormatStyle {}
extension Date.FormatStyle: LocaleCarryingFormatStyle {}
extension PersonNameComponents.FormatStyle: LocaleCarryingFormatStyle {}
extension URL.FormatStyle: LocaleCarryingFormatStyle {}

extension FormatStyle {
  /// The style with `locale`, if the program has set none (`.autoupdatingCurrent`, the default of all styles of
  /// Foundation); the style itself, if it has or if it is no ``LocaleCarryingFormatStyle``. A date style that names no
  /// calendar gets that of the locale.
  public func following(_ locale: Locale = .process) -> Self {
    guard let carrier = self as? any LocaleCarryingFormatStyle, carrier.locale == .autoupdatingCurrent else {
      return self
    }
    return self.locale(locale).following(calendarOf: locale)
  }

  /// A date style with the calendar of a locale, if the program has set none (`.autoupdatingCurrent`). Foundation's
  /// current calendar is the Gregorian one here, whatever the user's locale.
  package func following(calendarOf locale: Locale) -> Self {
    func calendar(_ current: Calendar) -> Calendar? {
      guard current == .autoupdatingCurrent, !locale.calendar.isGregorian else { return nil }
      var calendar = locale.calendar
      calendar.timeZone = current.timeZone
      return calendar
    }
    var changed: (any FormatStyle)?
    if var style = self as? Date.FormatStyle, let calendar = calendar(style.calendar) {
      style.calendar = calendar
      changed = style
    } else if var style = self as? Date.IntervalFormatStyle, let calendar = calendar(style.calendar) {
      style.calendar = calendar
      changed = style
    }
    return changed as? Self ?? self
  }
}

extension Calendar {
  /// Whether its months are those of the Gregorian calendar, with the same numbers of years.
  package var isGregorian: Bool { identifier == .gregorian || identifier == .iso8601 }
}
