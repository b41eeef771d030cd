#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Who is evaluating just now, so that what it reads can be noted.
enum Tracking {
  /// Only set on the main thread, while an element evaluates there.
  nonisolated(unsafe) static var current: _Element?
  nonisolated(unsafe) private static var mainThread: pthread_t?

  /// Remembers the calling thread as the main one. Where a program's entry is asynchronous, the main actor runs now on
  /// one thread and now on another: whoever enters a host says so.
  @MainActor static func claimMainThread() { mainThread = pthread_self() }

  static var isMainThread: Bool {
    guard let mainThread else { return true }
    return pthread_equal(mainThread, pthread_self()) != 0
  }

  /// The element that is evaluating on this thread.
  static var reader: _Element? { current != nil && isMainThread ? current : nil }

  /// Runs `body` so that what it reads is nobody's dependency.
  static func untracked<T>(_ body: () throws -> T) rethrows -> T {
    guard isMainThread else { return try body() }
    let previous = current
    current = nil
    defer { current = previous }
    return try body()
  }

  /// Runs `action` on the main actor: at once when already there.
  static func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isMainThread {
      MainActor.assumeIsolated(action)
    } else {
      Task { @MainActor in action() }
    }
  }
}

/// The elements that have read one piece of state.
final class ReaderSet: @unchecked Sendable {
  private var readers: [ObjectIdentifier: Unmanaged<_Element>] = [:]

  /// False when the element is in the set already.
  @MainActor func insert(_ element: _Element) -> Bool {
    readers.updateValue(.passUnretained(element), forKey: ObjectIdentifier(element)) == nil
  }

  @MainActor func remove(_ element: _Element) {
    readers.removeValue(forKey: ObjectIdentifier(element))
  }

  /// Notes that whoever evaluates just now has read the state.
  func noteRead() {
    guard let reader = Tracking.reader else { return }
    MainActor.assumeIsolated { reader.noteRead(of: self) }
  }

  /// Makes all readers but one evaluate again; from any thread.
  func invalidate(except spared: _Element? = nil) {
    let spared = spared.map { ObjectIdentifier($0) }
    Tracking.onMain { [self] in
      // An element removes itself from the set only when it evaluates or is unmounted, never here.
      for (id, reader) in readers where id != spared { reader.takeUnretainedValue().invalidate() }
    }
  }
}
