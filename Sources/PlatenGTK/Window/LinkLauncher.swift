#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// Opens links in the desktop's programs for them.
@MainActor enum LinkLauncher {
  /// Whether the desktop has a program for links like this one. In a sandbox only the desktop itself knows.
  static func canOpen(_ link: URL) -> Bool {
    guard let scheme = link.scheme?.lowercased() else { return false }
    if isInSandbox { return true }
    guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(UnsafeMutableRawPointer(program))
    return true
  }

  /// The files and variables by which GLib recognizes that links go through the desktop's portal.
  private static var isInSandbox: Bool {
    let environment = ProcessInfo.processInfo.environment
    return FileManager.default.fileExists(atPath: "/.flatpak-info") || environment["SNAP"] != nil
      || environment["GTK_USE_PORTAL"] == "1"
  }

  /// Starts the program. Whether that has succeeded is known later, and written to standard error where it has not.
  static func open(_ link: URL, over window: Widget) {
    gtk_show_uri_full(
      window.cast(to: GtkWindow.self), link.absoluteString, guint32(GDK_CURRENT_TIME), nil,
      { source, result, _ in
        guard let source, let result else { return }
        var error: UnsafeMutablePointer<GError>?
        let window = UnsafeMutableRawPointer(source).assumingMemoryBound(to: GtkWindow.self)
        guard gtk_show_uri_full_finish(window, result, &error) == 0 else { return }
        let reason = error.map { String(cString: $0.pointee.message) } ?? "unknown error"
        if let error { g_error_free(error) }
        StandardError.write(line: "A link can't be opened: \(reason)")
      }, nil)
  }
}
#endif
