import PlatenTesting
import SwiftUI
import Testing

/// Tokens before the text of a search.
@MainActor @Suite struct SearchTokenTests {
  private struct Tag: Identifiable, Hashable {
    let id: String
    var isExact = false
  }

  private struct Page: View {
    @State private var text = ""
    @State private var tags = [Tag(id: "red"), Tag(id: "blue")]
    @State private var offered = [Tag(id: "red"), Tag(id: "green")]

    var body: some View {
      Text("Tags \(tags.map(\.id).joined(separator: ",")) text \(text)")
        .searchable(text: $text, tokens: $tags, suggestedTokens: $offered) { Text($0.id) }
    }
  }

  @Test func tokensAreRemovedByAPressAndByBackspace() async throws {
    let screen = await Screen(Page())
    try screen.button("red").press()
    #expect(screen.shows("Tags blue text"))
    try screen.field("Search").type("x")
    try screen.press(.delete)
    #expect(screen.shows("Tags blue text "))
    try screen.press(.delete)
    #expect(screen.shows("Tags  text"))
  }

  @Test func suggestedTokensBecomeTokens() async throws {
    let screen = await Screen(Page())
    try screen.field("Search").type("g")
    // What is a token already is not offered.
    #expect(screen.buttons("red").count == 1)
    try screen.press(.downArrow)
    try screen.press(.return)
    #expect(screen.shows("Tags red,blue,green text "))
    #expect(try screen.field("Search").text.isEmpty)
  }

  @Test func tokensAreChangedInPlace() async throws {
    struct Editable: View {
      @State private var text = ""
      @State private var tags = [Tag(id: "red")]

      var body: some View {
        Text("Exact: \(tags.filter(\.isExact).count)")
          .searchable(text: $text, editableTokens: $tags) { $tag in Toggle(tag.id, isOn: $tag.isExact) }
      }
    }
    let screen = await Screen(Editable())
    try screen.toggle("red").press()
    #expect(screen.shows("Exact: 1"))
    try screen.button("Remove").press()
    #expect(screen.shows("Exact: 0"))
  }

  @Test func theOldestFormHasSuggestions() async throws {
    struct Oldest: View {
      @State private var text = ""

      var body: some View {
        Text("Looking for \(text)").searchable(text: $text) { Text("Apple").searchCompletion("apple") }
      }
    }
    let screen = await Screen(Oldest())
    try screen.field("Search").type("a")
    try screen.press(.downArrow)
    try screen.press(.return)
    #expect(screen.shows("Looking for apple"))
  }
}
