import TextControls

/// The locale of Foundation's formatters.
///
/// A formatter that the program gives no locale has the user's from its creation (`UserLocale`), or Foundation's
/// `en_001`, whose currency has the sign ¤, in a program into which Foundation is linked. One that a view writes or
/// reads with gets the locale of the view, and keeps that: what the program itself writes with it looks the same. A
/// server shows one formatter to several users, so that it follows the locale of each view.
enum FormatterLocale {
  /// The locale that a view has given a formatter, as an object that is associated with it.
  private final class Applied {
    let locale: Locale

    init(_ locale: Locale) { self.locale = locale }
  }

  /// Any address of this module.
  private static var key: UnsafeRawPointer { unsafeBitCast(Applied.self as AnyClass, to: UnsafeRawPointer.self) }

  /// Whether the program has chosen no locale, or the current one.
  static func isOpen(_ formatter: Foundation.Formatter) -> Bool {
    switch formatter {
    case let formatter as NumberFormatter: isOpen(formatter.locale, of: formatter)
    case let formatter as DateFormatter: isOpen(formatter.locale, of: formatter)
    default: false
    }
  }

  /// Gives a formatter a locale, if it is open.
  static func apply(_ locale: Locale, to formatter: Foundation.Formatter) {
    switch formatter {
    case let formatter as NumberFormatter where isOpen(formatter.locale, of: formatter):
      guard formatter.locale != locale else { return }
      formatter.locale = locale
    case let formatter as DateFormatter where isOpen(formatter.locale, of: formatter):
      guard formatter.locale != locale else { return }
      formatter.locale = locale
    default: return
    }
    objc_setAssociatedObject(formatter, key, Applied(locale), .OBJC_ASSOCIATION_RETAIN)
  }

  private static func isOpen(_ locale: Locale?, of formatter: Foundation.Formatter) -> Bool {
    guard !UserLocale.isOpen(locale) else { return true }
    return (objc_getAssociatedObject(formatter, key) as? Applied)?.locale == locale
  }
}
