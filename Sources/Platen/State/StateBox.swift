import Foundation

/// One piece of state and who has read it. It may be read and written on any thread.
final class StateBox<Value>: @unchecked Sendable {
  private var stored: Value
  let readers = ReaderSet()

  init(_ value: Value) { stored = value }

  /// The value, without noting that anybody has read it.
  var value: Value { StateLock.withLock { stored } }

  func read() -> Value {
    readers.noteRead()
    return value
  }

  /// Stores the value; those who have read the old one evaluate again unless it is the same.
  func write(_ new: Value) {
    let old = StateLock.withLock {
      let old = stored
      stored = new
      return old
    }
    if !ValueComparison.areEqual(old, new) { readers.invalidate() }
  }
}

/// One lock for all boxes: it is held for the copying of a value and no longer.
private enum StateLock {
  private static let lock = NSLock()

  static func withLock<T>(_ body: () -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
