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

  @Test func positionsAreTheOrderOfTheParameters() throws {
    let text = try source("Localizable", entry("ORDER", "%2$@ after %1$lld"))
    #expect(text.contains("static func order(_ arg1: Int, _ arg2: String) -> LocalizedStringResource"))
    #expect(text.contains("defaultValue: \"\\(arg1) \\(arg2)\""))
  }

  @Test func namesAreLabels() throws {
    let text = try source("Localizable", entry("POSTS", "%(friend_name)@ wrote %(posts)lld, %(friend_name)@"))
    #expect(text.contains("static func posts(friendName: String, posts: Int) -> LocalizedStringResource"))
  }

  @Test func aPartThatDependsOnANumberIsAnArgument() throws {
    let forms = "\"variations\": {\"plural\": {\"other\": {\"stringUnit\": {\"value\": \"%arg photos\"}}}}"
    let text = try source(
      "Localizable",
      "\"PHOTOS\": {\"extractionState\": \"manual\", \"localizations\": {\"en\": {\"stringUnit\": {\"value\": "
        + "\"%1$@ has %#@photos@\"}, \"substitutions\": {\"photos\": {\"argNum\": 2, \"formatSpecifier\": \"lld\", "
        + forms + "}}}}}")
    #expect(text.contains("static func photos(_ arg1: String, photos: Int) -> LocalizedStringResource"))
  }

  @Test func aSentenceInSeveralFormsHasTheArgumentsOfTheOther() throws {
    let text = try source(
      "Localizable",
      "\"ITEMS\": {\"extractionState\": \"manual\", \"localizations\": {\"en\": {\"variations\": {\"plural\": "
        + "{\"one\": {\"stringUnit\": {\"value\": \"One item\"}}, "
        + "\"other\": {\"stringUnit\": {\"value\": \"%(count)lld items\"}}}}}}}")
    #expect(text.contains("static func items(count: Int) -> LocalizedStringResource"))
    #expect(text.contains("defaultValue: \"\\(count) items\""))
  }

  @Test(arguments: ["%2$@", "%q", "%#@unknown@", "%(a)@ %(A)@"]) func aSentenceOfAnotherFormHasNoSymbol(value: String)
    throws
  {
    #expect(try !source("Localizable", entry("KEY", value)).contains("static"))
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
