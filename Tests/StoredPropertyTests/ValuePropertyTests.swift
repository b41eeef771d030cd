import Platen
import Testing

private enum Plain { case a, b }

private enum Payload { case number(Int), word(String), pair(left: Int, right: [String]), none }

private indirect enum Tree { case leaf(Int), branch(Tree, Tree) }

private enum EquatablePayload: Equatable { case number(Int), word(String) }

private struct NotEquatable {
  let name: String
  let action: () -> Void = {}
}

/// Views that store values, evaluated again by their parents.
@MainActor @Suite struct ValuePropertyTests {
  private struct MetatypeView: StoringView {
    let type: Int.Type
    init(_ value: Int) { type = Int.self }
    var shown: String { "\(type)" }
  }

  private struct MetatypesView: StoringView {
    let types: (Int.Type, String.Type)
    let optional: Int.Type?
    let number: Int
    let last: (UInt8, x: Int.Type)
    init(_ value: Int) { (types, optional, number, last) = ((Int.self, String.self), nil, value, (1, Int.self)) }
    var shown: String { "\(number) \(last.0)" }
  }

  private struct OptionalMetatypeView: StoringView {
    let type: Int.Type?
    init(_ value: Int.Type?) { type = value }
    var shown: String { type == nil ? "none" : "some" }
  }

  private struct GenericMetatypeView<T>: StoringView {
    let type: T.Type
    let name: String
    init(_ value: String) { (type, name) = (T.self, value) }
    var shown: String { name }
  }

  @Test func aMetatypeThatIsAlwaysTheSameTakesNoSpace() async throws {
    #expect(MemoryLayout<MetatypeView>.size == 0 && MemoryLayout<OptionalMetatypeView>.size == 1)
    try await checkStoredProperty(MetatypeView.self, { 1 }, shows: "Int", then: { 2 }, shows: "Int")
    try await checkStoredProperty(
      MetatypesView.self, { 1 }, shows: "1 1", then: { 2 }, shows: "2 1", same: .perhaps)
    try await checkStoredProperty(
      OptionalMetatypeView.self, { nil }, shows: "none", then: { Int.self }, shows: "some")
    try await checkStoredProperty(GenericMetatypeView<Int>.self, { "a" }, shows: "a", then: { "b" }, shows: "b")
  }

  private struct TupleView: StoringView {
    let value: (Int, name: String, (any Equatable, inner: (Bool, [Int])))
    init(_ value: (Int, String)) { self.value = (value.0, value.1, (value.0, (true, [value.0]))) }
    var shown: String { "\(value.0) \(value.name) \(value.2.0) \(value.2.inner.1)" }
  }

  @Test func aTupleIsComparedByItsElements() async throws {
    try await checkStoredProperty(
      TupleView.self, { (1, "a longer word than fits") }, shows: "1 a longer word than fits 1 [1]",
      then: { (2, "b") }, shows: "2 b 2 [2]", same: .perhaps)
  }

  private struct EnumView<E>: StoringView {
    let value: E
    init(_ value: E) { self.value = value }
    var shown: String { "\(value)" }
  }

  @Test func anEnumIsItsCaseAndPayload() async throws {
    try await checkStoredProperty(EnumView<Plain>.self, { .a }, shows: "a", then: { .b }, shows: "b")
    try await checkStoredProperty(
      EnumView<Payload>.self, { .number(1) }, shows: "number(1)", then: { .word("a") }, shows: "word(\"a\")",
      same: .perhaps)
    try await checkStoredProperty(
      EnumView<Payload>.self, { .pair(left: 1, right: ["a"]) }, shows: "pair(left: 1, right: [\"a\"])",
      then: { .none }, shows: "none", same: .perhaps)
    try await checkStoredProperty(
      EnumView<Tree>.self, { .leaf(1) }, shows: "leaf(1)", then: { .leaf(2) }, shows: "leaf(2)", same: .perhaps)
    let word = "longer than what fits into a string itself"
    try await checkStoredProperty(
      EnumView<EquatablePayload>.self, { .word(word + "") }, shows: "word(\"\(word)\")", then: { .number(1) },
      shows: "number(1)")
  }

  @Test func anOptionalIsComparedByWhatItHolds() async throws {
    let word = "longer than what fits into a string itself"
    try await checkStoredProperty(
      EnumView<String?>.self, { word + "" }, shows: "Optional(\"\(word)\")", then: { nil }, shows: "nil")
    try await checkStoredProperty(
      EnumView<Int???>.self, { .some(.some(nil)) }, shows: "Optional(Optional(nil))", then: { nil }, shows: "nil")
    try await checkStoredProperty(
      EnumView<(Int, String)?>.self, { (1, "a") }, shows: "Optional((1, \"a\"))", then: { nil }, shows: "nil",
      same: .perhaps)
  }

  private struct NestedView: StoringView {
    let value: NotEquatable?
    init(_ value: String) { self.value = NotEquatable(name: value + "") }
    var shown: String { value?.name ?? "" }
  }

  @Test func anOptionalStructIsComparedByItsFields() async throws {
    let word = "longer than what fits into a string itself"
    try await checkStoredProperty(NestedView.self, { word }, shows: word, then: { "b" }, shows: "b")
  }

  private struct Pack<each T> {
    let values: (repeat each T)
  }

  private struct PackView: StoringView {
    let pack: Pack<Int, String, any Equatable>
    let single: Pack<String>
    init(_ value: String) {
      pack = Pack(values: (1, value, value))
      single = Pack(values: value)
    }
    var shown: String { "\(pack.values.1) \(pack.values.2) \(single.values)" }
  }

  @Test func aPackIsComparedByItsElements() async throws {
    try await checkStoredProperty(PackView.self, { "a" }, shows: "a a a", then: { "b" }, shows: "b b b")
  }

  private struct EmptyFieldsView: StoringView {
    let nothing: Void = ()
    let name: String
    let after: Void = ()
    init(_ value: String) { name = value }
    var shown: String { name }
  }

  @Test func aZeroSizedPropertyHidesNoChange() async throws {
    try await checkStoredProperty(EmptyFieldsView.self, { "a" }, shows: "a", then: { "b" }, shows: "b")
  }

  /// A dynamic property of a program's own, with others inside, next to what is not one.
  @propertyWrapper private struct Counted<Value>: DynamicProperty {
    @State private var count = 0
    let tag: Any
    let wrappedValue: Value
    @Environment(\.locale) private var locale

    init(wrappedValue: Value) { (self.wrappedValue, tag) = (wrappedValue, wrappedValue) }

    var projectedValue: String { "\(count) \(locale.identifier) \(tag)" }
  }

  private struct DynamicView: StoringView {
    @Counted var value: any Equatable
    @State private var text = "x"
    init(_ value: any Equatable) { _value = Counted(wrappedValue: value) }
    var shown: String { "\(value) \($value) \(text)" }
  }

  @Test func dynamicPropertiesAreTiedWhereExistentialsAreNextToThem() async throws {
    try await checkStoredProperty(
      DynamicView.self, { 1 }, shows: "1 0 en_US 1 x", then: { "a" }, shows: "a 0 en_US a x", same: .perhaps)
  }
}
