/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value

  /// Wraps an observable object. Used by the property wrapper.
  nonisolated public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }

  /// Wraps an observable object, as in `Bindable(model).name` within a body.
  nonisolated public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates the property from another's projected value.
  nonisolated public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// The wrapper itself, from which `$model.name` makes a binding.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(location: ObjectLocation(object: wrappedValue, keyPath: keyPath))
  }
}
