import Foundation
import PlatenTesting
import SwiftUI
import Testing

@testable import PlatenGraph

/// This package's own words in other languages.
@MainActor final class LibraryWordsTests {
  private let temporary = TemporaryFolder()

  private func word(_ key: String, _ language: String) -> String? {
    LibraryWords.translation(of: key, into: language)?.0.format
  }

  @Test func aWordIsTranslatedIntoTheLanguageOfTheTexts() {
    #expect(word("Cancel", "de") == "Abbrechen")
    #expect(word("Cancel", "de-AT") == "Abbrechen")
    #expect(word("Cancel", "pt-BR") == "Cancelar")
    #expect(word("Cancel", "en-GB") == nil)
    #expect(word("Cancel", "fi") == nil, "no table")
  }

  @Test func chineseIsThatOfTheScript() {
    #expect(word("Close", "zh-TW") == "關閉")
    #expect(word("Close", "zh-Hant") == "關閉")
    #expect(word("Close", "zh-CN") == "关闭")
    #expect(word("Close", "zh") == "关闭")
  }

  @Test func everyTableHasEverySentence() {
    #expect(!LibraryWords.sentences.isEmpty)
    for language in LibraryWords.languages {
      #expect(LibraryWords.sentences.allSatisfy { word($0, language)?.isEmpty == false }, "\(language)")
    }
  }

  @Test func whatKeysDoHasTranslations() {
    let known = Set(LibraryWords.sentences)
    for table in [FrontEndKeyBindings.readline, .desktop, .macOS] {
      for intent in table.entries.map(\.intent) {
        let meanings = [true, false].compactMap { intent.meaning(isCalendar: $0) }
        #expect(known.isSuperset(of: meanings), "\(meanings)")
      }
    }
  }

  /// Where the program is in English, so are the words of this package, whatever the user's language.
  @Test func theWordsAreNeverInAnotherLanguageThanTheProgramsTexts() async throws {
    struct Page: View {
      @State private var isAsking = false
      var body: some View {
        Button("Ask") { isAsking = true }.alert("Really?", isPresented: $isAsking) {}
      }
    }
    // The tests name no language and have no tables for Japanese.
    let screen = await Screen(Page(), locale: Locale(identifier: "ja_JP"))
    try screen.button("Ask").press()
    _ = try screen.button("OK")
    #expect(FrontEndSentence("Close", in: Locale(identifier: "ja_JP")).text == "Close")
  }

  @Test func theDirectionIsThatOfTheTextsWhereTheProgramNamesItsLanguage() throws {
    let information = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key>\
      <string>en</string></dict></plist>
      """
    let english = try temporary.folder(["Info.plist": information]).path
    let both = try temporary.folder([
      "Info.plist": information, "he.lproj/Localizable.strings": "\"Hello\" = \"שלום\";",
    ]).path
    let locale = Locale(identifier: "he_IL")
    #expect(Translations.direction(of: Translations.language(for: locale, in: [english])) == .leftToRight)
    #expect(Translations.direction(of: Translations.language(for: locale, in: [both])) == .rightToLeft)
    #expect(Translations.direction(of: nil) == nil, "the front end's own")
  }
}
