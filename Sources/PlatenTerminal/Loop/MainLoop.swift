import CTerminal
import Foundation

/// The main thread's loop while a view is shown in a terminal.
///
/// One `poll(2)` waits for the terminal, for signals, for work on the main queue, and until the next timer of the main
/// run loop is due: an event costs no iteration of the run loop, and no other thread wakes this one. Swift's main actor
/// runs on libdispatch's main queue, which announces work through a descriptor, as it does for CoreFoundation's run loop.
///
/// It needs the main thread, before an asynchronous entry of the program has been suspended for the first time: after
/// that libdispatch runs the main queue on threads of its own, and ``MainQueueEvents`` is to be used.
@MainActor package final class MainLoop: DescriptorEvents {
  private struct Watch {
    var whenReleased: @Sendable () -> Void
    var handler: @MainActor () -> Void
  }

  private var watches: [Watch] = []
  private var work: [@MainActor @Sendable () -> Void] = []
  /// What `poll` waits for: the main queue, then the watches.
  private var polled: [pollfd]
  private var runLoop = RunLoopCheck()

  package init() {
    polled = [pollfd(fd: cterminal_main_queue(), events: Int16(POLLIN), revents: 0)]
  }

  package func watch(
    _ descriptor: Int32, whenReleased: @escaping @Sendable () -> Void, handler: @escaping @MainActor () -> Void
  ) {
    watches.append(Watch(whenReleased: whenReleased, handler: handler))
    polled.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
  }

  package func cancel() {
    let released = watches
    watches = []
    polled.removeLast(polled.count - 1)
    for watch in released { watch.whenReleased() }
  }

  package var mainQueueMayHaveWork: Bool { poll(&polled, 1, 0) > 0 }

  package func afterEvent(_ work: @escaping @MainActor @Sendable () -> Void) { self.work.append(work) }

  /// Handles events as long as `condition` holds.
  package func run(while condition: () -> Bool) {
    while condition() {
      let timeout = runLoop.serve()
      // The main queue and the timers may have ended it.
      guard condition() else { return }
      wait(work.isEmpty ? timeout : 0)
    }
  }

  /// Handles events until the process exits.
  package func run() -> Never { while true { run { true } } }

  /// Waits for events, for so many milliseconds at most, and handles them.
  func wait(_ milliseconds: Int32) {
    if poll(&polled, nfds_t(polled.count), milliseconds) > 0 {
      // The program first: what it has put off during one key is done before the next. It may cancel all watches, as a
      // handler may.
      if polled[0].revents != 0 { cterminal_serve_main_queue(polled[0].fd) }
      var index = 1
      while index < polled.count {
        if polled[index].revents != 0 { watches[index - 1].handler() }
        index += 1
      }
    }
    runWork()
  }

  private func runWork() {
    guard !work.isEmpty else { return }
    let due = work
    work = []
    for work in due { work() }
  }
}
