#if GTK
import CGTK4
import Dispatch
import Foundation

/// GLib's main loop, which serves GTK, Swift's main actor and deferred work.
@MainActor enum MainLoop {
  /// Runs until ``quit()``.
  static func run() {
    let loop = g_main_loop_new(nil, 0)
    current = loop
    g_main_loop_run(loop)
    current = nil
    g_main_loop_unref(loop)
  }

  static func quit() {
    if let current { g_main_loop_quit(current) }
  }

  /// The priority of deferred work.
  enum Urgency {
    /// Before the next frame is laid out and drawn.
    case beforeNextFrame
    /// After drawing, and before a text view continues to lay out its invisible part.
    case beforeValidation
    /// When the loop is idle, after drawing.
    case whenIdle

    fileprivate var priority: Int32 {
      switch self {
      case .beforeNextFrame: G_PRIORITY_DEFAULT
      // GDK_PRIORITY_REDRAW, and GTK_TEXT_VIEW_PRIORITY_VALIDATE is 5 behind that.
      case .beforeValidation: G_PRIORITY_HIGH_IDLE + 20 + 2
      case .whenIdle: G_PRIORITY_DEFAULT_IDLE
      }
    }
  }

  /// Runs `work` once, in a later iteration of the loop.
  static func later(_ urgency: Urgency = .beforeNextFrame, _ work: @escaping @MainActor () -> Void) {
    let box = Unmanaged.passRetained(WorkBox(work: work))
    g_idle_add_full(
      urgency.priority,
      { data in
        guard let data else { return 0 }
        let box = Unmanaged<WorkBox>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { box.work() }
        return 0
      },
      box.toOpaque(),
      { data in
        if let data { Unmanaged<WorkBox>.fromOpaque(data).release() }
      })
  }

  /// The same for work on an object of GLib, which is kept until then: its owner may release it first.
  static func later(keeping object: OpaquePointer, _ work: @escaping @MainActor (OpaquePointer) -> Void) {
    let kept = MainThreadOnly(value: OpaquePointer(g_object_ref(gpointer(object))))
    later {
      guard let object = kept.value else { return }
      work(object)
      g_object_unref(gpointer(object))
    }
  }

  /// Calls `work` when the process receives a termination signal, instead of ending immediately.
  static func onTermination(_ work: @escaping @MainActor () -> Void) {
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      let box = Unmanaged.passRetained(WorkBox(work: work))
      g_unix_signal_add_full(
        G_PRIORITY_DEFAULT, signal,
        { data in
          guard let data else { return 0 }
          let box = Unmanaged<WorkBox>.fromOpaque(data).takeUnretainedValue()
          MainActor.assumeIsolated { box.work() }
          return 0
        },
        box.toOpaque(),
        { data in
          if let data { Unmanaged<WorkBox>.fromOpaque(data).release() }
        })
    }
  }

  private static var current: OpaquePointer?

  /// Swift's main actor runs on libdispatch's main queue, which announces work through an event file
  /// descriptor, as CoreFoundation's run loop uses it. GLib watches the same one.
  ///
  /// Call it before GTK opens the display: of sources that are ready at once GLib dispatches the one first that it has
  /// had longer, and what the program puts off during one key is to be done before the next.
  static func serveMainQueue() {
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    guard descriptor >= 0 else { return }
    g_unix_fd_add(
      descriptor, G_IO_IN,
      { descriptor, _, _ in
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        MainActor.assumeIsolated { MainLoop.timersMayHaveChanged() }
        return 1
      }, nil)
  }

  /// The time of the next check of the main run loop, and the identifier of its GLib source.
  private static var nextPoll: (time: Date, source: UInt32)?

  private static var isPollDue = false

  /// Called after code of the program has run, which may have set a timer.
  static func timersMayHaveChanged() {
    guard !isPollDue else { return }
    isPollDue = true
    later(.whenIdle) {
      isPollDue = false
      serveTimers()
    }
  }

  /// Fires the due timers of the main run loop, and schedules the next one. Foundation's own loop does not run here,
  /// and `Timer.scheduledTimer` depends on it.
  private static func serveTimers() {
    let next = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
    // A check that a later request superseded finds nothing and schedules again.
    if let nextPoll {
      guard nextPoll.time != next else { return }
      g_source_remove(nextPoll.source)
    }
    nextPoll = nil
    // A year from now another event will have occurred.
    guard next.timeIntervalSinceNow < 31_536_000 else { return }
    let milliseconds = UInt32(max(0, min(next.timeIntervalSinceNow * 1000, 86_400_000)).rounded(.up))
    let source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { _ in
        MainActor.assumeIsolated {
          MainLoop.nextPoll = nil
          MainLoop.serveTimers()
        }
        return 0
      }, nil, nil)
    nextPoll = (next, source)
  }
}

private final class WorkBox: Sendable {
  let work: @MainActor () -> Void

  init(work: @escaping @MainActor () -> Void) { self.work = work }
}
#endif
