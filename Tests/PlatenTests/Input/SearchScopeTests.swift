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
}
