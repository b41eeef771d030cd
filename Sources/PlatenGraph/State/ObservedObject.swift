/// An observable object that the view does not own; the view evaluates again when it changes.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    package let root: ObjectType

    package init(root: ObjectType) { self.root = root }

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObservedLocation(object: root, keyPath: keyPath))
    }
  }

  /// The object. The view does not own it and keeps observing the one in its newest value.
  public var wrappedValue: ObjectType

  /// Observes an object. Used by the property wrapper.
  nonisolated public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Observes an object; the same as `init(wrappedValue:)`.
  nonisolated public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The wrapper from which `$model.name` makes a binding.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension ObservedObject: GraphProperty, GraphComparable {
  package mutating func install(in slot: inout AnyObject?, of element: _Element) {
    let readers = ObjectReaders.of(wrappedValue)
    slot = readers
    readers.noteRead()
  }

  package static func isSame(_ first: ObservedObject, _ second: ObservedObject) -> Bool {
    first.wrappedValue === second.wrappedValue
  }
}

/// An observable object that belongs to a view's place in the hierarchy and outlives the view's values.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Storage {
    let object: ObjectType
    let readers: ObjectReaders

    init(_ object: ObjectType) {
      self.object = object
      readers = ObjectReaders.of(object)
    }
  }

  private let makeObject: () -> ObjectType
  private var storage: Storage?

  /// The object is made once, when the view first appears.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { makeObject = thunk }

  /// The object, which lives as long as the view's place in the hierarchy. Before the view appears, each read makes an
  /// object that is not kept.
  public var wrappedValue: ObjectType { storage?.object ?? makeObject() }

  /// The wrapper from which `$model.name` makes a binding.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }
}

extension StateObject: GraphProperty, GraphComparable {
  package mutating func install(in slot: inout AnyObject?, of element: _Element) {
    let storage = slot as? Storage ?? Tracking.untracked { Storage(makeObject()) }
    slot = storage
    self.storage = storage
    storage.readers.noteRead()
  }

  /// The storage belongs to the place in the graph.
  package static func isSame(_ first: StateObject, _ second: StateObject) -> Bool { true }
}
