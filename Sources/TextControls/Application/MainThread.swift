import Dispatch
import Foundation
import Synchronization

/// Where the main actor runs. That is the thread the process began with; but where a program's entry is asynchronous,
/// that thread is suspended permanently and the main queue runs now on one thread and now on another.
package enum MainThread {
  /// Marks the main queue, so that code can ask whether it runs there.
  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The thread the process began with. Where a program's entry is not asynchronous, it is always the main actor's.
  /// 0 until it is known.
  private static let firstThread = Atomic<pthread_t>(0)

  /// Remembers the calling thread where it is the first. Asking for that is too slow for each read of a state.
  @MainActor package static func noteFirst() {
    if firstThread.load(ordering: .relaxed) == 0, Thread.isMainThread {
      firstThread.store(pthread_self(), ordering: .relaxed)
    }
  }

  /// Whether the caller runs on the main actor.
  package static var isCurrent: Bool {
    let first = firstThread.load(ordering: .relaxed)
    if first != 0, pthread_equal(first, pthread_self()) != 0 { return true }
    return DispatchQueue.getSpecific(key: mainQueueMark) == true || first == 0 && Thread.isMainThread
  }

  /// Calls `action` on the main actor: at once when already there, otherwise in its queue.
  package static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { MainActor.assumeIsolated(action) } else { DispatchQueue.main.async(execute: action) }
  }
}
