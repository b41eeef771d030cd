/// The element that is being evaluated, so that its reads can be recorded.
package enum Tracking {
  /// Only set on the main actor, while an element evaluates there.
  nonisolated(unsafe) static var current: _Element? {
    didSet { EnvironmentReading.current = current }
  }

  /// Whether the caller runs on the main actor.
  package static var isOnMain: Bool { MainThread.isCurrent }

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
    if Tracking.isOnMain {
      if !readers.isEmpty { MainActor.assumeIsolated { notify(except: spared) } }
    } else {
      Task { @MainActor in notify(except: spared) }
    }
  }

  @MainActor private func notify(except spared: ObjectIdentifier?) {
    // An element removes itself from the set only when it evaluates or is unmounted, never here.
    for (id, reader) in readers where id != spared { reader.takeUnretainedValue().dependencyDidChange(of: self) }
  }
}
