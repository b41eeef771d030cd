/// The page that the values of one type lead to, and their texts in an address.
@MainActor struct TypedDestination {
  let owner: ObjectIdentifier
  /// The name of the type.
  let name: String
  /// Whether the values may be records, of which an address has the identity alone.
  let isOfRecords: Bool
  let takes: (AnyHashable) -> Bool
  let view: (AnyHashable) -> AnyView?
  let component: (AnyHashable) -> String?
  let value: (String) -> AnyHashable?

  init<D: Hashable, C: View>(_ type: D.Type, owner: ObjectIdentifier, _ make: @escaping (D) -> C) {
    self.owner = owner
    name = String(describing: type)
    isOfRecords = type is any Identifiable.Type
    takes = { $0.base is D }
    view = { value in (value.base as? D).map { value in AnyView(DeferredView { make(value) }) } }
    component = { value in (value.base as? D).flatMap { PathComponent.text(of: $0) } }
    value = { text in PathComponent.value(text, as: type).map { AnyHashable($0) } }
  }
}
