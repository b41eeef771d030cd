/// Who reads an `ObservableObject`: all of them evaluate again when it is about to change.
///
/// There is one for each object, for as long as a view holds on to it.
package final class ObjectReaders: @unchecked Sendable {
  private let object: AnyObject
  let readers = ReaderSet()
  private var subscription: AnyCancellable?

  private init(_ object: AnyObject) { self.object = object }

  /// The readers of `object`.
  package static func of<Object: ObservableObject>(_ object: Object) -> ObjectReaders {
    ObjectReaderRegistry.readers(of: object) {
      let made = ObjectReaders(object)
      // What is evaluated because of this is evaluated later, when the object has its new value.
      made.subscription = object.objectWillChange.sink { [weak made] _ in
        Tracking.noteWrite()
        made?.noteThread()
        made?.readers.invalidate()
      }
      return made
    }
  }

  package func noteRead() { readers.noteRead() }

  /// A change on another thread than the main actor's is seen by the views, but what they read may be half changed.
  private func noteThread() {
    #if DEBUG
    guard !Tracking.isOnMain else { return }
    Task { @MainActor in
      guard let reader = readers.first else { return }
      reader.host.mistakes.note(
        "\(type(of: object)), which \(reader.programViewName) reads, is changed on another thread than the main one. Change it on the main actor."
      )
    }
    #endif
  }

  deinit { ObjectReaderRegistry.forget(object, self) }
}

private enum ObjectReaderRegistry {
  private struct Entry {
    weak var readers: ObjectReaders?
  }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func readers(of object: AnyObject, make: () -> ObjectReaders) -> ObjectReaders {
    lock.lock()
    defer { lock.unlock() }
    if let known = entries[ObjectIdentifier(object)]?.readers { return known }
    let made = make()
    entries[ObjectIdentifier(object)] = Entry(readers: made)
    return made
  }

  static func forget(_ object: AnyObject, _ readers: ObjectReaders) {
    lock.lock()
    defer { lock.unlock() }
    // A new entry may have replaced it already.
    if entries[ObjectIdentifier(object)]?.readers == nil { entries[ObjectIdentifier(object)] = nil }
  }
}

/// A property of an `ObservableObject`. Who reads it evaluates again when the object changes.
final class ObservedLocation<Object: ObservableObject, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let object: Object
  private let readers: ObjectReaders
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
    readers = ObjectReaders.of(object)
  }

  override func get() -> Value {
    readers.noteRead()
    return object[keyPath: keyPath]
  }

  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObservedLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }

  override func isOther(than other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObservedLocation<Object, Value> else { return false }
    return object !== other.object || keyPath != other.keyPath
  }
}
