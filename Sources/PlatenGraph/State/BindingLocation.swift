/// Where a binding reads and writes.
package class BindingLocation<Value>: @unchecked Sendable {
  func get() -> Value { preconditionFailure("abstract") }

  /// A part of the value. Where the place can tell its parts apart, the reader evaluates again only when this one
  /// changes.
  func get<Part>(_ part: StoredPart<Part>) -> Part { part.read(from: get()) }

  /// The value, for a reader that has to evaluate again whenever anything around it is written: what an object holds
  /// changes while the object remains the same.
  func getWithWhole() -> Value { get() }

  func set(_ value: Value) {}

  /// Takes a value that is made when it is read, and notifies no reader before ``announce()``. False, with nothing
  /// changed, where the place can't do that.
  package func setLater(_ value: LaterValue<Value>) -> Bool { false }

  /// Whether the place still holds that value, made or not. Counts as reading it.
  package func holds(_ value: LaterValue<Value>) -> Bool { false }

  /// Makes the readers of the place evaluate again.
  package func announce() {}

  /// Changes the value in place, without a copy, and notifies all readers but `reader`. `body` returns whether it has
  /// changed anything; a lock is held meanwhile, so it may run no code of the program's. False, with nothing changed,
  /// where the place can't do that.
  func modify(except reader: _Element?, _ body: (inout Value) -> Bool) -> Bool { false }

  /// Whether two locations are the same place.
  package func isSame(as other: BindingLocation<Value>) -> Bool { self === other }

  /// The same, where the values around the place that a view would read again may differ.
  func isSamePlace(as other: BindingLocation<Value>) -> Bool { isSame(as: other) }

  /// Whether two locations are known to be different places. Of closures nothing is known: then neither this nor
  /// ``isSame(as:)`` is true.
  package func isOther(than other: BindingLocation<Value>) -> Bool {
    guard let storage, let others = other.storage else { return false }
    return storage !== others
  }

  /// What keeps the value for as long as the place exists: a view's state, the user's defaults; nil where that is not
  /// known. Two places with different storage are different.
  var storage: AnyObject? { nil }

  /// Whether a write is done when it returns, and is read by the next read: of closures that is not known.
  package var takesAtOnce: Bool { storage != nil }

  /// Whether the place is in a row of rows that are to be read again: what their readers know of it may be older than
  /// what is there.
  var isInOldRow: Bool { false }

  /// The same of a part here and a part of another location; `isOtherPart` of two that would be in one location.
  final func hasOtherPart(than other: BindingLocation<Value>, _ isOtherPart: Bool) -> Bool {
    isOther(than: other) || isOtherPart && isSamePlace(as: other)
  }

  final func part<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> BindingLocation<Part> {
    PartLocation(base: self, keyPath: keyPath)
  }
}

/// A part of the value at another location.
private final class PartLocation<Base, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: BindingLocation<Base>
  private let keyPath: WritableKeyPath<Base, Value>
  /// Nil where the key path computes the value, observes it or leads through or to an object.
  private let stored: StoredPart<Value>?

  init(base: BindingLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
    stored =
      Value.self is AnyObject.Type ? nil : MemoryLayout<Base>.offset(of: keyPath).map { StoredPart(offset: $0) }
  }

  override func get() -> Value {
    if let stored { return base.get(stored) }
    return getWithWhole()
  }

  override func getWithWhole() -> Value { base.getWithWhole()[keyPath: keyPath] }

  override func get<Part>(_ part: StoredPart<Part>) -> Part {
    guard let stored else { return part.read(from: get()) }
    return base.get(StoredPart(offset: stored.offset + part.offset))
  }

  override func set(_ value: Value) {
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole)
  }

  override var isInOldRow: Bool { base.isInOldRow }

  override var takesAtOnce: Bool { base.takesAtOnce }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    if self === other { return true }
    guard let other = other as? PartLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }

  override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    if self === other { return true }
    guard let other = other as? PartLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSamePlace(as: other.base)
  }

  override func isOther(than other: BindingLocation<Value>) -> Bool {
    guard let other = other as? PartLocation<Base, Value> else { return super.isOther(than: other) }
    return base.hasOtherPart(than: other.base, keyPath != other.keyPath)
  }

  override var storage: AnyObject? { base.storage }
}

/// Closures of the program's own.
final class FunctionLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let getValue: () -> Value
  private let setValue: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getValue = get
    setValue = set
  }

  override func get() -> Value { getValue() }

  override func set(_ value: Value) { setValue(value) }
}

/// A value that never changes.
final class ConstantLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }

  override var takesAtOnce: Bool { true }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return ValueComparison.areEqual(value, other.value)
  }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override var takesAtOnce: Bool { true }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }

  override func isOther(than other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object !== other.object || keyPath != other.keyPath
  }
}
