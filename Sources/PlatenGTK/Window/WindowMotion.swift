#if GTK
import CGTK4
import PlatenGraph

/// Runs the animations of a window, with the frames of its clock; without animations nothing runs.
@MainActor final class WindowMotion {
  private weak var window: HostWindow?
  private var tick: guint = 0
  private var pace = FramePace()
  private var paintHandler: gulong?

  init(_ window: HostWindow) { self.window = window }

  func start() {
    if let settings = gtk_settings_get_default() {
      follow(settings)
      connect(settings, "notify::gtk-enable-animations", after: true) { [weak self] _ in
        self?.follow(settings)
      }
    }
  }

  private func follow(_ settings: OpaquePointer) {
    let isReduced = !booleanProperty(settings, "gtk-enable-animations")
    window?.host.updateEnvironment { $0.accessibilityReduceMotion = isReduced }
  }

  /// What GTK keeps for the frames: the widget may outlive its window here.
  private final class Frames {
    weak var motion: WindowMotion?

    init(_ motion: WindowMotion) { self.motion = motion }
  }

  /// Has the driver show the frames of the window's clock until nothing moves, at the pace of their drawing.
  func startFrames() {
    guard tick == 0, let window else { return }
    if let clock = gtk_widget_get_frame_clock(window.widget) {
      paintHandler = connect(clock, "after-paint") { [weak self] _ in self?.pace.ends(at: g_get_monotonic_time()) }
    }
    tick = gtk_widget_add_tick_callback(
      window.widget,
      { _, _, data in
        guard let data else { return 0 }
        let frames = Unmanaged<Frames>.fromOpaque(data).takeUnretainedValue()
        return MainActor.assumeIsolated { frames.motion?.frame() ?? false } ? 1 : 0
      }, Unmanaged.passRetained(Frames(self)).toOpaque(),
      { data in if let data { Unmanaged<Frames>.fromOpaque(data).release() } })
  }

  /// False when no animation is left.
  private func frame() -> Bool {
    guard pace.begins(at: g_get_monotonic_time()) else { return true }
    if window?.driver.showFrame() == true { return true }
    tick = 0
    if let paintHandler, let window, let clock = gtk_widget_get_frame_clock(window.widget) {
      g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), paintHandler)
    }
    paintHandler = nil
    return false
  }
}
#endif
