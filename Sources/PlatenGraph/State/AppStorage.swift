/// A value that is kept from one run of the program to the next, in the user's defaults: those that are given, those
/// that a view above sets with `defaultAppStorage(_:)`, or else the standard ones.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let coding: AppStorageCoding<Value>
  /// Where the value is kept, as soon as the view has surroundings.
  private var installed: BindingLocation<Value>?

  private init(_ key: String, _ store: UserDefaults?, _ coding: AppStorageCoding<Value>) {
    self.key = key
    self.store = store
    self.coding = coding
  }

  /// Keeps a value under `key` as JSON. `value` is read while none, or bytes that are none, are saved.
  package init(coding value: Value, _ key: String, store: UserDefaults?) where Value: Codable {
    self.init(key, store, .json(default: value))
  }

  private var location: BindingLocation<Value> { installed ?? location(in: store ?? .standard) }

  private func location(in store: UserDefaults) -> BindingLocation<Value> {
    AppStorageRegistry.location(key: key, store: UserDefaultsSuites.only(store), coding: coding)
  }

  /// The value. Writing it saves it, and updates all views that read the key in the same store.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// A binding to the saved value.
  public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension AppStorage: GraphProperty, GraphComparable {
  package mutating func install(in slot: inout AnyObject?, of element: _Element) {
    let location = location(in: store ?? element.environment.defaultAppStorage ?? .standard)
    slot = location
    installed = location
  }

  package static func isSame(_ first: AppStorage, _ second: AppStorage) -> Bool {
    first.key == second.key && first.store.map(UserDefaultsSuites.only) === second.store.map(UserDefaultsSuites.only)
  }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// Where `AppStorage` keeps its values; nil for the standard defaults.
  fileprivate var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Where `AppStorage` in this view keeps its values, unless it names a store of its own.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

extension AppStorage {
  /// Keeps a truth value under `key`. `wrappedValue` is read while none is saved; nil for `store` is the default store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, .plain(default: wrappedValue))
  }

  /// Keeps an integer under `key`. `wrappedValue` is read while none is saved; nil for `store` is the default store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, .plain(default: wrappedValue))
  }

  /// Keeps a floating-point number under `key`. `wrappedValue` is read while none is saved; nil for `store` is the
  /// default store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store, .plain(default: wrappedValue))
  }

  /// Keeps a text under `key`. `wrappedValue` is read while none is saved; nil for `store` is the default store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store, .plain(default: wrappedValue))
  }

  /// Keeps bytes under `key`. `wrappedValue` is read while none are saved; nil for `store` is the default store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, .plain(default: wrappedValue))
  }

  /// Keeps a value under `key` by its raw integer. `wrappedValue` is read while nothing, or a raw value of no case, is
  /// saved; nil for `store` is the default store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, .raw(default: wrappedValue))
  }

  /// Keeps a value under `key` by its raw text. `wrappedValue` is read while nothing, or a raw value of no case, is
  /// saved; nil for `store` is the default store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, .raw(default: wrappedValue))
  }

  /// Keeps a date under `key`. `wrappedValue` is read while none is saved; nil for `store` is the default store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, .plain(default: wrappedValue))
  }

  /// Keeps a URL under `key`, as its absolute string. `wrappedValue` is read while none is saved; nil for `store` is
  /// the default store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, .url(default: wrappedValue))
  }

  /// Keeps optional bytes under `key`: nil while none are saved. Writing nil removes them.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, store, .optional()) }

  /// Keeps an optional date under `key`: nil while none is saved. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(key, store, .optional()) }

  /// Keeps an optional value under `key` by its raw text: nil while nothing, or a raw value of no case, is saved.
  /// Writing nil removes it.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store, .optionalRaw())
  }

  /// Keeps an optional value under `key` by its raw integer: nil while nothing, or a raw value of no case, is saved.
  /// Writing nil removes it.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store, .optionalRaw())
  }

  /// Keeps an optional truth value under `key`: nil while none is saved. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, store, .optional()) }

  /// Keeps an optional integer under `key`: nil while none is saved. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, store, .optional()) }

  /// Keeps an optional floating-point number under `key`: nil while none is saved. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, store, .optional()) }

  /// Keeps an optional text under `key`: nil while none is saved. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, store, .optional()) }

  /// Keeps an optional URL under `key`, as its absolute string: nil while none is saved. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(key, store, .optionalURL()) }
}

