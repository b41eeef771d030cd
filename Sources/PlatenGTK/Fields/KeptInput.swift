#if GTK
import CGTK4
import Dispatch

/// Keeps what the user does in a window while its input method is asked about a key, and delivers it in its order.
///
/// Input that arrives while some is kept is kept behind it: GDK's own queue, to whose end alone events can be added,
/// may have some already.
@MainActor final class KeptInput {
  private let isWaiting: @MainActor () -> Bool
  private let pause: Double?
  private var events: [OpaquePointer] = []
  /// A press of the pointer is among them: what the pointer does next follows it.
  private var hasPress = false
  /// When the first key was asked about, in microseconds.
  private var start = 0
  /// The last movement of the pointer. GTK takes what is there for the target of a press.
  private var movement: OpaquePointer?
  /// Kept input is being delivered, and has not arrived at the window yet.
  private var isDelivering = false
  private var isDeliveryDue = false
  /// The input method has not answered for too long: what is kept is delivered without it.
  private(set) var isOverdue = false

  /// How long presses wait, in microseconds: a window whose input method has stopped can be left and closed.
  private static let patience = 1_000_000

  /// - Parameters:
  ///   - pause: How often the end of waiting is looked for, in seconds; nil where ``deliverLater()`` is called then.
  ///   - isWaiting: Whether input has to wait.
  init(pause: Double? = nil, while isWaiting: @escaping @MainActor () -> Bool) {
    self.pause = pause
    self.isWaiting = isWaiting
  }

  /// Watches the input of a window, for as long as it exists. To be called behind all other controllers of the window:
  /// the last one that is added is the first that receives an event.
  ///
  /// - Parameter willHandle: Called with what is handled now.
  func watch(_ window: Widget, willHandle: @escaping @MainActor (OpaquePointer) -> Void = { _ in }) {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    connect(controller, "event") { [self] arguments in
      guard let event = gtk_event_controller_get_current_event(controller) else { return }
      let isKept = keeps(event)
      if !isKept { willHandle(event) }
      arguments.answer(isKept)
    }
    gtk_widget_add_controller(window, controller)
    connect(window, "destroy") { [weak self] _ in self?.removeAll() }
  }

  /// The input method is being asked.
  func beginWaiting() {
    if events.isEmpty { start = g_get_monotonic_time() }
  }

  /// Delivers what is kept when the loop is done with the event that is being handled.
  func deliverLater() {
    guard !isDeliveryDue, !events.isEmpty else { return }
    isDeliveryDue = true
    let deliver: @MainActor @Sendable () -> Void = { [weak self] in
      self?.isDeliveryDue = false
      self?.deliver()
    }
    guard let pause, isWaiting() else { return MainLoop.later { deliver() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) { MainActor.assumeIsolated(deliver) }
  }

  private func deliver() {
    if !isWaiting(), let event = next() {
      deliver(event)
    } else if pause == nil {
      return
    }
    deliverLater()
  }

  private func deliver(_ event: OpaquePointer) {
    isDelivering = true
    platen_deliver_event(event)
    isDelivering = false
    gdk_event_unref(event)
  }

  /// Whether an event is handled later.
  private func keeps(_ event: OpaquePointer) -> Bool {
    if isDelivering {
      isDelivering = false
      return false
    }
    switch decide(on: event) {
    case .handled: return false
    case .kept:
      if pause != nil { deliverLater() }
      return true
    case .overdue:
      isOverdue = true
      while let event = next() { deliver(event) }
      isOverdue = false
      return false
    }
  }

  private enum Decision {
    /// It is handled at once.
    case handled
    /// It is kept.
    case kept
    /// It is handled behind what is kept, which waits no longer.
    case overdue
  }

  /// Keeps an event that has to wait.
  private func decide(on event: OpaquePointer) -> Decision {
    let mustWait = !events.isEmpty || isWaiting()
    switch gdk_event_get_event_type(event) {
    case GDK_KEY_PRESS, GDK_KEY_RELEASE:
      guard mustWait else { return .handled }
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
      guard mustWait else { return .handled }
      guard hasPress || g_get_monotonic_time() - start < Self.patience else { return .overdue }
      if !hasPress, let movement, gdk_event_get_surface(movement) == gdk_event_get_surface(event) {
        events.append(gdk_event_ref(movement))
      }
      hasPress = true
    case GDK_MOTION_NOTIFY where !hasPress:
      if let movement { gdk_event_unref(movement) }
      movement = gdk_event_ref(event)
      return .handled
    case GDK_BUTTON_RELEASE, GDK_MOTION_NOTIFY, GDK_SCROLL, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
      guard hasPress else { return .handled }
    default: return .handled
    }
    events.append(gdk_event_ref(event))
    return .kept
  }

  /// The next event, which the caller releases.
  private func next() -> OpaquePointer? {
    guard !events.isEmpty else { return nil }
    let event = events.removeFirst()
    if events.isEmpty { hasPress = false }
    return event
  }

  /// The window is gone, and all that it would have received.
  private func removeAll() {
    for event in events { gdk_event_unref(event) }
    if let movement { gdk_event_unref(movement) }
    (events, movement, hasPress) = ([], nil, false)
  }
}
#endif
