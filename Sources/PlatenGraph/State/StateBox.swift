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
  /// Who has read all of it.
  let readers = ReaderSet()
  /// Who has read a part of it, through a binding to that. Parts are added on the main actor, with the lock.
  private var parts: [PartReaders<Value>] = []

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

  /// A part of the value, at whose changes alone the reader evaluates again.
  func read<Part>(_ part: StoredPart<Part>) -> Part {
    if Tracking.reader != nil { readers(of: part).noteRead() }
    return StateLock.withLock { part.read(from: made()) }
  }

  private func readers<Part>(of part: StoredPart<Part>) -> ReaderSet {
    for known in parts where known.isOf(part) { return known.readers }
    let new = PartReaders<Value>(part)
    StateLock.withLock { parts.append(new) }
    return new.readers
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
    for part in StateLock.withLock({ parts }) {
      if let old, part.isSame(old, new) { continue }
      part.readers.invalidate()
    }
  }

  /// Makes all readers but one evaluate again.
  func announce(except reader: _Element? = nil) {
    readers.invalidate(except: reader)
    for part in StateLock.withLock({ parts }) { part.readers.invalidate(except: reader) }
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
    if isDifferent { announce(except: reader) }
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

  /// Changes what an object keeps. What it kept before is released behind the lock: that may run code of the program's
  /// own.
  static func change<Content>(_ content: () -> Content, _ change: () -> Void) {
    let old = withLock(content)
    withLock(change)
    withExtendedLifetime(old) {}
  }
}
