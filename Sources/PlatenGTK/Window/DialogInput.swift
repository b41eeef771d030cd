#if GTK
import CGTK4

/// Keeps the order of input in a window that GTK opens by itself, such as the dialog for files.
///
/// Its text widgets ask the input method themselves, and IBus's module waits for each answer in a main loop of its own
/// (``InputMethodKeys``): keys that arrive in that loop would be handled before the one that waits, the last one first.
/// What arrives in a deeper loop than the key before it is kept until that loop has ended.
@MainActor final class DialogInput {
  /// How deep the loop of the last key was.
  private var depth = Int32.max
  /// Nothing reports the end of a loop.
  private lazy var kept = KeptInput(pause: 0.005) { [weak self] in self.map { g_main_depth() > $0.depth } ?? false }

  /// Watches all windows that are opened from now on.
  static func watchWindows() {
    guard let windows = gtk_window_get_toplevels() else { return }
    connect(windows, "items-changed") { arguments in
      let start = arguments.unsigned(1)
      for index in start..<start + arguments.unsigned(3) {
        guard let window = g_list_model_get_item(windows, index) else { continue }
        defer { g_object_unref(window) }
        MainLoop.later(keeping: OpaquePointer(window)) { DialogInput().watch($0.widget) }
      }
    }
  }

  private func watch(_ window: Widget) {
    kept.watch(window) { [self] event in
      let type = gdk_event_get_event_type(event)
      guard type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE else { return }
      kept.beginWaiting()
      depth = g_main_depth()
    }
  }
}
#endif
