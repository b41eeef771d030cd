#if GTK
import CGTK4
import PlatenGraph

/// Whether GTK draws light or dark: what the program prefers, or else what the desktop says.
///
/// GTK has one setting for both, and the desktop's choice is known only after the first window is shown.
@MainActor enum DrawnColorScheme {
  /// Without a choice of the desktop's portal, GTK's setting as it was before the program's preference.
  private static var desktopIsDark: Bool?
  private static var preference: ColorScheme?

  /// The desktop's choice is known, or has changed.
  static func adoptDesktop(isDark: Bool) {
    desktopIsDark = isDark
    apply()
  }

  /// The program's preference has changed; nil follows the desktop.
  static func prefer(_ scheme: ColorScheme?) {
    preference = scheme
    apply()
  }

  private static func apply() {
    guard let settings = gtk_settings_get_default() else { return }
    let desktop = desktopIsDark ?? booleanProperty(settings, name)
    desktopIsDark = desktop
    setProperty(settings, name, preference.map { $0 == .dark } ?? desktop)
  }

  private static let name = "gtk-application-prefer-dark-theme"
}
#endif
