/// A value that a window gets back when the program is started again.
///
/// It is kept with the user's defaults. There is one window for each run, so it is one value for each key.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let location: BindingLocation<Value>

  private init(_ key: String, _ coding: AppStorageCoding<Value>) {
    location = AppStorageRegistry.location(key: "SceneStorage." + key, store: .standard, coding: coding)
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension SceneStorage: GraphComparable {
  package static func isSame(_ first: SceneStorage, _ second: SceneStorage) -> Bool {
    first.location === second.location
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, .plain(default: wrappedValue)) }

  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, .plain(default: wrappedValue)) }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, .plain(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, .plain(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, .url(default: wrappedValue)) }

  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, .plain(default: wrappedValue)) }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, .raw(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, .raw(default: wrappedValue))
  }

  public init(_ key: String) where Value == Bool? { self.init(key, .optional()) }

  public init(_ key: String) where Value == Int? { self.init(key, .optional()) }

  public init(_ key: String) where Value == Double? { self.init(key, .optional()) }

  public init(_ key: String) where Value == String? { self.init(key, .optional()) }

  public init(_ key: String) where Value == Data? { self.init(key, .optional()) }
}
