/// A value that is made when it is read.
package final class LaterValue<Value>: @unchecked Sendable {
  private let make: () -> Value

  package init(_ make: @escaping () -> Value) { self.make = make }

  var value: Value { make() }
}
