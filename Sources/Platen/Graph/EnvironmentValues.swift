/// A key of a value that views read from their surroundings.
public protocol EnvironmentKey {
  associatedtype Value

  /// What is read where nothing was set.
  static var defaultValue: Value { get }
}

/// The values that a view's surroundings hand down to it.
public struct EnvironmentValues: @unchecked Sendable {
  var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      EvaluationContext.current?.noteRead(of: ObjectIdentifier(key))
      return values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
