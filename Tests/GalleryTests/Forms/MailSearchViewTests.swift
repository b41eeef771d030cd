import PlatenTesting
import Testing

@testable import GalleryPages

@MainActor @Suite struct MailSearchViewTests {
  @Test func sectionsFold() async throws {
    let screen = await Screen(MailSearchView())
    #expect(screen.shows("Tea on Thursday?"))
    #expect(!screen.shows("Bernoulli numbers"))
    try screen.button("Archive").press()
    #expect(screen.shows("Bernoulli numbers"))
    try screen.button("Inbox").press()
    #expect(!screen.shows("Tea on Thursday?"))
    #expect(screen.shows("6 mails"))
  }

  @Test func mailIsFoundByTokensAndWords() async throws {
    let screen = await Screen(MailSearchView())
    try screen.button("Archive").press()
    let field = try screen.field("Search mail")
    try field.type("lov")
    #expect(try field.suggestions == ["Ada Lovelace"])
    try screen.press(.downArrow)
    try screen.press(.return)
    #expect(try field.text.isEmpty)
    #expect(screen.shows("2 of 6 mails"))
    try field.type("num")
    #expect(screen.shows("1 of 6 mails"))
    #expect(screen.shows("Bernoulli numbers"))
    #expect(!screen.shows("Notes on the engine"))
    try field.replace(with: "")
    try screen.press(.delete)
    #expect(screen.shows("A moth in the relay"))
    #expect(!screen.shows("of 6 mails"))
  }

  @Test func chosenTokensAreNotSuggestedAgain() async throws {
    let screen = await Screen(MailSearchView())
    let field = try screen.field("Search mail")
    try field.type("att")
    #expect(try field.suggestions == ["Attachment"])
    try screen.press(.downArrow)
    try screen.press(.return)
    try field.type("att")
    #expect(try field.suggestions.isEmpty)
    try field.replace(with: "")
    try screen.button("Attachment").press()
    #expect(!screen.shows("of 6 mails"))
  }

  @Test func aMailMovesToTheOtherSection() async throws {
    let screen = await Screen(MailSearchView())
    #expect(try screen.contextMenu(of: "Tea on Thursday?") == ["Mark as unread", "Archive"])
    try screen.chooseFromContextMenu(of: "Tea on Thursday?", "Archive")
    #expect(!screen.shows("Tea on Thursday?"))
    try screen.button("Archive").press()
    #expect(screen.shows("Tea on Thursday?"))
  }
}
