/// The value of a key that `@Entry` makes of a variable without a written type: a constant default of a type that the
/// macro does not know, Sendable or not. It is read on the main actor, as environments are.
public struct _EntryValue<Value>: @unchecked Sendable {
  /// The value.
  public let value: Value

  /// Keeps a value.
  public init(_ value: Value) { self.value = value }
}
