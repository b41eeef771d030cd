import PlatenGraph

#if GTK
import CGTK4
import Foundation
#endif

/// The window front end: native GTK 4 widgets.
///
/// It exists only if the package is built with the `GTK` trait, because it needs `libgtk-4-dev`.
@MainActor package enum GTKFrontEnd {
  /// Whether this build contains the front end.
  package nonisolated static var isAvailable: Bool {
    #if GTK
    true
    #else
    false
    #endif
  }

  /// Opens a window for the program and serves it until it is closed; then the process ends.
  ///
  /// Without a display the process ends with a message on standard error and the status 69 (`EX_UNAVAILABLE` of
  /// sysexits). Call it on the main thread, outside of any task: GLib's main loop then serves the main actor.
  package static func run(_ app: LaunchedApp) -> Never {
    #if GTK
    g_set_prgname(app.name)
    MainLoop.serveMainQueue()
    guard gtk_init_check() != 0 else {
      StandardError.write(line: "\(app.name): no display to open a window on; set WAYLAND_DISPLAY or DISPLAY.")
      exit(69)
    }
    g_set_application_name(app.title)
    // A window stays open for long: a reader of the program's output should not wait for its end.
    platen_buffer_output_by_lines()
    Stylesheet.install()
    ColorSchemeWatcher.start()
    let window = HostWindow(app)
    MainLoop.onTermination { window.close() }
    window.present()
    MainLoop.run()
    exit(0)
    #else
    Unavailable.stop(app)
    #endif
  }
}
