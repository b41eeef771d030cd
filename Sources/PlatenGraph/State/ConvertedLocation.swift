/// The value at another location as one of another type. The types alone decide how it is converted.
final class ConvertedLocation<Base, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: BindingLocation<Base>
  private let read: (Base) -> Value
  /// Nil where the value can't be written.
  private let write: (Value) -> Base?

  init(base: BindingLocation<Base>, read: @escaping (Base) -> Value, write: @escaping (Value) -> Base?) {
    self.base = base
    self.read = read
    self.write = write
  }

  override func get() -> Value { read(base.get()) }

  override func set(_ value: Value) { if let value = write(value) { base.set(value) } }

  override var isInOldRow: Bool { base.isInOldRow }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConvertedLocation<Base, Value> else { return false }
    return base.isSame(as: other.base)
  }

  override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConvertedLocation<Base, Value> else { return false }
    return base.isSamePlace(as: other.base)
  }

  override func isOther(than other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConvertedLocation<Base, Value> else { return super.isOther(than: other) }
    return base.isOther(than: other.base)
  }

  override var storage: AnyObject? { base.storage }

  override var takesAtOnce: Bool { base.takesAtOnce }
}

/// The value of an optional at another location. While there is none any more, reading returns the last one known, and
/// writing has no effect.
final class UnwrappedLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: BindingLocation<Value?>
  private var last: Value

  init(base: BindingLocation<Value?>, last: Value) {
    self.base = base
    self.last = last
  }

  // The binding may be used on any thread.
  private func note(_ value: Value) {
    StateLock.change({ last }) { last = value }
  }

  override func get() -> Value {
    guard let value = base.get() else { return StateLock.withLock { last } }
    note(value)
    return value
  }

  override func set(_ value: Value) {
    guard base.get() != nil else { return }
    base.set(value)
    note(value)
  }

  override var isInOldRow: Bool { base.isInOldRow }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base.isSame(as: other.base)
  }

  override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base.isSamePlace(as: other.base)
  }

  override func isOther(than other: BindingLocation<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return super.isOther(than: other) }
    return base.isOther(than: other.base)
  }

  override var storage: AnyObject? { base.storage }

  override var takesAtOnce: Bool { base.takesAtOnce }
}
