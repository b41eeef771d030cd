import Testing

@testable import objectivecspellings

@Suite struct RewriterTests {
  private func rewrite(_ source: String, beside others: String...) -> String {
    Rewriter.rewrite([source] + others)[0]
  }

  @Test(arguments: [
    ("@objc func f() {}", "func f() {}"),
    ("@objc private func f() {}", "private func f() {}"),
    ("@objc(press:) func f(_ a: Int) {}", "func f(_ a: Int) {}"),
    ("@objc\n  func f() {}", "\n  func f() {}"),
    ("@objc(\n  press:)\nfunc f() {}", "\n\nfunc f() {}"),
    ("@objc (pressed) func f() {}", "func f() {}"),
    ("@IBOutlet weak var name: UITextField!", "weak var name: UITextField!"),
    ("@IBAction func press(_ sender: Any) {}", "func press(_ sender: Any) {}"),
    ("@objcMembers public class C: NSObject {}", "public class C: NSObject {}"),
    ("@objc dynamic var text = \"\"", "var text = \"\""),
    ("let f: @convention(block) (Any) -> Int = g", "let f: (Any) -> Int = g"),
    ("let f: @convention(c) (Any) -> Int = g", "let f: @convention(c) (Any) -> Int = g"),
    ("@IBInspectable open var isOn: Bool", "open var isOn: Bool"),
  ])
  func attributesAreRemoved(source: String, expected: String) { #expect(rewrite(source) == expected) }

  @Test func theClassThatAProgramBeginsWithIsMain() {
    #expect(
      rewrite("@UIApplicationMain\nclass AppDelegate: UIResponder {} // @UIApplicationMain")
        == "@main\nclass AppDelegate: UIResponder {} // @UIApplicationMain")
  }

  @Test(arguments: [
    "// #selector(a) @objc", "/* @objc /* #selector(a) */ @objc */", "let a = \"@objc #selector(b)\"",
    "let a = #\"@objc \\(b) \"@objc\" \"#", "let a = \"\"\"\n  @objc \"x\" #selector(b)\n  \"\"\"",
    "let a = /@objc \"/", "let a = #/ @objc \" /#", "let dynamic = 1; print(dynamic, x.dynamic)",
    "@objcName var a = 1", "onChange?(1); model.onCommit?(2); delegate?.textFieldConfiguration?(field)",
    "let a = b ?(c) : d", "let selector = selector(a)", "a / b; @MainActor func f() {} // \"",
    "var textField: ((Int) -> Void)?; func f() { self.textField?(1) }",
  ])
  func whatOnlyLooksLikeItStays(source: String) { #expect(rewrite(source) == source) }

  @Test func codeInStringsIsRewritten() {
    #expect(
      rewrite(#"let a = "@objc \(b("\(#selector(C.d))"))""#) == #"let a = "@objc \(b("\(Selector("d", C.d))"))""#)
  }

  // MARK: selectors

  @Test(arguments: [
    ("#selector(Form.changed(_:))", "Selector(\"changed:\", Form.changed(_:))"),
    ("#selector(Form.changed)", "Selector(\"changed\", Form.changed)"),
    (
      "#selector(Page.Form.changed(text:range:))",
      "Selector(\"changedWithText:range:\", Page.Form.changed(text:range:))"
    ),
    ("#selector(Form.change(for:))", "Selector(\"changeFor:\", Form.change(for:))"),
    ("#selector(getter: Form.text)", "Selector(\"text\")"),
    ("#selector(setter: Form.text)", "Selector(\"setText:\")"),
    ("#selector(changed as (Form) -> () -> Void)", "Selector(\"changed\", changed)"),
    (
      "#selector(context.coordinator.changed(_:))",
      "Selector(\"changed:\", of: context.coordinator, { $0.changed(_:) })"
    ),
    ("#selector(\n  Form.changed)", "Selector(\"changed\", Form.changed)\n"),
  ])
  func selectorsHoldTheMethod(source: String, expected: String) { #expect(rewrite(source) == expected) }

  @Test(arguments: ["changed", "self.changed", "Self.changed"])
  func methodsWithoutATypeAreOfTheTypeAround(expression: String) {
    let selector = "let a = #selector(\(expression))"
    let expected = { (type: String) in "let a = Selector(\"changed\", \(type).changed)" }
    #expect(
      rewrite("class Form { func f() { g { \(selector) } } }")
        == "class Form { func f() { g { \(expected("Form")) } } }")
    #expect(
      rewrite("struct V { class Form<T>: A where T: B { class func e() {}; \(selector) } }")
        == "struct V { class Form<T>: A where T: B { class func e() {}; \(expected("Form")) } }")
    #expect(
      rewrite("extension A.Form { class B {}; \(selector) }")
        == "extension A.Form { class B {}; \(expected("A.Form")) }")
  }

