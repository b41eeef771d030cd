import Dispatch
import Foundation
import Synchronization

/// The element that is being evaluated, so that its reads can be recorded.
package enum Tracking {
  /// Only set on the main actor, while an element evaluates there.
  nonisolated(unsafe) static var current: _Element?

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
  @MainActor static func noteFirstThread() {
    if firstThread.load(ordering: .relaxed) == 0, Thread.isMainThread {
      firstThread.store(pthread_self(), ordering: .relaxed)
    }
  }

  /// Whether the caller runs on the main actor. That is the thread the process began with; but where a program's entry
  /// is asynchronous, that thread is suspended permanently and the main queue runs now on one thread and now on
  /// another.
  package static var isOnMain: Bool {
    let first = firstThread.load(ordering: .relaxed)
    if first != 0, pthread_equal(first, pthread_self()) != 0 { return true }
    return DispatchQueue.getSpecific(key: mainQueueMark) == true || first == 0 && Thread.isMainThread
  }

  /// The element that is evaluating here. Nil off the main actor.
  package static var reader: _Element? { current != nil && isOnMain ? current : nil }

  /// Runs `body` without recording what it reads as a dependency.
  package static func untracked<T>(_ body: () throws -> T) rethrows -> T {
    guard isOnMain else { return try body() }
    let previous = current
    current = nil
    defer { current = previous }
    return try body()
  }

  /// Runs `action` on the main actor: at once when already there.
  package static func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isOnMain {
      MainActor.assumeIsolated(action)
    } else {
      Task { @MainActor in action() }
    }
  }
}

/// The elements that have read one piece of state.
package final class ReaderSet: @unchecked Sendable {
  /// Not retained. An element leaves the set in its deinit at the latest.
  private var readers: [ObjectIdentifier: Unmanaged<_Element>] = [:]

  package init() {}

  /// False when the element is in the set already. To be called on the main actor.
  func insert(_ element: _Element) -> Bool {
    readers.updateValue(.passUnretained(element), forKey: ObjectIdentifier(element)) == nil
  }

  @MainActor func remove(_ element: _Element) {
    readers.removeValue(forKey: ObjectIdentifier(element))
  }

  /// One of the elements in it.
  @MainActor var first: _Element? { readers.first?.value.takeUnretainedValue() }

  /// Notes that the element being evaluated has read the state.
  package func noteRead() {
    Tracking.reader?.noteRead(of: self)
  }

  /// Makes all readers but one evaluate again; from any thread.
  package func invalidate(except spared: _Element? = nil) {
    let spared = spared.map { ObjectIdentifier($0) }
    Tracking.onMain { [self] in
      // An element removes itself from the set only when it evaluates or is unmounted, never here.
      for (id, reader) in readers where id != spared { reader.takeUnretainedValue().dependencyDidChange(of: self) }
    }
  }
}
