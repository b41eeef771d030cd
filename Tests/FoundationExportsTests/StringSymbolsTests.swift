import Foundation
import Testing

@testable import foundationexports

/// The symbols that the plugin FoundationExports writes for string catalogues.
@Suite struct StringSymbolsTests {
  private func source(_ table: String, _ strings: String, bundle: String = ".main") throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(table + ".xcstrings")
    try Data("{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}}".utf8).write(to: file)
    return StringSymbols(catalogs: [file]).source(bundle: bundle)
  }

  private func entry(_ key: String, _ value: String, isManual: Bool = true) -> String {
    let state = isManual ? "\"extractionState\": \"manual\"," : ""
    return "\"\(key)\": {\(state) \"localizations\": {\"en\": {\"stringUnit\": {\"value\": \"\(value)\"}}}}"
  }

  @Test(arguments: [("WELCOME_TITLE", "welcomeTitle"), ("welcome.title", "welcomeTitle"), ("Title", "title")])
  func keysOfProgrammersHaveSymbols(key: String, symbol: String) throws {
    let text = try source("Localizable", entry(key, "Welcome \\\"home\\\""))
    #expect(
      text.contains(
        "  static var \(symbol): LocalizedStringResource { LocalizedStringResource(\"\(key)\", "
          + "defaultValue: \"Welcome \\\"home\\\"\", bundle: stringBundle) }"))
  }

  @Test func keysOfSourcesHaveNone() throws {
    #expect(try !source("Localizable", entry("Save", "Save", isManual: false)).contains("static"))
  }

  @Test func argumentsAreThoseOfAFunction() throws {
    let text = try source("Localizable", entry("COUNT", "%@ has %lld of 100%%"))
    #expect(text.contains("static func count(_ arg1: String, _ arg2: Int) -> LocalizedStringResource"))
    #expect(text.contains("defaultValue: \"\\(arg1) has \\(arg2) of 100%\""))
  }

  @Test func aTableOfAnotherNameIsAType() throws {
    let text = try source("Errors", entry("NO_NAME", "No name"), bundle: ".module")
    #expect(text.contains("  enum Errors {\n    static var noName: LocalizedStringResource"))
    #expect(text.contains("table: \"Errors\", bundle: stringBundle"))
    #expect(text.contains(".atURL(Bundle.module.bundleURL)"))
  }

  @Test func aFileThatIsNoCatalogueHasNoSymbols() {
    let symbols = StringSymbols(catalogs: [URL(fileURLWithPath: "/dev/null")])
    #expect(!symbols.source(bundle: ".main").contains("static"))
  }
}
