/// An observable object that a view above sets with `environmentObject(_:)`.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var location: EnvironmentLocation?

  /// Creates a property for the object of its type.
  nonisolated public init() {}

  /// The object of that type that a view above sets. Reading it where there is none stops the program.
  public var wrappedValue: ObjectType {
    guard let object = location?.environment[objectOf: ObjectType.self] else {
      preconditionFailure(
        MissingObject.message(ObjectType.self, for: location, setter: ".environmentObject(_:)"))
    }
    return object
  }

  /// The wrapper from which `$model.name` makes a binding.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension EnvironmentObject: GraphProperty, GraphComparable {
  private final class Storage {
    let location: EnvironmentLocation
    var readers: ObjectReaders?

    init(_ location: EnvironmentLocation) { self.location = location }
  }

  package mutating func install(in slot: inout AnyObject?, of element: _Element) {
    let storage = slot as? Storage ?? Storage(EnvironmentLocation(element))
    slot = storage
    location = storage.location
    // Without an object there is nothing to note; reading it reports the mistake.
    storage.readers = element.environment[objectOf: ObjectType.self].map { ObjectReaders.of($0) }
    storage.readers?.noteRead()
  }

  package static func isSame(_ first: EnvironmentObject, _ second: EnvironmentObject) -> Bool { true }
}

extension View {
  /// Puts `object` into the environment of the views inside, under its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.[objectOf: TypeKey<T>()], value: object))
  }
}
