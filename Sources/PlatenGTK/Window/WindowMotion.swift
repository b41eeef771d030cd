#if GTK
import CGTK4
import Dispatch
import Platen

/// Runs the animations of a window, with the frames of its clock; without animations nothing runs.
@MainActor final class WindowMotion {
  private unowned let window: HostWindow
  private var tick: guint = 0
  private var generation = 0

  init(_ window: HostWindow) { self.window = window }

  func start() {
    if let settings = gtk_settings_get_default() {
      follow(settings)
      connect(settings, "notify::gtk-enable-animations", after: true) { [weak self] _ in
        self?.follow(settings)
      }
    }
    window.host.animator.onStart = { [weak self] in self?.wake() }
  }

  private func follow(_ settings: OpaquePointer) {
    let isReduced = !booleanProperty(settings, "gtk-enable-animations")
    window.host.updateEnvironment { $0.accessibilityReduceMotion = isReduced }
  }

  private func wake() {
    if window.host.animator.isMoving { return addTick() }
    guard let next = window.host.animator.nextEvent else { return }
    generation += 1
    let generation = generation
    DispatchQueue.main.asyncAfter(deadline: .now() + max(next - window.host.animator.clock(), 0.005)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.generation == generation else { return }
        self.step()
        self.wake()
      }
    }
  }

  private func addTick() {
    guard tick == 0 else { return }
    tick = gtk_widget_add_tick_callback(
      window.widget,
      { _, _, data in
        guard let data else { return 0 }
        let motion = Unmanaged<WindowMotion>.fromOpaque(data).takeUnretainedValue()
        return MainActor.assumeIsolated { motion.frame() } ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// False when no animation is left.
  private func frame() -> Bool {
    step()
    if window.host.animator.isMoving { return true }
    tick = 0
    wake()
    return false
  }

  private func step() {
    let step = window.host.animator.advance()
    window.tree.show(step)
    window.update()
  }
}
#endif
