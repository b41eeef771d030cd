import Foundation
import Testing

@testable import Platen

/// The texts of values in addresses.
@MainActor struct PathComponentTests {
  private enum Named: String { case first, second }
  private enum Numbered: Int, Codable { case one = 1, two }
  private struct Point: Hashable, Codable {
    var x: Int
    var y: Int
  }
  private struct Opaque: Hashable {}

  private func comesBack<Value: Hashable>(_ value: Value, as text: String) {
    #expect(PathComponent.text(of: value) == text)
    #expect(PathComponent.value(text, as: Value.self) == value)
  }

  @Test func aValueComesBackFromItsText() {
    comesBack(Named.second, as: "second")
    comesBack(7, as: "7")
    comesBack("seven / 7", as: "seven / 7")
    comesBack(true, as: "true")
    comesBack(Numbered.two, as: "2")
    comesBack(Point(x: 1, y: 2), as: #"{"x":1,"y":2}"#)
    let identity = UUID()
    comesBack(identity, as: identity.uuidString)
  }

  @Test func aValueWithoutATextHasNoComponent() {
    #expect(PathComponent.text(of: Opaque()) == nil)
    #expect(PathComponent.value("Opaque()", as: Opaque.self) == nil)
  }

  private struct Member: Hashable, Codable, Identifiable {
    var id: Int
    var email: String
  }
  private enum Route: Hashable, Codable, Identifiable {
    case list(page: Int)
    case detail(Member)
    var id: Self { self }
  }
  private struct Pair: Hashable, Codable {
    var members: [Member]
  }

  @Test func aRecordHasItsIdentityAlone() throws {
    let member = Member(id: 42, email: "ada@example.org")
    #expect(PathComponent.text(of: member) == "42")
    #expect(PathComponent.value("42", as: Member.self) == nil)
    #expect(PathComponent.value(#"{"id":42,"email":"eve@example.org"}"#, as: Member.self) == nil)
    #expect(PathComponent.text(of: Route.detail(member)) == nil)
    #expect(PathComponent.text(of: Pair(members: [member])) == nil)
    #expect(PathComponent.value(#"{"detail":{"_0":{"id":42,"email":"eve@example.org"}}}"#, as: Route.self) == nil)
    comesBack(Route.list(page: 3), as: #"{"list":{"page":3}}"#)
  }

  @Test func theTextOfARecordIsNoOtherValue() {
    let model = NavigationModel()
    model.register(String.self, owner: ObjectIdentifier(Opaque.self)) { _ in EmptyView() }
    model.register(Member.self, owner: ObjectIdentifier(Self.self)) { _ in EmptyView() }
    let component = model.component(of: AnyHashable(Member(id: 42, email: "ada@example.org")))
    #expect(component == "Member=42")
    #expect(component.flatMap { model.value(of: $0) } == nil)
  }

  @Test func aTextOfNoValueIsRefused() {
    #expect(PathComponent.value("third", as: Named.self) == nil)
    #expect(PathComponent.value("x", as: Int.self) == nil)
    #expect(PathComponent.value("{", as: Point.self) == nil)
    #expect(PathComponent.value("9", as: Numbered.self) == nil)
  }

  @Test func typesThatTakeTheSameTextAreDistinguished() {
    let model = NavigationModel()
    model.register(Int.self, owner: ObjectIdentifier(Self.self)) { _ in EmptyView() }
    model.register(String.self, owner: ObjectIdentifier(Opaque.self)) { _ in EmptyView() }
    for value in [AnyHashable(5), AnyHashable("5"), AnyHashable("five"), AnyHashable(""), AnyHashable("..")] {
      #expect(model.component(of: value).flatMap { model.value(of: $0) } == value)
    }
    #expect(model.component(of: AnyHashable(5)) == "5")
    #expect(model.component(of: AnyHashable("5")) == "String=5")
    #expect(model.component(of: AnyHashable("five")) == "five")
    #expect(model.component(of: AnyHashable("..")) == "String=..")
    #expect(model.component(of: AnyHashable(Opaque())) == nil)
  }
}
