import Combine
import Foundation
import Platen
import Testing
import TextControls
import TextEditing

@testable import PlatenTree

private struct Answered<Content> {
  var content: Content
}

extension Answered: Equatable where Content: Equatable {}

private struct Unequal {
  var action: () -> Void
}

@Suite struct ConformanceQuestionTests {
  private let equatable = ConformanceQuestion<any Equatable.Type> { $0 as? any Equatable.Type }

  @Test func `types of this package are told from others`() throws {
    let modified = try #require(TypeDeclaration(of: ModifiedContent<Text, Int>.self))
    #expect(modified.isInPackage)
    #expect(modified == TypeDeclaration(of: ModifiedContent<Int, [String]>.self))
    #expect(modified != TypeDeclaration(of: Text.self))
    for other: Any.Type in [Int.self, String.self, Locale.self, Answered<Int>.self, [Text].self, Text?.self] {
      #expect(TypeDeclaration(of: other)?.isInPackage == false)
    }
  }

  // Names of modules are at odd addresses as well as at even ones.
  @Test func `the module of each declaration is found`() throws {
    struct Local {}
    let types: [Any.Type] = [
      Int.self, Locale.self, Data.self, Local.self, Answered<Int>.self, Text.self, TextField<Text>.self, Node.self,
      NSLock.self, Test.self, EditingSession.self, UITextField.self, ProcessInfo.self, TypeDeclaration.self,
      ConformanceQuestionTests.self, Duration.self, Locale.Language.self, AnyPublisher<Int, Never>.self,
    ]
    for type in types {
      let name = try #require(TypeDeclaration(of: type)?.moduleName)
      #expect(String(reflecting: type).hasPrefix("\(String(cString: name))."))
    }
  }

  @Test func `what has no declaration is in no package`() {
    for type: Any.Type in [(Int, Text).self, (() -> Text).self, (any Sendable).self] {
      #expect(TypeDeclaration(of: type) == nil)
    }
  }

  @Test func `a type that conforms for some arguments is asked about for each`() {
    #expect(equatable.answer(for: Answered<Unequal>.self) == nil)
    #expect(equatable.answer(for: Answered<Int>.self) != nil)
    #expect(equatable.answer(for: Answered<Unequal>.self) == nil)
  }

  @Test func `a type of this package that lacks the conformance lacks it for all arguments`() {
    #expect(equatable.answer(for: ModifiedContent<Int, Int>.self) == nil)
    #expect(equatable.answer(for: ModifiedContent<String, Int>.self) == nil)
    #expect(equatable.answer(for: Color.self) != nil)
  }

  @Test func `a question about a protocol of the package leaves other types out`() {
    let question = ConformanceQuestion<any Equatable.Type>(includesOthers: false) { $0 as? any Equatable.Type }
    #expect(question.answer(for: Int.self) == nil)
    #expect(question.answer(for: Color.self) != nil)
  }

  @Test func `an answer has the requirements of its type`() throws {
    let named = ConformanceQuestion<any Named.Type> { $0 as? any Named.Type }
    let types: [any Named.Type] = [Plain.self, Generic<Int>.self, Generic<[Text]>.self, Conditional<Int>.self]
    for type in types {
      let answer = try #require(named.answer(for: type))
      #expect(answer.name == type.name)
      #expect(ObjectIdentifier(answer) == ObjectIdentifier(type))
    }
    #expect(named.answer(for: Conditional<Unequal>.self) == nil)
    #expect(named.answer(for: Unequal.self) == nil)
  }

  @Test func `a class conforms by its superclass`() throws {
    let named = ConformanceQuestion<any Named.Type> { $0 as? any Named.Type }
    #expect(try #require(named.answer(for: Derived<Int>.self)).name == "Derived<Int>")
    #expect(!named.excludes(Derived<Int>.self))
    #expect(named.answer(for: Unnamed.self) == nil)
    #expect(named.excludes(Unnamed.self))
  }

  @Test func `a question agrees with the runtime`() {
    func check<P>(_ question: ConformanceQuestion<P>, _ cast: (Any.Type) -> P?) {
      for type in Self.types {
        let expected = cast(type)
        #expect((question.answer(for: type) == nil) == (expected == nil), "\(type) as \(P.self)")
        #expect(!question.excludes(type) || expected == nil, "\(type) as \(P.self)")
      }
    }
    check(equatable) { $0 as? any Equatable.Type }
    check(ConformanceQuestion<any Named.Type> { $0 as? any Named.Type }) { $0 as? any Named.Type }
    check(ConformanceQuestion<any View.Type> { $0 as? any View.Type }) { $0 as? any View.Type }
    check(ConformanceQuestion<any DynamicProperty.Type> { $0 as? any DynamicProperty.Type }) {
      $0 as? any DynamicProperty.Type
    }
    check(ConformanceQuestion<any ObservableObject.Type> { $0 as? any ObservableObject.Type }) {
      $0 as? any ObservableObject.Type
    }
  }

  private static let types: [Any.Type] = [
    Int.self, String.self, [Int].self, [Unequal].self, Int?.self, Unequal?.self, Locale.self, Date.self, URL.self,
    Text.self, TextField<Text>.self, Button<Text>.self, ModifiedContent<Text, Int>.self, Color.self, AnyView.self,
    State<Int>.self, State<Unequal>.self, Binding<Int>.self, Environment<Bool>.self, FocusState<Bool>.self,
    Plain.self, Generic<Int>.self, Conditional<Int>.self, Conditional<Unequal>.self, Answered<Int>.self,
    Derived<Int>.self,
    Unnamed.self, Model.self, Unequal.self, NSObject.self, Node.self, (Int, Int).self, (any Named).self,
  ]
}

private protocol Named {
  static var name: String { get }
}

private struct Plain: Named {
  static let name = "Plain"
}

private struct Generic<Content>: Named {
  static var name: String { "Generic<\(Content.self)>" }
}

private struct Conditional<Content> {}

extension Conditional: Named where Content: Equatable {
  static var name: String { "Conditional<\(Content.self)>" }
}

private class Base<Content>: Named {
  class var name: String { "Base<\(Content.self)>" }
}

private final class Derived<Content>: Base<Content> {
  override class var name: String { "Derived<\(Content.self)>" }
}

private final class Unnamed {}

private final class Model: ObservableObject {
  @Published var name = ""
}
