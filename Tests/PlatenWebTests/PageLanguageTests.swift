#if Web
import Foundation
import Platen
import Testing

@testable import PlatenGraph
@testable import PlatenWeb

/// The languages of a document and of its parts (WCAG 2.2, 3.1.1 and 3.1.2).
@MainActor struct PageLanguageTests {
  private func html(_ view: some View, locale: String) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    let view = BrowserView(id: "v", session: "s", host: ViewHost(view, environment: environment))
    return PageDocument.html(of: view, base: "./", epoch: "e", viewCookie: "c")
  }

  @Test func theDocumentHasTheLanguageOfItsTexts() {
    // The tests have no tables in French.
    #expect(html(Text("Hello"), locale: "fr_FR").contains("<html lang=\"en\""))
  }

  @Test func aTextInAnotherLanguageIsMarked() {
    var text = AttributedString("Good day, ")
    var other = AttributedString("goede dag")
    other.languageIdentifier = "nl"
    text += other
    #expect(html(Text(text), locale: "en_US").contains("Good day, <span dir=\"ltr\" lang=\"nl\">goede dag</span>"))
  }

  @Test func aViewWithAnotherLocaleIsMarked() {
    let host = ViewHost(
      VStack {
        Text("One")
        Text("Two").environment(\.locale, Locale(identifier: "fr_FR"))
      })
    _ = host.update()
    let markup = ViewMarkup()
    #expect(!HTMLSerializer.html(of: markup.document(of: host.root)).contains("lang="), "it has the same texts")
    markup.language = "nl"
    let page = HTMLSerializer.html(of: markup.document(of: host.root))
    #expect(page.contains(#/<p[^>]*lang="en"[^>]*>Two/#))
    #expect(!page.contains(#/<p[^>]*lang="en"[^>]*>One/#))
  }

  @Test func whatIsSaidOfATextThatIsTooLongCanBeTranslated() {
    let host = ViewHost(TextEditor(text: .constant(String(repeating: "a", count: FieldContent.longestInBrowser + 1))))
    _ = host.update()
    let markup = ViewMarkup()
    markup.longTextNote = "Dieser Text ist zu lang."
    #expect(HTMLSerializer.html(of: markup.document(of: host.root)).contains("title=\"Dieser Text ist zu lang.\""))
  }

  @Test func theSentencesOfTheScriptAreListed() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/PlatenWeb/Client/Script")
    var found: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "js" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for call in source.split(separator: "announce(").dropFirst() {
        // One of two may be announced.
        let argument = call.prefix { $0 != ";" }
        for sentence in argument.matches(of: #/'([A-Z][^']+)'/#) { found.insert(String(sentence.1)) }
      }
    }
    #expect(found == Set(PageSentences.script))
  }

  @Test func aCalendarThatTheBrowserDoesNotKnowIsNotTheBrowsers() {
    struct Day: View {
      @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
      var body: some View { DatePicker("Day", selection: $date, displayedComponents: .date) }
    }
    #expect(html(Day(), locale: "en_US").contains("type=\"date\""))
    let thai = html(Day(), locale: "th_TH")
    #expect(!thai.contains("type=\"date\""))
    #expect(thai.contains("aria-label=\"Calendar\""))
    #expect(thai.contains("14/11/2566"))
  }

  /// 27 November 2026, 12:00 in Greenwich.
  private static let day = Date(timeIntervalSince1970: 1_795_780_800)

  // The tests have no tables in French.
  @Test func whatIsFormattedInTheVisitorsLanguageIsMarked() {
    let marked = "<span dir=\"ltr\" lang=\"fr-FR\">27 novembre 2026</span>"
    #expect(html(Text(Self.day, style: .date), locale: "fr_FR").contains(marked))
    #expect(!html(Text(Self.day, style: .date), locale: "en_GB").contains("lang=\"en-GB\""), "the page's language")
    let sentence = html(Text("Due \(Self.day, style: .date), \(5) pieces"), locale: "fr_FR")
    #expect(sentence.contains("Due \(marked), 5 pieces"))
    let number = html(Text(1.5, format: .number), locale: "fr_FR")
    #expect(number.contains("<span dir=\"ltr\" lang=\"fr-FR\">1,5</span>"))
    let dutch = Text(Self.day, format: Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: "nl")))
    #expect(!html(dutch, locale: "fr_FR").contains("lang=\"fr"), "the format has a language of its own")
  }

  /// A date in Arabic is isolated: its digits would go to the other side of the words around it.
  @Test func whatIsInAnotherDirectionIsIsolated() {
    let page = html(Text("Due \(Self.day, style: .date)"), locale: "ar_EG")
    #expect(page.contains(#/Due <span dir="rtl" lang="ar-EG">[^<]*نوفمبر[^<]*<\/span>/#))
  }

  @Test func theMonthOfACalendarIsMarked() {
    struct Day: View {
      @State private var date = PageLanguageTests.day
      var body: some View {
        DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
      }
    }
    #expect(html(Day(), locale: "th_TH").contains(#/<span dir="ltr" lang="th-TH"><strong>[^<]*พฤศจิกายน[^<]*2569/#))
  }

  @Test func theSentencesOfThePageHaveTranslations() {
    let known = Set(LibraryWords.sentences)
    #expect(known.isSuperset(of: PageSentences.script))
  }
}
#endif
