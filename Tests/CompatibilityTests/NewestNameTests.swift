import PlatenTesting
import SwiftUI
import Testing

/// Names of the newest systems, as programs use them.
@MainActor @Suite struct NewestNameTests {
  private struct Times: View {
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
      VStack {
        Text(start.addingTimeInterval(75), format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
        Text(start.addingTimeInterval(65), format: .offset(to: start))
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test func aFormatWithAttributesIsShownOfAnyValue() async throws {
    let screen = await Screen(Times())
    #expect(screen.shows("1:15") && screen.shows("1 minute, 5 seconds"))
  }

  private struct Search: View {
    @State private var text = ""
    let isHidden: Bool

    var body: some View {
      NavigationStack {
        Text("Places")
          .searchSuggestions { Text("Rome").searchCompletion("Rome") }
          .searchSuggestions(isHidden ? .hidden : .automatic, for: .menu)
          .searchable(text: $text, placement: .toolbarPrincipal, prompt: "Find")
          .listSectionIndexVisibility(.visible)
          .toolbar {
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
            ToolbarItem(placement: .subtitle) { Text("Europe") }
          }
      }
    }
  }

  @Test(arguments: [false, true]) func suggestionsOfASearchAreHiddenInTheMenu(isHidden: Bool) async throws {
    let screen = await Screen(Search(isHidden: isHidden))
    let field = try screen.field("Find")
    try field.type("R")
    await screen.settle()
    #expect(try field.suggestions == (isHidden ? [] : ["Rome"]) && screen.shows("Europe"))
  }

  private struct Focused: View {
    @State private var text = ""
    @AccessibilityFocusState(for: [.voiceOver, .switchControl]) private var isFocused: Bool
    @AccessibilityFocusState(for: .voiceOver) private var place: Int?

    var body: some View {
      TextField("Name", text: $text).accessibilityFocused($isFocused)
      TextField("Place", text: $text).accessibilityFocused($place, equals: 1)
      Button("Name first") { isFocused = true }
      Button("Place first") { place = 1 }
    }
  }

  @Test func theFocusOfAssistiveTechnologyIsThatOfTheKeyboard() async throws {
    let screen = await Screen(Focused())
    try screen.button("Name first").press()
    #expect(try screen.field("Name").isFocused)
    try screen.button("Place first").press()
    #expect(try screen.field("Place").isFocused)
    var technologies: AccessibilityTechnologies = [.voiceOver]
    technologies.insert(.switchControl)
    technologies.remove(.voiceOver)
    #expect(technologies == [.switchControl])
  }
}
