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
}
