import Foundation

/// One piece of state and its readers. It may be read and written on any thread.
package final class StateBox<Value>: @unchecked Sendable {
  private enum Content {
    case value(Value)
    case later(LaterValue<Value>)
    /// Being changed, under the lock: it is never seen.
    case taken
  }

  private var content: Content
  /// The last written value, where the value is computed when it is read.
  private var later: LaterValue<Value>?
  let readers = ReaderSet()

  package init(_ value: Value) { content = .value(value) }

  /// The value, without recording a reader.
  package var value: Value { StateLock.withLock { made() } }

  /// To be called with the lock.
  private func made() -> Value {
    switch content {
    case .value(let value): return value
    case .later(let later):
      let value = later.value
      content = .value(value)
      return value
    case .taken: preconditionFailure("a state was read while it is changed in place")
    }
  }

  package func read() -> Value {
    readers.noteRead()
    return value
  }

  /// Stores the value; readers of the old one evaluate again unless it is the same.
  package func write(_ new: Value) {
    let old: Value? = StateLock.withLock {
      // A value that has not been read is not made only to be compared.
      var old: Value?
      if case .value(let value) = content { old = value }
      content = .value(new)
      later = nil
      return old
    }
    if let old, ValueComparison.areEqual(old, new) { return }
    readers.invalidate()
  }

  /// Changes the value in place. Its readers, except `reader`, evaluate again when `body` returns true.
  func modify(except reader: _Element?, _ body: (inout Value) -> Bool) {
    let isDifferent = StateLock.withLock {
      var value = made()
      content = .taken
      later = nil
      defer { content = .value(value) }
      return body(&value)
    }
    if isDifferent { readers.invalidate(except: reader) }
  }

  /// Takes a value that is made when it is read, without notifying its readers.
  func write(_ new: LaterValue<Value>) {
    StateLock.withLock {
      content = .later(new)
      later = new
    }
  }

  /// Whether nothing has been written since that value.
  func holds(_ value: LaterValue<Value>) -> Bool {
    readers.noteRead()
    return StateLock.withLock { later === value }
  }
}

/// One lock for all boxes: it is held for the copying of a value and no longer.
enum StateLock {
  private static let lock = NSLock()

  static func withLock<T>(_ body: () -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
