/// A value that a window gets back when the program is started again.
///
/// It is kept with the user's defaults. There is one window for each run, so it is one value for each key.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let location: BindingLocation<Value>

  private init(_ key: String, _ coding: AppStorageCoding<Value>) {
    location = AppStorageRegistry.location(key: "SceneStorage." + key, store: .standard, coding: coding)
  }

  /// The value. Writing it saves it, and updates all views that read the key.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// A binding to the saved value.
  public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension SceneStorage: GraphComparable {
  package static func isSame(_ first: SceneStorage, _ second: SceneStorage) -> Bool {
    first.location === second.location
  }
}

extension SceneStorage {
  /// Keeps a truth value under `key`. `wrappedValue` is the value until another is saved.
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, .plain(default: wrappedValue)) }

  /// Keeps an integer under `key`. `wrappedValue` is the value until another is saved.
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, .plain(default: wrappedValue)) }

  /// Keeps a floating-point number under `key`. `wrappedValue` is the value until another is saved.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, .plain(default: wrappedValue))
  }

  /// Keeps a text under `key`. `wrappedValue` is the value until another is saved.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, .plain(default: wrappedValue))
  }

  /// Keeps a URL under `key`, as its absolute string. `wrappedValue` is the value until another is saved.
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, .url(default: wrappedValue)) }

  /// Keeps bytes under `key`. `wrappedValue` is the value until others are saved.
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, .plain(default: wrappedValue)) }

  /// Keeps a value under `key` by its raw integer. `wrappedValue` is read while nothing, or a raw value of no case, is
  /// saved.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, .raw(default: wrappedValue))
  }

  /// Keeps a value under `key` by its raw text. `wrappedValue` is read while nothing, or a raw value of no case, is
  /// saved.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, .raw(default: wrappedValue))
  }

  /// Keeps an optional truth value under `key`: nil while none is saved. Writing nil removes it.
  public init(_ key: String) where Value == Bool? { self.init(key, .optional()) }

  /// Keeps an optional integer under `key`: nil while none is saved. Writing nil removes it.
  public init(_ key: String) where Value == Int? { self.init(key, .optional()) }

  /// Keeps an optional floating-point number under `key`: nil while none is saved. Writing nil removes it.
  public init(_ key: String) where Value == Double? { self.init(key, .optional()) }

  /// Keeps an optional text under `key`: nil while none is saved. Writing nil removes it.
  public init(_ key: String) where Value == String? { self.init(key, .optional()) }

  /// Keeps optional bytes under `key`: nil while none are saved. Writing nil removes them.
  public init(_ key: String) where Value == Data? { self.init(key, .optional()) }
}
