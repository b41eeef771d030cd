#if GTK
import CGTK4
import Dispatch

/// Keeps the order of input in a window that GTK opens by itself, such as the dialog for files.
///
/// Its text widgets ask the input method themselves, and IBus's module waits for each answer in a main loop of its own
/// (``InputMethodKeys``): keys that arrive in that loop would be handled before the one that waits, the last one first.
/// What arrives in a deeper loop than the key before it is kept until that loop has ended.
@MainActor final class DialogInput {
  private var kept = KeptInput()
  /// How deep the loop of the last key was.
  private var depth = Int32.max
  private var isDelivering = false
  private var isDeliveryDue = false

  /// How often the end of a loop is looked for, in seconds. Nothing reports it.
  private static let pause = 0.005

  /// Watches all windows that are opened from now on.
  static func watchWindows() {
    guard let windows = gtk_window_get_toplevels() else { return }
    connect(windows, "items-changed") { arguments in
      let start = arguments.unsigned(1)
      for index in start..<start + arguments.unsigned(3) {
        guard let window = g_list_model_get_item(windows, index) else { continue }
        defer { g_object_unref(window) }
        // Behind all controllers of its own: the last one that is added is the first that receives an event.
        MainLoop.later(keeping: OpaquePointer(window)) { DialogInput().watch($0.widget) }
      }
    }
  }

  private func watch(_ window: Widget) {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    connect(controller, "event") { [self] arguments in
      guard let event = gtk_event_controller_get_current_event(controller) else { return }
      arguments.answer(keeps(event))
    }
    gtk_widget_add_controller(window, controller)
    connect(window, "destroy") { [weak self] _ in self?.kept.removeAll() }
  }

  /// Whether an event is handled later.
  private func keeps(_ event: OpaquePointer) -> Bool {
    if !isDelivering {
      switch kept.decide(on: event, isAsking: g_main_depth() > depth) {
      case .handled: break
      case .kept:
        deliverLater()
        return true
      case .overdue: while let event = kept.next() { deliver(event) }
      }
    }
    isDelivering = false
    let type = gdk_event_get_event_type(event)
    if type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE {
      kept.beginWaiting()
      depth = g_main_depth()
    }
    return false
  }

  private func deliverLater() {
    guard !isDeliveryDue, !kept.isEmpty else { return }
    isDeliveryDue = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
      MainActor.assumeIsolated { self?.deliver() }
    }
  }

  private func deliver() {
    isDeliveryDue = false
    while g_main_depth() <= depth, let event = kept.next() { deliver(event) }
    deliverLater()
  }

  private func deliver(_ event: OpaquePointer) {
    isDelivering = true
    platen_deliver_event(event)
    isDelivering = false
    gdk_event_unref(event)
  }
}
#endif
