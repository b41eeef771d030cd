/// An object in the environment, the same by identity.
package struct ObjectReference<Object: AnyObject>: GraphComparable, @unchecked Sendable {
  package weak var object: Object?

  package init(object: Object? = nil) { self.object = object }

  package static func isSame(_ first: Self, _ second: Self) -> Bool { first.object === second.object }
}
