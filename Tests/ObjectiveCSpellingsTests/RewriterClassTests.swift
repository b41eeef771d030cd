import Testing

@testable import objectivecspellings

/// Operators of numbers, and what classes of the program get that the runtime does for them in Objective-C.
@Suite struct RewriterClassTests {
  private func rewrite(_ source: String) -> String { Rewriter.rewrite([source])[0] }

  @Test(arguments: [
    (
      "func < (a: NSNumber, b: NSNumber) -> Bool { a.isLess(b) }",
      "extension NSNumber { static func < (a: NSNumber, b: NSNumber) -> Bool { a.isLess(b) } }"
    ),
    (
      "public func ==(a: NSNumber, b: NSNumber) -> Bool {\n  a.isEqual(to: b)\n}\n",
      "extension NSNumber { static public func ==(a: NSNumber, b: NSNumber) -> Bool {\n  a.isEqual(to: b)\n} }\n"
    ),
    ("func < (a: JSON, b: JSON) -> Bool { true }", "func < (a: JSON, b: JSON) -> Bool { true }"),
    ("func less(a: NSNumber, b: NSNumber) -> Bool { a < b }", "func less(a: NSNumber, b: NSNumber) -> Bool { a < b }"),
    (
      "extension A { static func < (a: NSNumber, b: NSNumber) -> Bool { true } }",
      "extension A { static func < (a: NSNumber, b: NSNumber) -> Bool { true } }"
    ),
  ])
  func operatorsOfNumbersAreMembers(source: String, expected: String) { #expect(rewrite(source) == expected) }

  @Test func aViewOfTheProgramHasAnAppearanceOfItsType() {
    let source = """
      open class Field: UITextField {
        @objc dynamic open var line: UIColor = .gray { didSet { draw() } }
        dynamic var plain = 1
        public override init(frame: CGRect) { super.init(frame: frame) }
      }
      """
    let contained = "whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]"
    let expected = """
      open class Field: UITextField { public override class func appearance() -> Field { _standIn { Field(frame: .zero) } }; \
      public class func appearance(\(contained)) -> Field { _standIn(whenContainedIn: containers) { Field(frame: .zero) } };
        open var line: UIColor = .gray { didSet { _noteAppearance(\\Field.line, self.line); draw() } }
        var plain = 1
        public override init(frame: CGRect) { super.init(frame: frame) }
      }
      """
    #expect(rewrite(source) == expected)
  }

  @Test func aViewBelowAnotherOneOverridesItsAppearance() {
    let frame = "override init(frame: CGRect) {}"
    let rewritten = rewrite(
      "class A: UIView { dynamic var a = 1 { didSet {} }; \(frame) }; "
        + "class B: A { dynamic var b = 1 { didSet {} }; \(frame) }")
    #expect(rewritten.contains("; class func appearance(whenContainedInInstancesOf"))
    #expect(rewritten.contains("-> A {") && rewritten.contains("-> B {"))
    #expect(rewritten.contains("; override class func appearance(whenContainedInInstancesOf"))
  }

  @Test(arguments: [
    "class Model: NSObject { var a = 1 { didSet { f() } } }",
    "class Field: UITextField { var a = 1 { didSet { f() } }; override init(frame: CGRect) {} }",
    "class Field<T>: UITextField { override init(frame: CGRect) {} }",
  ])
  func otherClassesHaveNone(source: String) { #expect(rewrite(source) == source) }

  @Test(arguments: [
    (
      "class Model: NSObject { override func observeValue(forKeyPath keyPath: String?) {} }",
      "class Model: NSObject, _KeyValueObserver { @MainActor func observeValue(forKeyPath keyPath: String?) {} }"
    ),
    (
      "class Model: NSObject { public override func observeValue(forKeyPath keyPath: String?) {} }",
      "class Model: NSObject, _KeyValueObserver { @MainActor public func observeValue(forKeyPath keyPath: String?) {} }"
    ),
    (
      "class Form: UIView { override func observeValue(forKeyPath keyPath: String?) {} }",
      "class Form: UIView { override func observeValue(forKeyPath keyPath: String?) {} }"
    ),
    (
      "class Model: NSObject { override var hash: Int { 1 }; func f() { observeValue(forKeyPath: a) } }",
      "class Model: NSObject { override var hash: Int { 1 }; func f() { observeValue(forKeyPath: a) } }"
    ),
  ])
  func observersOfNamesConform(source: String, expected: String) { #expect(rewrite(source) == expected) }
}
