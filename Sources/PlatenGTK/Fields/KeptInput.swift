#if GTK
import CGTK4

/// What the user has done in a window while its input method was asked about a key, in its order.
@MainActor struct KeptInput {
  private var events: [OpaquePointer] = []
  /// A press of the pointer is among them: what the pointer does next follows it.
  private var hasPress = false
  /// When the first key was asked about, in microseconds.
  private var start = 0
  /// The last movement of the pointer. GTK takes what is there for the target of a press.
  private var movement: OpaquePointer?

  /// How long presses wait, in microseconds: a window whose input method has stopped can be left and closed.
  private static let patience = 1_000_000

  var isEmpty: Bool { events.isEmpty }

  /// The input method is being asked.
  mutating func beginWaiting() {
    if events.isEmpty { start = g_get_monotonic_time() }
  }

  /// Keeps an event that has to wait; answers whether it has to.
  mutating func keeps(_ event: OpaquePointer, isAsking: Bool) -> Bool {
    let type = gdk_event_get_event_type(event)
    let isWaiting = isAsking || !events.isEmpty
    switch type {
    case GDK_KEY_PRESS, GDK_KEY_RELEASE:
      guard isWaiting else { return false }
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
      guard hasPress || isWaiting && g_get_monotonic_time() - start < Self.patience else { return false }
      if !hasPress, let movement, gdk_event_get_surface(movement) == gdk_event_get_surface(event) {
        events.append(gdk_event_ref(movement))
      }
      hasPress = true
    case GDK_MOTION_NOTIFY where !hasPress:
      if let movement { gdk_event_unref(movement) }
      movement = gdk_event_ref(event)
      return false
    case GDK_BUTTON_RELEASE, GDK_MOTION_NOTIFY, GDK_SCROLL, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
      guard hasPress else { return false }
    default: return false
    }
    events.append(gdk_event_ref(event))
    return true
  }

  /// The next event, which the caller releases.
  mutating func next() -> OpaquePointer? {
    guard !events.isEmpty else { return nil }
    let event = events.removeFirst()
    if events.isEmpty { hasPress = false }
    return event
  }
}
#endif
