import Foundation
import TextFormats

/// The locale of the program's user, which `Locale.current` is on Apple's systems. Foundation's on Linux is `en_001`
/// everywhere. The plugin FoundationExports leads a target's uses of `Locale.current` here.
public enum UserLocale {
  /// The locale of the window that the program is called for, or of the active one: in a browser what that asks for.
  /// Outside of the main actor, and without windows, the one of the process: of LC_ALL, LC_MESSAGES or LANG.
  public static var current: Locale {
    guard MainThread.isCurrent else { return .process }
    return MainActor.assumeIsolated { UIApplication.shared.activeSource?.userLocale } ?? .process
  }
}