  @Test func labelsComeFromTheDeclaration() {
    let declaration = "class A { @objc private func press(sender: UIButton, for event: UIEvent) {} }"
    #expect(rewrite("#selector(A.press)", beside: declaration) == "Selector(\"pressWithSender:for:\", A.press)")
  }

  // MARK: optional methods

  @Test(arguments: [
    ("delegate?.textFieldShouldReturn?(field) ?? true", "delegate?.textFieldShouldReturn(field) ?? true"),
    ("self.a(b)[c]?.d.textView?(x, y: 1)", "self.a(b)[c]?.d.textView(x, y: 1)"),
    ("if let a = delegate.textFieldShouldClear?(f) {}", "if let a = Optional(delegate)?.textFieldShouldClear(f) {}"),
    ("return b.c!.textViewDidChange?(f)", "return Optional(b.c!)?.textViewDidChange(f)"),
  ])
  func callsOfDelegatesBecomePlain(source: String, expected: String) { #expect(rewrite(source) == expected) }

  @Test func optionalMethodsOfTheProgramThrowByDefault() {
    let source = """
      @objc public protocol FormDelegate {
        func done()
        // Asked first.
        @objc optional func mayEnd(
          _ form: Form
        ) -> Bool
        @objc optional func didEnd()
      }
      class Form {
        weak var delegate: FormDelegate?
        func end() {
          guard delegate?.mayEnd?(self) ?? true else { return }
          delegate?.didEnd?()
          let a = delegate?.mayEnd?(self).description
        }
      }
      """
    let expected = """
      public protocol FormDelegate: AnyObject {
        func done()
        // Asked first.
        func mayEnd(
          _ form: Form
        ) throws -> Bool
        func didEnd() throws
      }; extension FormDelegate { public func mayEnd( _ form: Form ) throws -> Bool { throw CancellationError() }; \
      public func didEnd() throws { throw CancellationError() } }
      class Form {
        weak var delegate: FormDelegate?
        func end() {
          guard (try? delegate?.mayEnd(self)) ?? true else { return }
          (try? delegate?.didEnd())
          let a = (try? delegate?.mayEnd(self))?.description
        }
      }
      """
    #expect(rewrite(source) == expected)
    #expect(rewrite("a.didEnd?()", beside: source) == "(try? a.didEnd())")
  }

  @Test(arguments: [
    ("@objc protocol A: B {}", "protocol A: AnyObject, B {}"),
    ("@objc protocol A: NSObjectProtocol {}", "protocol A: NSObjectProtocol {}"),
    ("@objc protocol A: class {}", "protocol A: class {}"),
    ("@objc(AB) private protocol A {}", "private protocol A: AnyObject {}"),
    ("protocol A: B {}", "protocol A: B {}"),
    ("@objc protocol A { weak var next: A? { get } }", "protocol A: AnyObject { var next: A? { get } }"),
    ("protocol A { weak var next: A? { get } }", "protocol A { weak var next: A? { get } }"),
  ])
  func protocolsStayThoseOfClasses(source: String, expected: String) { #expect(rewrite(source) == expected) }

  @Test(arguments: [
    ("f(#keyPath(CAShapeLayer.strokeEnd), 1)", "f(\"strokeEnd\", 1)"),
    ("#keyPath(UIView.layer.frame)", "\"layer.frame\""),
    ("#keyPath(title)", "\"title\""), ("#keyPath(self.title)", "\"title\""),
    ("f(keyPath(a))", "f(keyPath(a))"), ("#keyPath(A)", "#keyPath(A)"),
  ])
  func pathsOfPropertiesAreTheirNames(source: String, expected: String) { #expect(rewrite(source) == expected) }

  @Test func conditionsForIOSHold() {
    func rewritten(_ source: String) -> String { Rewriter.rewrite([source])[0] }
    #expect(rewritten("#if os(iOS)\nlet a = 1\n#endif") == "#if os(Linux)\nlet a = 1\n#endif")
    #expect(
      rewritten("#if DEBUG && !os(iOS)\n#elseif os(iOS) || os(tvOS)\n#endif")
        == "#if DEBUG && !os(Linux)\n#elseif os(Linux) || os(tvOS)\n#endif")
    // A flag that a manifest defines for the platform.
    #expect(rewritten("#if iOS || macOS\n#endif") == "#if os(Linux) || macOS\n#endif")
    #expect(rewritten("#if !(iOS && DEBUG)\n#endif") == "#if !(os(Linux) && DEBUG)\n#endif")
    // Other platforms, and what only looks like a condition.
    for source in [
      "#if os(macOS)\n#endif", "@available(iOS 15, *) func os(iOS: Int) {}", "let s = \"#if os(iOS)\"", "f(os(iOS))",
    ] {
      #expect(rewritten(source) == source)
    }
  }

  @Test func swiftUIBringsAppKitInTargetsForTheMac() {
    let view = "import SwiftUI // all\nstruct Field: NSViewRepresentable {}"
    let rewritten = "import SwiftUI; import AppKit // all\nstruct Field: NSViewRepresentable {}"
    #expect(rewrite(view) == rewritten)
    #expect(rewrite("@_exported import SwiftUI", beside: "import Cocoa") == "@_exported import SwiftUI; import AppKit")
    let both = "import AppKit\nimport SwiftUI"
    #expect(rewrite(both, beside: view) == both)
    #expect(rewrite(view, beside: "import UIKit") == view)
    #expect(rewrite("import SwiftUI\nlet a = 1") == "import SwiftUI\nlet a = 1")
  }

  @Test func conditionsForTheMacHoldInTargetsOfAppKit() {
    let (delegate, other) = ("import Cocoa\n@NSApplicationMain class A {}", "#if os(macOS)\n#elseif os(iOS)\n#endif")
    #expect(
      Rewriter.rewrite([delegate, other])
        == ["import Cocoa\n@main class A {}", "#if os(Linux)\n#elseif os(iOS)\n#endif"])
    // A target of both is one of UIKit.
    let both = "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif"
    #expect(Rewriter.rewrite([both, other])[1] == "#if os(macOS)\n#elseif os(Linux)\n#endif")
  }

  @Test func conditionsOfSourcesThatKnowLinuxStay() {
    let source = "#if os(iOS)\nimport A\n#elseif os(Linux)\nimport B\n#endif"
    #expect(Rewriter.rewrite([source])[0] == source)
  }

  @Test(arguments: [
    ("#if canImport(ObjectiveC)\nlet a = 1\n#endif", "#if canImport(Swift)\nlet a = 1\n#endif"),
    ("#if DEBUG && canImport(ObjectiveC)\n#endif", "#if DEBUG && canImport(Swift)\n#endif"),
    (
      "#if canImport(ObjectiveC)\n#if A\n#else\n#endif\n#endif", "#if canImport(Swift)\n#if A\n#else\n#endif\n#endif"
    ),
    ("import ObjectiveC\nlet a = 1", "\nlet a = 1"),
    ("import ObjectiveC.runtime\nimport UIKit", "\nimport UIKit"),
    ("#if canImport(ObjectiveC)\nimport ObjectiveC\n#endif", "#if canImport(Swift)\n\n#endif"),
  ])
  func theRuntimeIsNotNeeded(source: String, expected: String) { #expect(rewrite(source) == expected) }

  @Test func aSubclassOfFoundationsFormatterIsOneOfPlatens() {
    #expect(rewrite("class A: Foundation.Formatter, B {}") == "class A: Platen.Formatter, B {}")
    for source in ["let a: Foundation.Formatter", "class A: Formatter {}", "class A: B.Formatter {}"] {
      #expect(rewrite(source) == source)
    }
  }

  @Test(arguments: [
    // Sources that have code for systems without the runtime.
    "#if canImport(ObjectiveC)\nlet a = 1\n#else\nlet a = 2\n#endif",
    "#if canImport(ObjectiveC)\n#if A\n#endif\n#elseif os(Linux)\n#endif",
    "#if !canImport(ObjectiveC)\nlet a = 1\n#endif", "#if A\n#elseif canImport(ObjectiveC)\n#endif",
    "let a = canImport(ObjectiveC)", "let ObjectiveC = 1", "// canImport(ObjectiveC)",
  ])
  func otherConditionsOfTheRuntimeStay(source: String) { #expect(rewrite(source) == source) }

  @Test(arguments: [
    ("import os", "import OSLog"), ("import os.log\nlet a = 1", "import OSLog\nlet a = 1"),
    ("@preconcurrency import os", "@preconcurrency import OSLog"),
    ("import struct os.Logger", "import struct OSLog.Logger"),
    ("#if canImport(os)\nimport os\n#endif", "#if canImport(OSLog)\nimport OSLog\n#endif"),
    ("import AppKit.NSBox", "import AppKit"), ("import UIKit.UIView.UILabel", "import UIKit"),
    ("import osc", "import osc"), ("import class UIKit.UIView", "import class UIKit.UIView"),
    ("import Foundation.NSString", "import Foundation.NSString"),
    (
      "#if canImport(os)\nlet a = 1\n#else\nlet a = 2\n#endif", "#if canImport(os)\nlet a = 1\n#else\nlet a = 2\n#endif"
    ),
  ])
  func modulesOfAppleHaveTheirNamesHere(source: String, expected: String) { #expect(rewrite(source) == expected) }

  // MARK: overriding in extensions

  private func declare(_ sources: String...) -> [String] {
    OverriddenExtensions.declare(in: sources, paths: ["\"A.swift\"", "\"B.swift\""])
  }

  @Test func overriddenMembersOfExtensionsAreInTheClass() {
    let base = """
      open class Listener: NSObject {
        var a = 1
      }

      extension Listener: FieldDelegate {
        @discardableResult
        open func began(_ field: Field, at place: inout Int, _ next: @escaping () -> Void = {}) async throws -> Bool { true }
        func other() {}
      }
      """
    let derived = "class NumberListener: Listener {\n  override func began(_ field: Field) {}\n}"
    let declared = declare(base, derived)
    #expect(declared[1] == derived)
    #expect(
      declared[0] == """
        open class Listener: NSObject {
          var a = 1

        #sourceLocation(file: "A.swift", line: 6)
        @discardableResult open func began(_ field: Field, at place: inout Int, _ next: @escaping () -> Void = {}) \
        async throws -> Bool { try await _Listener_began(field, at: &place, next) }

        #sourceLocation(file: "A.swift", line: 3)
        }

        extension Listener: FieldDelegate {
          @discardableResult
          func _Listener_began(_ field: Field, at place: inout Int, _ next: @escaping () -> Void = {}) async throws -> Bool { true }
          func other() {}
        }
        """)
    // Nothing changes where nothing is overridden, and a second time.
    #expect(declare(base) == [base])
    #expect(declare(declared[0], declared[1]) == declared)
  }

  @Test func selectorsOfObjectsThatMayBeNilAreThoseOfTheirType() {
    #expect(
      rewrite("a(#selector(delegate?.tapped), #selector(self.owner!.tapped(_:)))")
        == "a(Selector(\"tapped\", of: delegate, { $0.tapped }), "
        + "Selector(\"tapped:\", of: self.owner, { $0.tapped(_:) }))")
  }

  @Test func parametersWithoutANameArePassedOnToo() {
    let base = "class Manager {}\nextension Manager { func did(_: Field, at _: Int, _ _: Int, of x: Int) {} }"
    let derived = "class Other: Manager { override func did(_: Field, at _: Int, _ _: Int, of x: Int) {} }"
    let declared = declare(base, derived)
    let named = "func did(_ value0: Field,at value1: Int,_ value2: Int, of x: Int)"
    #expect(
      declared[0].filter { $0 != " " }.contains(
        "\(named) { _Manager_did(value0, at: value1, value2, of: x) }".filter { $0 != " " }), "\(declared[0])")
  }

  @Test func extensionsInOtherFilesOverride() {
    let field = "class Field: UITextField {}"
    let other = """
      #if os(iOS)
      extension Field {
        override var inputView: UIView? {
          get { super.inputView }
          set { super.inputView = newValue }
        }
        public override class var layerClass: AnyClass { CALayer.self }
        private func g() {}
      }
      #endif
      extension Other { override func f() {} }
      """
    let declared = declare(field, other)
    #expect(
      declared[0] == """
        class Field: UITextField {
        #if (os(iOS))
        #sourceLocation(file: "B.swift", line: 3)
        override var inputView: UIView? { get { _Field_inputView } set { _Field_inputView = newValue } }
        #endif

        #if (os(iOS))
        #sourceLocation(file: "B.swift", line: 7)
        public override class var layerClass: AnyClass { _Field_layerClass }
        #endif

        #sourceLocation(file: "A.swift", line: 1)
        }
        """)
    #expect(
      declared[1]
        == other.replacingOccurrences(of: "override var inputView", with: "var _Field_inputView")
        .replacingOccurrences(of: "public override class var layerClass", with: "class var _Field_layerClass"))
  }

  @Test func extensionsOfUIKitReplaceItsMembers() {
    let source = """
      extension UIWindow {
        open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { shake() }
      }
      extension NSTextView {
        open override var frame: CGRect { didSet { drawsBackground = false } }
        var other: Int { 1 }
      }
      """
    let expected = """
      extension UIWindow {
        @_dynamicReplacement(for: motionEnded(_:with:)) func _UIWindow_motionEnded(_ motion: UIEvent.EventSubtype, \
      with event: UIEvent?) { shake() }
      }
      extension NSTextView {
        @_dynamicReplacement(for: frame) var _NSTextView_frame: CGRect { get { frame } set { let oldValue = frame; \
      _ = oldValue; frame = newValue; drawsBackground = false } }
        var other: Int { 1 }
      }
      """
    #expect(declare(source) == [expected])
  }
}
