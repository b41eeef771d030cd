/// An object that belongs to a view's place in the hierarchy and is not observed. It is made once, when the view first
/// appears, and not for each value of the view.
@propertyWrapper package struct Kept<Object: AnyObject>: GraphProperty, GraphComparable {
  private let makeObject: () -> Object
  private var object: Object?

  nonisolated package init(wrappedValue thunk: @autoclosure @escaping () -> Object) { makeObject = thunk }

  /// The object. Before the view appears, each read makes an object that is not kept.
  package var wrappedValue: Object { object ?? makeObject() }

  package mutating func install(in slot: inout AnyObject?, of element: _Element) {
    let kept = slot as? Object ?? Tracking.untracked { makeObject() }
    slot = kept
    object = kept
  }

  /// The object belongs to the place in the graph.
  package static func isSame(_ first: Kept, _ second: Kept) -> Bool { true }
}
