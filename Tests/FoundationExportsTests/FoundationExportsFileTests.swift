import Testing

@testable import foundationexports

/// What the plugin FoundationExports gives to targets.
@Suite struct FoundationExportsFileTests {
  private func source(for files: String...) -> String { FoundationExportsFile.source(for: files, usesAppKit: false) }

  @Test(arguments: [
    "let task = URLSession.shared.dataTask(with: url)", "func load(_ request: URLRequest)",
    "guard let answer = response as? HTTPURLResponse", "let configuration: URLSessionConfiguration",
    "HTTPCookieStorage.shared",
  ])
  func `the network is exported to those who name it`(file: String) {
    #expect(source(for: "struct A {}", file).contains("import FoundationNetworking\n"))
  }

  @Test(arguments: [
    "import Foundation", "let url = URL(string: text)", "struct MyURLRequestLog {}", "openURL(url)", "URLComponents()",
  ])
  func `others do not load it`(file: String) {
    #expect(!source(for: file).contains("FoundationNetworking"))
  }

  @Test(arguments: [
    ("#import <UIKit/UIKit.h>\n\nFOUNDATION_EXPORT double KitVersionNumber;", ["UIKit"]),
    ("#include <Foundation/Foundation.h>\n  @import UIKit;", ["Foundation", "UIKit"]),
    ("// #import <UIKit/UIKit.h>\n#import \"UIKit.h\"", []),
  ])
  func `what a header imports is exported`(header: String, modules: [String]) {
    let exports = FoundationExportsFile.source(for: [], headers: [header], usesAppKit: false)
    for module in ["Foundation", "UIKit"] {
      #expect(exports.contains("\n@_exported public import \(module)\n") == modules.contains(module))
    }
  }

  /// Where a file says `internal import Combine`, as Xcode writes it, an import without a level is an error.
  @Test func `each import has an access level`() {
    let imports = source(for: "import Foundation").split(separator: "\n").filter { $0.contains("import ") }
    #expect(imports.count { $0.hasPrefix("@_exported public import ") } > 10)
    #expect(imports.allSatisfy { !$0.hasPrefix("@_exported import") })
  }

  @Test func `localized texts come with Foundation`() {
    #expect(source(for: "import Foundation").contains("import struct Platen.LocalizedStringResource\n"))
    #expect(source(for: "").contains("import protocol Platen.CustomLocalizedStringResourceConvertible\n"))
  }

  @Test func `a target's own formatter is a subclass of Platen's`() {
    #expect(source(for: "final class PhoneFormatter: Formatter {}").contains("import class Platen.Formatter\n"))
    #expect(source(for: "class PhoneFormatter: Foundation.Formatter {}").contains("import class Platen.Formatter\n"))
    #expect(source(for: "let formatter = NumberFormatter()").contains("import class Foundation.Formatter\n"))
  }
}

/// Members of Foundation that the plugin corrects.
@Suite struct FoundationCorrectionTests {
  private func source(for files: String...) -> String { FoundationExportsFile.source(for: files, usesAppKit: false) }

  @Test func `the characters of attributed text are corrected for those who name them`() {
    let corrected = source(for: "text.mutableString.setString(name)")
    #expect(corrected.contains("var mutableString: NSMutableString"))
    #expect(!corrected.contains("func replaceOccurrences"))
    #expect(!source(for: "let string: NSMutableString").contains("mutableString:"))
  }

  @Test func `replacements are corrected beside the characters of attributed text alone`() {
    #expect(source(for: "a.mutableString", "b.replaceOccurrences(").contains("func replaceOccurrences("))
    #expect(!source(for: "b.replaceOccurrences(").contains("func replaceOccurrences("))
  }

  @Test func `selectors come with Foundation for those who name them`() {
    #expect(source(for: "let action: Selector").contains("struct TextControls.Selector"))
    #expect(source(for: "f(#selector(go))").contains("struct TextControls.Selector"))
    #expect(!source(for: "let selectors = 1").contains("TextControls.Selector"))
  }

  @Test(arguments: [".byWords", ".byParagraphs"])
  func `the enumeration of parts of a text is corrected`(kind: String) {
    let corrected = source(for: "text.enumerateSubstrings(in: range, options: \(kind)) { _, _, _, _ in }")
    #expect(corrected.contains("static var byWords") && corrected.contains("func enumerateSubstrings("))
    #expect(!source(for: "let options = NSString.EnumerationOptions.byLines").contains("byWords"))
  }

  @Test func `resources of the main bundle are searched next to the program too`() {
    let file = "guard let url = Bundle.main.url(forResource: \"menu\", withExtension: \"json\") else { return }"
    #expect(source(for: file).contains("func url(forResource name: String?, withExtension ext: String?) -> URL?"))
    #expect(!source(for: "let bundle = Bundle.main").contains("BundleResources"))
  }

  @Test func `sets of characters are corrected for those who change an inverse`() {
    let file = "var set = CharacterSet.decimalDigits.inverted\nset.remove(charactersIn: plus)"
    #expect(source(for: file).contains("mutating func remove(charactersIn string: String)"))
    let intersection = "let set = CharacterSet.letters.inverted\nother.formIntersection(set)"
    #expect(source(for: intersection).contains("mutating func formIntersection(_ other: CharacterSet)"))
    #expect(!source(for: "var set: CharacterSet\nset.remove(charactersIn: plus)").contains("mutating func"))
  }

  @Test func `the functions of the runtime come with Foundation for those who call them`() {
    let exported = source(for: "guard let type = object_getClass(view) else { return }")
    #expect(exported.contains("import func TextControls.object_getClass"))
    #expect(!exported.contains("objc_allocateClassPair"))
  }

  @Test(arguments: ["Locale.current.currency", "formatter.locale = .current", "style.locale(.current)"])
  func `the current locale is corrected for those who name it`(file: String) {
    #expect(source(for: file).contains("@usableFromInline static var current: Locale"))
    #expect(!source(for: "Calendar.current").contains("static var current"))
  }

  @Test func `associations come with Foundation for those who make them`() {
    let exported = source(for: "objc_setAssociatedObject(self, &key, value, .OBJC_ASSOCIATION_RETAIN)")
    #expect(exported.contains("import func TextControls.objc_setAssociatedObject"))
    #expect(exported.contains("import enum TextControls.objc_AssociationPolicy"))
    #expect(!source(for: "let associated: Object").contains("objc_"))
  }

  @Test func `addresses of resources are values for those who list them`() {
    let file = "Bundle.main.urls(forResourcesWithExtension: \"png\", subdirectory: nil)?.map(\\.path)"
    #expect(source(for: file).contains("subdirectory subpath: String?) -> [URL]?"))
    #expect(!source(for: "Bundle.main.url(forResource: name, withExtension: nil)").contains("[URL]?"))
  }

  @Test func `a declaration of the target's own is not repeated`() {
    #expect(!source(for: "override var mutableString: NSMutableString { text }").contains("var mutableString"))
  }
}
