/// A value that is kept from one run of the program to the next, in the user's defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let location: BindingLocation<Value>

  private init(_ key: String, _ store: UserDefaults?, _ coding: AppStorageCoding<Value>) {
    location = AppStorageRegistry.location(key: key, store: store ?? .standard, coding: coding)
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension AppStorage: GraphComparable {
  static func isSame(_ first: AppStorage, _ second: AppStorage) -> Bool { first.location === second.location }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, .plain(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, .plain(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store, .plain(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store, .plain(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, .plain(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, .raw(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, .raw(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, .plain(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, .url(default: wrappedValue))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, store, .optional()) }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(key, store, .optional()) }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store, .optionalRaw())
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store, .optionalRaw())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, store, .optional()) }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, store, .optional()) }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, store, .optional()) }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, store, .optional()) }
}

/// How a value is kept in the user's defaults.
struct AppStorageCoding<Value> {
  /// The value for what was kept; also for nothing, and for what another type left there.
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

  static func url(default value: URL) -> AppStorageCoding where Value == URL {
    AppStorageCoding(
      decode: { ($0 as? String).flatMap { URL(string: $0) } ?? value }, encode: { $0.absoluteString })
  }

  static func optionalRaw<R: RawRepresentable>() -> AppStorageCoding where Value == R? {
    AppStorageCoding(decode: { ($0 as? R.RawValue).flatMap(R.init(rawValue:)) }, encode: { $0?.rawValue })
  }

  static func raw(default value: Value) -> AppStorageCoding where Value: RawRepresentable {
    AppStorageCoding(
      decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) ?? value }, encode: { $0.rawValue })
  }
}

/// One place for each key, whoever asks: all views that read it see what one of them writes.
enum AppStorageRegistry {
  struct Key: Hashable {
    let name: String
    let store: ObjectIdentifier
    let type: ObjectIdentifier
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var locations: [Key: AnyObject] = [:]

  static func location<Value>(
    key: String, store: UserDefaults, coding: AppStorageCoding<Value>
  ) -> BindingLocation<Value> {
    let id = Key(name: key, store: ObjectIdentifier(store), type: ObjectIdentifier(Value.self))
    lock.lock()
    defer { lock.unlock() }
    if let known = locations[id] as? BindingLocation<Value> { return known }
    let location = AppStorageLocation(key: key, store: store, coding: coding)
    locations[id] = location
    return location
  }
}

private final class AppStorageLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let key: String
  private let store: UserDefaults
  private let coding: AppStorageCoding<Value>
  private let box: StateBox<Value>

  init(key: String, store: UserDefaults, coding: AppStorageCoding<Value>) {
    self.key = key
    self.store = store
    self.coding = coding
    box = StateBox(coding.decode(store.object(forKey: key)))
  }

  override func get() -> Value { box.read() }

  override func set(_ value: Value) {
    box.write(value)
    if let kept = coding.encode(value) {
      store.set(kept, forKey: key)
    } else {
      store.removeObject(forKey: key)
    }
    StorageWriter.needsWriting(store)
  }
}
