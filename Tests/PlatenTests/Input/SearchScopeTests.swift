import PlatenTesting
import SwiftUI
import Testing

/// Parts to search in.
@MainActor struct SearchScopeTests {
  @Test func scopesAreShownDuringASearch() async throws {
    enum Scope: String, CaseIterable { case all, unread }
    struct Page: View {
      @State private var text = ""
      @State private var scope = Scope.all

      var body: some View {
        Text("In \(scope.rawValue)")
          .searchScopes($scope) { ForEach(Scope.allCases, id: \.self) { Text($0.rawValue.capitalized) } }
          .searchable(text: $text)
      }
    }
    let screen = await Screen(Page())
    #expect(!screen.shows("Unread"))
    try screen.field("Search").type("a")
    try screen.picker("Scope").select("Unread")
    #expect(screen.shows("In unread"))
  }
  /// The order of Apple's own samples.
  @Test(arguments: [false, true]) func scopesAreSetOutsideOfTheSearch(isInPage: Bool) async throws {
    struct Rows: View {
      @State private var text = ""
      @State private var scope = "A"

      var body: some View {
        List { Text("row \(scope)") }
          .searchable(text: $text)
          .searchScopes($scope, activation: .onSearchPresentation) {
            Text("A").tag("A")
            Text("B").tag("B")
          }
      }
    }
    struct Page: View {
      let isInPage: Bool
      var body: some View {
        if isInPage { NavigationStack { Rows().navigationTitle("Rows") } } else { Rows() }
      }
    }
    let screen = await Screen(Page(isInPage: isInPage))
    #expect(!screen.shows("B"))
    try screen.field("Search").type("a")
    try screen.picker("Scope").select("B")
    #expect(screen.shows("row B"))
  }
}
