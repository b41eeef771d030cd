/// A value that the view with the focus, or one around it, publishes.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var location: FocusedValueLocation?

  /// Reads the value at a key path of the focused values.
  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// An observable object by its type.
  nonisolated public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    keyPath = \.[objectOf: TypeKey<Value>()]
  }

  /// The value; nil where no view with the focus publishes one, and outside the main actor.
  public var wrappedValue: Value? { location?.values[keyPath: keyPath] }
}

extension FocusedValue: GraphProperty, GraphComparable {
  package mutating func install(in slot: inout AnyObject?, of element: _Element) {
    location = FocusedValueLocation.kept(in: &slot, of: element)
  }

  package static func isSame(_ first: Self, _ second: Self) -> Bool { first.keyPath == second.keyPath }
}

/// A value that the view with the focus publishes as a binding, to be read and written.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var location: FocusedValueLocation?

  /// Reads the binding at a key path of the focused values.
  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  private var binding: Binding<Value>? { location?.values[keyPath: keyPath] }

  /// The value of the binding; nil where no view with the focus publishes one. Setting nil has no effect.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the optional value. Setting nil has no effect.
  public var projectedValue: Binding<Value?> {
    Binding<Value?>(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension FocusedBinding: GraphProperty, GraphComparable {
  package mutating func install(in slot: inout AnyObject?, of element: _Element) {
    location = FocusedValueLocation.kept(in: &slot, of: element)
  }

  package static func isSame(_ first: Self, _ second: Self) -> Bool { first.keyPath == second.keyPath }
}

/// An observable object that the view with the focus publishes; the reader is evaluated again when it changes.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The wrapper that makes bindings to the properties of the object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var location: FocusedValueLocation?

  /// Reads the focused object of the type.
  nonisolated public init() {}

  /// The object; nil where no view with the focus publishes one, and outside the main actor.
  public var wrappedValue: ObjectType? {
    guard let object = location?.values[objectOf: TypeKey<ObjectType>()] else { return nil }
    ObjectReaders.of(object).noteRead()
    return object
  }

  /// Makes bindings to the properties of the object; nil where there is no object.
  public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(root: $0) } }
}

extension FocusedObject: GraphProperty, GraphComparable {
  private final class Storage {
    let location: FocusedValueLocation
    /// Kept, so that the reader is still notified of changes.
    var readers: ObjectReaders?

    init(_ location: FocusedValueLocation) { self.location = location }
  }

  package mutating func install(in slot: inout AnyObject?, of element: _Element) {
    let storage = slot as? Storage ?? Storage(FocusedValueLocation(element))
    slot = storage
    location = storage.location
    storage.readers = storage.location.values[objectOf: TypeKey<ObjectType>()].map { ObjectReaders.of($0) }
    storage.readers?.noteRead()
  }

  package static func isSame(_ first: Self, _ second: Self) -> Bool { true }
}

/// Looks up the focused values of the window that an element is in.
final class FocusedValueLocation: @unchecked Sendable {
  private weak var element: _Element?

  @MainActor init(_ element: _Element) { self.element = element }

  @MainActor static func kept(in slot: inout AnyObject?, of element: _Element) -> FocusedValueLocation {
    let location = slot as? FocusedValueLocation ?? FocusedValueLocation(element)
    slot = location
    return location
  }

  /// None off the main actor and after the element was removed.
  var values: FocusedValues {
    guard Tracking.isOnMain else { return FocusedValues() }
    return MainActor.assumeIsolated { element?.host.focusedValues.current ?? FocusedValues() }
  }
}
