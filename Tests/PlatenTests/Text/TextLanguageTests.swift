import Foundation
import PlatenGraph
import Testing

/// The language that a program's texts are in, which need not be the user's.
final class TextLanguageTests {
  private let temporary = TemporaryFolder()

  /// A folder with the files given, by their paths.
  private func folder(_ files: [String: String]) throws -> String {
    try temporary.folder(files).path
  }

  private func information(_ language: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key>\
    <string>\(language)</string></dict></plist>
    """
  }

  private func language(_ locale: String, _ folders: String...) -> String? {
    Translations.language(for: Locale(identifier: locale), in: folders)
  }

  @Test func theTablesThatAreChosenDecide() throws {
    let folder = try folder([
      "Info.plist": information("en"), "de.lproj/Localizable.strings": "\"Hello\" = \"Hallo\";",
      "zh-Hant.lproj/Localizable.strings": "\"Hello\" = \"你好\";",
    ])
    #expect(language("de_AT", folder) == "de")
    #expect(language("zh_Hant_TW", folder) == "zh-Hant")
    #expect(language("en_GB", folder) == "en")
    #expect(language("ja_JP", folder) == "en", "the language that the program is written in")
  }

  @Test func aCatalogNamesItsSource() throws {
    let folder = try folder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "nl", "version": "1.0", "strings": {"Hallo": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Guten Tag"}}}}}}
      """
    ])
    #expect(language("de", folder) == "de")
    #expect(language("nl_BE", folder) == "nl")
    #expect(language("fr", folder) == "nl")
  }

  @Test func aProgramWithoutTablesMayNameItsLanguage() throws {
    let written = try folder(["Info.plist": information("pt-BR")])
    let empty = try folder(["picture.svg": "<svg/>"])
    #expect(language("de", empty, written) == "pt-BR")
    #expect(language("de", empty) == nil)
  }

  @Test func aSentenceWithoutATranslationSaysThatItIsEnglish() {
    // The tests have no tables for these languages.
    let sentence = FrontEndSentence("Error: %@", "Contact", in: Locale(identifier: "en_US"))
    #expect(sentence.text == "Error: Contact")
    #expect(sentence.language == nil, "as the texts of the program")
  }
}
