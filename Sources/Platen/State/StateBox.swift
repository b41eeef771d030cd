/// One piece of state and who has read it.
final class StateBox<Value>: @unchecked Sendable {
  private(set) var value: Value
  let readers = ReaderSet()

  init(_ value: Value) { self.value = value }

  func read() -> Value {
    readers.noteRead()
    return value
  }

  /// Stores the value; those who have read the old one evaluate again unless it is the same.
  func write(_ new: Value) {
    let isSame = ValueComparison.areEqual(value, new)
    value = new
    if !isSame { readers.invalidate() }
  }
}
