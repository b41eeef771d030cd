import CUserLocale
import Foundation
import Synchronization
import TextFormats

/// The locale of the program's user, which `Locale.current` is on Apple's systems. Foundation's on Linux is `en_001`
/// everywhere. `CUserLocale` leads `Locale.current` here where Foundation is a shared library, and the plugin
/// FoundationExports the uses of a target everywhere.
public enum UserLocale {
  /// The locale of the window that the program is called for, or of the active one: in a browser what that asks for.
  /// Outside of the main actor, and without windows, the one of the process: of LC_ALL, LC_MESSAGES or LANG.
  public static var current: Locale {
    guard MainThread.isCurrent else { return marked(.process) }
    return marked(MainActor.assumeIsolated { UIApplication.shared.activeSource?.userLocale } ?? .process)
  }

  /// Whether the program has chosen no locale: it is nil, Foundation's own current one, or one that ``current`` has
  /// returned, for this or another user, and not one that the program has made of an identifier. What has such a
  /// locale, as a formatter to which the program gives none, follows its user.
  package static func isOpen(_ locale: Locale?) -> Bool {
    guard let locale, locale.identifier != unlocalized else { return true }
    let object = object(of: locale)
    return locales.withLock { $0.values.contains { Self.object(of: $0) == object } }
  }

  /// Foundation's current locale on Linux, which has preferences too and equals no other of its identifier.
  private static let unlocalized = "en_001"

  /// The locales so far, by their identifiers. There are as many as users have had.
  private static let locales = Mutex<[String: Locale]>([:])

  /// An equal locale with an object of its own: Foundation has one object for all that are made of one identifier, and
  /// another for all that are made of the same components.
  private static func marked(_ locale: Locale) -> Locale {
    locales.withLock { locales in
      if let known = locales[locale.identifier] { return known }
      let own = Locale(components: Locale.Components(identifier: locale.identifier))
      // One that has lost a part of the identifier is not the user's.
      guard own == locale else { return locale }
      locales[locale.identifier] = own
      return own
    }
  }

  private static func object(of locale: Locale) -> UnsafeRawPointer? {
    withUnsafeBytes(of: locale) {
      $0.count >= MemoryLayout<UnsafeRawPointer>.size ? $0.loadUnaligned(as: UnsafeRawPointer?.self) : nil
    }
  }
}

/// Called by the getter of `Locale.current`.
@_silgen_name("cuserlocale_current")
package func currentLocaleOfUser() -> Locale { UserLocale.current }
