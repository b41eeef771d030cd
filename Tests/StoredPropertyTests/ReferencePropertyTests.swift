import Platen
import Testing

private protocol Reference: AnyObject {
  var name: String { get }
}

private protocol Source<Element>: AnyObject {
  associatedtype Element
  var element: Element { get }
}

/// All of them are equal: who compares them by value takes one for the other.
private class Referent: Reference, Source, Equatable {
  let name: String

  required init(_ name: String) { self.name = name }

  var element: String { name }

  class var kind: String { "base" }

  static func == (_: Referent, _: Referent) -> Bool { true }

  @MainActor static let a = Referent("a")
  @MainActor static let b = Referent("b")
}

private final class Derived: Referent {
  override class var kind: String { "derived" }
}

/// Views that store references and what acts like one, evaluated again by their parents.
@MainActor @Suite struct ReferencePropertyTests {
  private struct StrongView: StoringView {
    let value: Referent
    init(_ value: Referent) { self.value = value }
    var shown: String { value.name }
  }

  private struct GenericView<T: Reference>: StoringView {
    let value: T
    unowned let other: T
    weak var third: T?
    init(_ value: T) { (self.value, other, third) = (value, value, value) }
    var shown: String { "\(value.name) \(other.name) \(third?.name ?? "")" }
  }

  @Test func anObjectIsItself() async throws {
    try await checkStoredProperty(StrongView.self, { Referent.a }, shows: "a", then: { Referent.b }, shows: "b")
    try await checkStoredProperty(
      GenericView<Referent>.self, { Referent.a }, shows: "a a a", then: { Referent.b }, shows: "b b b")
  }

  private struct WeakView: StoringView {
    weak var value: Referent?
    init(_ value: Referent?) { self.value = value }
    var shown: String { value?.name ?? "none" }
  }

  private struct WeakExistentialView: StoringView {
    weak var value: (any Reference)?
    init(_ value: (any Reference)?) { self.value = value }
    var shown: String { value?.name ?? "none" }
  }

  @Test func aWeakReferenceIsItsObject() async throws {
    try await checkStoredProperty(WeakView.self, { Referent.a }, shows: "a", then: { Referent.b }, shows: "b")
    try await checkStoredProperty(WeakView.self, { Referent.a }, shows: "a", then: { nil }, shows: "none")
    try await checkStoredProperty(
      WeakExistentialView.self, { Referent.a }, shows: "a", then: { Referent.b }, shows: "b")
  }

  /// Makes references to objects that are deallocated when they are compared.
  @Test func aWeakReferenceToADeallocatedObjectIsNil() async throws {
    try await checkStoredProperty(
      WeakView.self, { Referent("gone") }, shows: "none", then: { Referent.b }, shows: "b", same: .perhaps)
  }

  private struct UnownedView: StoringView {
    let name: String
    unowned let value: Referent
    unowned var other: Referent?
    unowned let existential: any Reference
    unowned let parametrized: any Source<String>
    unowned(unsafe) let unsafeValue: Referent
    unowned(unsafe) let unsafeExistential: any Reference

    init(_ value: Referent) {
      name = value.name
      self.value = value
      (other, existential, parametrized) = (value, value, value)
      (unsafeValue, unsafeExistential) = (value, value)
    }

    /// Reads none of the references: they may be dangling.
    var shown: String { name }
  }

  @Test func anUnownedReferenceIsItsObject() async throws {
    try await checkStoredProperty(UnownedView.self, { Referent.a }, shows: "a", then: { Referent.b }, shows: "b")
  }

  @Test func anUnownedReferenceToADeallocatedObjectIsNotRead() async throws {
    try await checkStoredProperty(
      UnownedView.self, { Referent("gone") }, shows: "gone", then: { Referent("new") }, shows: "new", same: .perhaps)
  }

  private struct ClosureView: StoringView {
    let value: () -> String
    init(_ value: @escaping () -> String) { self.value = value }
    var shown: String { value() }
  }

  private struct CFunctionView: StoringView {
    let value: @convention(c) () -> Int
    init(_ value: @escaping @convention(c) () -> Int) { self.value = value }
    var shown: String { "\(value())" }
  }

  private struct IsolatedClosureView: StoringView {
    let value: (@MainActor @Sendable (Int) async throws -> String)?
    let name: String
    init(_ value: String) { (self.value, name) = ({ "\($0)" + value }, value) }
    var shown: String { name }
  }

  @Test func aClosureIsItsCodeAndCaptures() async throws {
    let (a, b) = ("a", "b")
    // A closure that is passed on as a value of a generic type may be wrapped again each time.
    try await checkStoredProperty(
      ClosureView.self, { { "a" } }, shows: "a", then: { { "b" } }, shows: "b", same: .perhaps)
    try await checkStoredProperty(
      ClosureView.self, { { a + "!" } }, shows: "a!", then: { { b + "!" } }, shows: "b!", same: .perhaps)
    try await checkStoredProperty(CFunctionView.self, { { 1 } }, shows: "1", then: { { 2 } }, shows: "2")
    try await checkStoredProperty(
      IsolatedClosureView.self, { a }, shows: "a", then: { b }, shows: "b", same: .perhaps)
  }

  private struct ClassMetatypeView: StoringView {
    let name = "class"
    let value: Referent.Type
    init(_ value: Referent.Type) { self.value = value }
    var shown: String { value.kind }
  }

  private struct ClassMetatypeFirstView: StoringView {
    let same: Int.Type
    let value: Referent.Type
    init(_ value: Referent.Type) { (same, self.value) = (Int.self, value) }
    var shown: String { value.kind }
  }

  @Test func aClassMetatypeIsTheClassItHolds() async throws {
    try await checkStoredProperty(
      ClassMetatypeView.self, { Referent.self }, shows: "base", then: { Derived.self }, shows: "derived")
    try await checkStoredProperty(
      ClassMetatypeFirstView.self, { Referent.self }, shows: "base", then: { Derived.self }, shows: "derived")
  }

  /// What can't be copied is stored in a class.
  private struct Handle: ~Copyable {
    let number: Int
    deinit {}
  }

  private final class HandleBox {
    let handle: Handle
    init(_ number: Int) { handle = Handle(number: number) }
  }

  private struct NoncopyableView: StoringView {
    let value: HandleBox
    init(_ value: HandleBox) { self.value = value }
    var shown: String { "\(value.handle.number)" }
  }

  @Test func aBoxOfANoncopyableValueIsComparedByIdentity() async throws {
    let (one, two) = (HandleBox(1), HandleBox(2))
    try await checkStoredProperty(NoncopyableView.self, { one }, shows: "1", then: { two }, shows: "2")
  }
}