/// How a value is kept in the user's defaults.
struct AppStorageCoding<Value> {
  /// The value for what was kept; also where nothing, or a value of another type, was kept.
  let decode: (Any?) -> Value
  /// What to keep; nil to keep nothing.
  let encode: (Value) -> Any?
}

extension AppStorageCoding {
  static func plain(default value: Value) -> AppStorageCoding {
    AppStorageCoding(decode: { $0 as? Value ?? value }, encode: { $0 })
  }

  static func optional<Wrapped>() -> AppStorageCoding where Value == Wrapped? {
    AppStorageCoding(decode: { $0 as? Wrapped }, encode: { $0.map { $0 as Any } })
  }

  static func optionalURL() -> AppStorageCoding where Value == URL? {
    AppStorageCoding(decode: { ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0?.absoluteString })
  }

  static func url(default value: URL) -> AppStorageCoding where Value == URL {
    AppStorageCoding(
      decode: { ($0 as? String).flatMap { URL(string: $0) } ?? value }, encode: { $0.absoluteString })
  }

  static func optionalRaw<R: RawRepresentable>() -> AppStorageCoding where Value == R? {
    AppStorageCoding(decode: { ($0 as? R.RawValue).flatMap(R.init(rawValue:)) }, encode: { $0?.rawValue })
  }

  static func json(default value: Value) -> AppStorageCoding where Value: Codable {
    AppStorageCoding(
      decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } ?? value },
      encode: { (try? JSONEncoder().encode($0)).map { $0 as Any } })
  }

  static func raw(default value: Value) -> AppStorageCoding where Value: RawRepresentable {
    AppStorageCoding(
      decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) ?? value }, encode: { $0.rawValue })
  }
}

/// One place for each key: all views that read it see what one of them writes. A place lasts as long as a view, or a
/// binding, uses it.
enum AppStorageRegistry {
  struct Key: Hashable {
    let name: String
    let store: ObjectIdentifier
    let type: ObjectIdentifier
  }

  private struct Entry {
    weak var location: AnyObject?
  }

  // Recursive, because reading an entry can release its location.
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var entries: [Key: Entry] = [:]

  static func location<Value>(
    key: String, store: UserDefaults, coding: AppStorageCoding<Value>
  ) -> BindingLocation<Value> {
    let id = Key(name: key, store: ObjectIdentifier(store), type: ObjectIdentifier(Value.self))
    lock.lock()
    defer { lock.unlock() }
    if let known = entries[id]?.location as? BindingLocation<Value> { return known }
    let location = AppStorageLocation(id, store: store, coding: coding)
    entries[id] = Entry(location: location)
    return location
  }

  static func forget(_ id: Key) {
    lock.lock()
    defer { lock.unlock() }
    // Another location may be in its place already.
    if entries[id]?.location == nil { entries[id] = nil }
  }

  /// How many places are in use.
  static var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return entries.count
  }

  /// Adopts values that the program has written to its defaults directly: Foundation on Linux posts no notification of
  /// that.
  @MainActor static func adoptChanges() {
    lock.lock()
    let known = entries.isEmpty ? [] : entries.values.compactMap(\.location)
    lock.unlock()
    for location in known { (location as? any StoredLocation)?.adoptChange() }
  }
}

/// A place whose stored value can change without a write through it.
private protocol StoredLocation: AnyObject {
  func adoptChange()
}

private final class AppStorageLocation<Value>: BindingLocation<Value>, StoredLocation, @unchecked Sendable {
  private let id: AppStorageRegistry.Key
  private let store: UserDefaults
  private let coding: AppStorageCoding<Value>
  private let box: StateBox<Value>
  /// What was kept at the last check.
  private var known: AnyHashable?

  init(_ id: AppStorageRegistry.Key, store: UserDefaults, coding: AppStorageCoding<Value>) {
    self.id = id
    self.store = store
    self.coding = coding
    let kept = store.object(forKey: id.name)
    box = StateBox(coding.decode(kept))
    known = kept as? AnyHashable
  }

  deinit { AppStorageRegistry.forget(id) }

  func adoptChange() {
    let kept = store.object(forKey: id.name)
    guard kept as? AnyHashable != known else { return }
    known = kept as? AnyHashable
    box.write(coding.decode(kept))
  }

  override func get() -> Value { box.read() }

  override var storage: AnyObject? { self }

  override func set(_ value: Value) {
    box.write(value)
    if let kept = coding.encode(value) {
      store.set(kept, forKey: id.name)
    } else {
      store.removeObject(forKey: id.name)
    }
    known = store.object(forKey: id.name) as? AnyHashable
    StorageWriter.needsWriting(store)
  }
}
