import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// Texts in the reader's language, from the tables that Xcode and the package manager know.
@MainActor final class TranslationTests {
  private let temporary = TemporaryFolder()

  /// A bundle with the files given, by their paths.
  private func bundle(_ files: [String: String]) throws -> Bundle {
    try #require(Bundle(url: temporary.folder(files)))
  }

  private func words(_ text: Text, _ language: String) -> String {
    text.resolve(in: TextResolution(locale: Locale(identifier: language))).plainText
  }

  @Test func aTableHoldsTheWords() throws {
    let bundle = try bundle([
      "de.lproj/Localizable.strings":
        "/* A greeting */ \"Hello\" = \"Hallo\";\n\"Hello %@, %lld\" = \"%2$lld: Hallo %1$@\";",
      "pt-BR.lproj/Localizable.strings": "\"Hello\" = \"Olá\";",
      "de.lproj/Errors.strings": "\"Hello\" = \"Fehler\";",
    ])
    #expect(words(Text("Hello", bundle: bundle), "de_DE") == "Hallo")
    #expect(words(Text("Hello", bundle: bundle), "de_AT") == "Hallo")
    #expect(words(Text("Hello", bundle: bundle), "pt_PT") == "Olá")
    #expect(words(Text("Hello", tableName: "Errors", bundle: bundle), "de") == "Fehler")
    #expect(words(Text("Hello \("Ada"), \(1234)", bundle: bundle), "de_DE") == "1.234: Hallo Ada")
    #expect(words(Text("Good night", bundle: bundle), "de_DE") == "Good night")
    #expect(String(localized: "Hello", bundle: bundle, locale: Locale(identifier: "de")) == "Hallo")
  }

  @Test func theSurroundingsChooseTheLanguage() async throws {
    let bundle = try bundle(["de.lproj/Localizable.strings": "\"Hello **%@**\" = \"Hallo **%@**\";"])
    let screen = await Screen(
      VStack {
        Text("Hello **\("*Ada*")**", bundle: bundle)
        Text("Hello **\("Bob")**", bundle: bundle).environment(\.locale, Locale(identifier: "de"))
      }
      .environment(\.locale, Locale(identifier: "en")))
    #expect(screen.snapshot == "Hello *Ada*\nHallo Bob")
  }

  @Test(arguments: [
    ("en", 1, "1 file"), ("en", 0, "0 files"), ("pl", 1, "1 plik"), ("pl", 3, "3 pliki"), ("pl", 12, "12 plików"),
    ("pl", 22, "22 pliki"), ("ja", 1, "1個"), ("ar", 2, "ملفان"),
  ])
  func aCatalogHoldsPlurals(_ language: String, _ count: Int, _ expected: String) throws {
    func unit(_ words: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(words)"}}"# }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld files": {"localizations": {
        "en": {"variations": {"plural": {"one": \(unit("%lld file")), "other": \(unit("%lld files"))}}},
        "pl": {"variations": {"plural": {"one": \(unit("%lld plik")), "few": \(unit("%lld pliki")),
          "many": \(unit("%lld plików")), "other": \(unit("%lld pliku"))}}},
        "ja": {"variations": {"plural": {"other": \(unit("%lld個"))}}},
        "ar": {"variations": {"plural": {"two": \(unit("ملفان")), "other": \(unit("%lld ملف"))}}}
      }}, "Untranslated": {}}}
      """
    let bundle = try bundle(["Localizable.xcstrings": catalog])
    #expect(words(Text("\(count) files", bundle: bundle), language) == expected)
    #expect(words(Text("Untranslated", bundle: bundle), language) == "Untranslated")
  }

  @Test func severalNumbersHaveTheirOwnPlurals() throws {
    let rules = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld of %lld</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
        <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>zero</key><string>nothing</string><key>one</key><string>%lld file</string>
          <key>other</key><string>%lld files</string></dict>
        <key>folders</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>one folder</string><key>other</key><string>%lld folders</string></dict>
      </dict></dict></plist>
      """
    let bundle = try bundle(["en.lproj/Localizable.stringsdict": rules])
    func words(_ files: Int, _ folders: Int) -> String {
      self.words(Text("\(files) of \(folders)", bundle: bundle), "en")
    }
    #expect(words(1, 5) == "1 file in 5 folders")
    #expect(words(2, 1) == "2 files in one folder")
    #expect(words(0, 2) == "nothing in 2 folders")
  }

  @Test(arguments: ["%9$@", "%#@none@", "%", "%q", "%99999999999999999999$@", "%0$@", "%arg", "%s %n"])
  func aWrongTranslationTrapsNowhere(_ wrong: String) throws {
    let bundle = try bundle(["de.lproj/Localizable.strings": "\"Hello %@\" = \"\(wrong)\";"])
    #expect(words(Text("Hello \("Ada")", bundle: bundle), "de") == wrong)
  }

  @Test func aFileThatIsNoTableHoldsNothing() throws {
    let bundle = try bundle(["de.lproj/Localizable.strings": "\"Hello", "Localizable.xcstrings": "{"])
    #expect(words(Text("Hello", bundle: bundle), "de") == "Hello")
  }

  @Test func aResourceTakesItsTableAlong() throws {
    let bundle = try bundle(["de.lproj/Localizable.strings": "\"greeting\" = \"Hallo\";"])
    let resource = LocalizedStringResource(
      "greeting", defaultValue: "Hello", locale: Locale(identifier: "de"), bundle: .atURL(bundle.bundleURL))
    #expect(String(localized: resource) == "Hallo")
    #expect(words(Text(resource), "fr") == "Hello")
  }
}
