import PlatenTesting
import Testing

@testable import GalleryPages

@MainActor @Suite struct BookSearchViewTests {
  @Test func theListFollowsTheSearch() async throws {
    let screen = await Screen(BookSearchView())
    #expect(screen.shows("Moby-Dick"))
    try screen.field("Title or author").type("shel")
    #expect(screen.shows("Frankenstein"))
    #expect(screen.shows("Mathilda"))
    #expect(!screen.shows("Moby-Dick"))
    try screen.field("Title or author").replace(with: "xyz")
    #expect(screen.shows("Nothing found for “xyz”."))
    // A text without the characters that users omit is found too.
    try screen.field("Title or author").replace(with: "orlando")
    #expect(screen.shows("Virginia Woolf"))
  }

  @Test func anAuthorIsSuggestedAndCompletes() async throws {
    let screen = await Screen(BookSearchView())
    let field = try screen.field("Title or author")
    try field.type("wo")
    #expect(try field.suggestions.contains { $0.contains("Virginia Woolf") })
    try screen.press(.downArrow)
    try screen.press(.return)
    #expect(try field.text == "Virginia Woolf")
    #expect(screen.shows("Mrs Dalloway"))
    #expect(!screen.shows("Moby-Dick"))
  }

  @Test func submittingTheOnlyMatchOpensItAndIsRemembered() async throws {
    let screen = await Screen(BookSearchView())
    try screen.field("Title or author").type("kafka")
    try screen.press(.escape)
    try screen.field("Title or author").submit()
    #expect(screen.pageTitle == "Die Verwandlung")
    #expect(screen.shows("1915"))
    try screen.button("Add to favourites").press()
    #expect(screen.shows("Remove from favourites"))
    try screen.press(.escape)
    #expect(screen.pageTitle == "Library")
    try screen.field("Title or author").replace(with: "")
    #expect(screen.shows("Recent searches"))
    try screen.button("kafka").press()
    #expect(try screen.field("Title or author").text == "kafka")
  }

  @Test func favouritesAreAListOfTheirOwn() async throws {
    let screen = await Screen(BookSearchView())
    try screen.button("Orlando").focus()
    try screen.button("Keep").press()
    try screen.toggle("Favourites").press()
    #expect(screen.shows("Orlando"))
    #expect(!screen.shows("Middlemarch"))
  }
}
