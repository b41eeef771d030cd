import Platen
import Testing
import TextControls

private protocol Service {
  var name: String { get }
}

private protocol Marked {}

private struct Plain: Service, Marked, Equatable {
  let name: String
}

/// Too large for the space inside an existential, and not equatable.
private struct Large: Service {
  let name: String
  var more = (0, 1, 2, 3, 4, 5)
}

private struct Failure: Error, Equatable {
  let reason: String
}

private protocol Source<Element>: AnyObject {
  associatedtype Element
  var element: Element { get }
}

private protocol Reference: AnyObject {
  var name: String { get }
}

private final class Referent: NSObject, Reference, Marked, UITextFieldDelegate, Source {
  let name: String

  init(_ name: String) { self.name = name }

  nonisolated var element: String { name }

  static let a = Referent("a")
  static let b = Referent("b")
}

/// Views that store what may be of different types, evaluated again by their parents.
@MainActor @Suite struct ExistentialPropertyTests {
  private struct AnyView: StoringView {
    let value: Any
    init(_ value: Any) { self.value = value }
    var shown: String { "\(value)" }
  }

  @Test func anyIsComparedByWhatItHolds() async throws {
    try await checkStoredProperty(AnyView.self, { 1 }, shows: "1", then: { 2 }, shows: "2")
    try await checkStoredProperty(AnyView.self, { 1 }, shows: "1", then: { "one" }, shows: "one")
    let word = "longer than what fits into a string itself"
    try await checkStoredProperty(AnyView.self, { word + "" }, shows: word, then: { word + "." }, shows: word + ".")
    try await checkStoredProperty(
      AnyView.self, { [1, 2] }, shows: "[1, 2]", then: { [1, 3] }, shows: "[1, 3]")
    try await checkStoredProperty(
      AnyView.self, { Int.self }, shows: "Int", then: { String.self }, shows: "String")
    try await checkStoredProperty(
      AnyView.self, { Int?.some(1) as Any }, shows: "Optional(1)", then: { Int?.none as Any }, shows: "nil")
  }

  private struct ServiceView: StoringView {
    let value: any Service
    init(_ value: any Service) { self.value = value }
    var shown: String { value.name }
  }

  @Test func anExistentialIsComparedByWhatItHolds() async throws {
    try await checkStoredProperty(
      ServiceView.self, { Plain(name: "a") }, shows: "a", then: { Plain(name: "b") }, shows: "b")
    try await checkStoredProperty(
      ServiceView.self, { Large(name: "a") }, shows: "a", then: { Large(name: "b") }, shows: "b", same: .perhaps)
    try await checkStoredProperty(
      ServiceView.self, { Plain(name: "a") }, shows: "a", then: { Large(name: "b") }, shows: "b")
  }

  private struct CompositionView: StoringView {
    let value: any Service & Marked & Sendable
    init(_ value: any Service & Marked & Sendable) { self.value = value }
    var shown: String { value.name }
  }

  @Test func aCompositionIsComparedByWhatItHolds() async throws {
    try await checkStoredProperty(
      CompositionView.self, { Plain(name: "a") }, shows: "a", then: { Plain(name: "b") }, shows: "b")
  }

  private struct ErrorView: StoringView {
    let value: any Error
    init(_ value: any Error) { self.value = value }
    var shown: String { (value as? Failure)?.reason ?? "another" }
  }

  @Test func anErrorIsComparedByWhatItHolds() async throws {
    try await checkStoredProperty(
      ErrorView.self, { Failure(reason: "a") }, shows: "a", then: { Failure(reason: "b") }, shows: "b")
    try await checkStoredProperty(
      ErrorView.self, { Failure(reason: "a") }, shows: "a", then: { CancellationError() }, shows: "another")
  }

  private struct AnyObjectView: StoringView {
    let value: AnyObject
    init(_ value: AnyObject) { self.value = value }
    var shown: String { (value as? Referent)?.name ?? "" }
  }

  @Test func anObjectIsItself() async throws {
    try await checkStoredProperty(AnyObjectView.self, { Referent.a }, shows: "a", then: { Referent.b }, shows: "b")
  }

  private struct DelegateView: StoringView {
    let value: UITextFieldDelegate
    init(_ value: UITextFieldDelegate) { self.value = value }
    var shown: String { (value as? Referent)?.name ?? "" }
  }

  @Test func aDelegateIsItself() async throws {
    try await checkStoredProperty(DelegateView.self, { Referent.a }, shows: "a", then: { Referent.b }, shows: "b")
  }

  private struct ClassBoundView: StoringView {
    let value: any Reference & Marked & UITextFieldDelegate
    init(_ value: any Reference & Marked & UITextFieldDelegate) { self.value = value }
    var shown: String { value.name }
  }

  private struct SubclassView: StoringView {
    let value: any NSObject & Reference
    init(_ value: any NSObject & Reference) { self.value = value }
    var shown: String { value.name }
  }

  @Test func aClassBoundCompositionIsItsObject() async throws {
    try await checkStoredProperty(ClassBoundView.self, { Referent.a }, shows: "a", then: { Referent.b }, shows: "b")
    try await checkStoredProperty(SubclassView.self, { Referent.a }, shows: "a", then: { Referent.b }, shows: "b")
  }

  private struct CollectionView: StoringView {
    let value: any Collection<Int>
    init(_ value: any Collection<Int>) { self.value = value }
    var shown: String { value.map(String.init).joined(separator: " ") }
  }

  private struct SourceView: StoringView {
    let value: any Source<String>
    init(_ value: any Source<String>) { self.value = value }
    var shown: String { value.element }
  }

  @Test func aParametrizedExistentialIsComparedByWhatItHolds() async throws {
    try await checkStoredProperty(CollectionView.self, { [1, 2] }, shows: "1 2", then: { [1, 3] }, shows: "1 3")
    try await checkStoredProperty(CollectionView.self, { [1, 2] }, shows: "1 2", then: { Set([3]) }, shows: "3")
    try await checkStoredProperty(SourceView.self, { Referent.a }, shows: "a", then: { Referent.b }, shows: "b")
  }

  private struct OptionalView: StoringView {
    let value: (any Service)?
    init(_ value: (any Service)?) { self.value = value }
    var shown: String { value?.name ?? "none" }
  }

  @Test func anOptionalExistentialIsComparedByWhatItHolds() async throws {
    try await checkStoredProperty(
      OptionalView.self, { Plain(name: "a") }, shows: "a", then: { Plain(name: "b") }, shows: "b")
    try await checkStoredProperty(OptionalView.self, { Plain(name: "a") }, shows: "a", then: { nil }, shows: "none")
    try await checkStoredProperty(
      OptionalView.self, { nil }, shows: "none", then: { Large(name: "b") }, shows: "b")
  }

  private struct MetatypeView: StoringView {
    let value: any Service.Type
    init(_ value: any Service.Type) { self.value = value }
    var shown: String { "\(value)" }
  }

  private struct AnyMetatypeView: StoringView {
    let name: String
    let value: Any.Type
    init(_ value: Any.Type) { (name, self.value) = ("x", value) }
    var shown: String { "\(value)" }
  }

  @Test func anExistentialMetatypeIsTheTypeItHolds() async throws {
    try await checkStoredProperty(
      MetatypeView.self, { Plain.self }, shows: "Plain", then: { Large.self }, shows: "Large")
    try await checkStoredProperty(
      AnyMetatypeView.self, { Int.self }, shows: "Int", then: { [Int].self }, shows: "Array<Int>")
  }
}
