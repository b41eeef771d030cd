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

  enum Decision {
    /// It is handled at once.
    case handled
    /// It is kept.
    case kept
    /// It is handled behind what is kept, which waits no longer.
    case overdue
  }

  /// Keeps an event that has to wait.
  mutating func decide(on event: OpaquePointer, isAsking: Bool) -> Decision {
    let type = gdk_event_get_event_type(event)
    let isWaiting = isAsking || !events.isEmpty
    switch type {
    case GDK_KEY_PRESS, GDK_KEY_RELEASE:
      guard isWaiting else { return .handled }
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
      guard isWaiting else { return .handled }
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
  mutating func next() -> OpaquePointer? {
    guard !events.isEmpty else { return nil }
    let event = events.removeFirst()
    if events.isEmpty { hasPress = false }
    return event
  }

  /// The window is gone, and all that it would have received.
  mutating func removeAll() {
    for event in events { gdk_event_unref(event) }
    if let movement { gdk_event_unref(movement) }
    (events, movement, hasPress) = ([], nil, false)
  }
}
#endif
