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
          .searchable(text: $text, placement: .toolbarPrincipal, prompt: "Find") {
            Text("Rome").searchCompletion("Rome").searchSuggestions(isHidden ? .hidden : .automatic, for: .menu)
            Text("Paris").searchCompletion("Paris")
          }
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
    #expect(try field.suggestions == (isHidden ? ["Paris"] : ["Rome", "Paris"]) && screen.shows("Europe"))
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

  private struct Chosen: Identifiable {
    let id = 1
    let name: String
  }

  private struct Dialogs: View {
    @State private var alerted: Chosen?
    @State private var asked: Chosen?
    @State private var text = ""
    @State private var selection: TextSelection?

    var body: some View {
      NavigationStack {
        VStack {
          Text("Selected \(selection.map { $0.isInsertion ? "caret" : "range" } ?? "nothing")")
          Text("Shown \(alerted?.name ?? asked?.name ?? "none")")
          Button("Alert") { alerted = Chosen(name: "Ada") }
          Button("Ask") { asked = Chosen(name: "Grace") }
          Text("V").textVariant(.sizeDependent).typesettingLanguage(.init(languageCode: .german))
        }
        .searchable(text: $text, prompt: "Find").searchSelection($selection)
        .alert("Warning", item: $alerted) { item in
          Button("Keep \(item.name)") {}
        } message: {
          Text("About \($0.name)")
        }
        .confirmationDialog("Question", item: $asked, titleVisibility: .visible) { item in
          Button("Remove \(item.name)", role: .destructive) {}
        }
      }
    }
  }

  @Test func dialogsOfAnItemAreShownWhileThereIsOne() async throws {
    let screen = await Screen(Dialogs())
    try screen.button("Alert").press()
    #expect(screen.shows("About Ada") && screen.shows("Shown Ada"))
    try screen.button("Keep Ada").press()
    await screen.settle()
    #expect(!screen.shows("About Ada") && screen.shows("Shown none"))
    try screen.button("Ask").press()
    #expect(screen.shows("Question"))
    try screen.button("Remove Grace").press()
    await screen.settle()
    #expect(!screen.shows("Question") && screen.shows("Shown none"))
  }

  @Test func theSelectionOfASearchFollowsItsField() async throws {
    let screen = await Screen(Dialogs())
    try screen.field("Find").type("abc")
    await screen.settle()
    #expect(screen.shows("Selected caret"))
    try screen.field("Find").select(0..<2)
    await screen.settle()
    #expect(screen.shows("Selected range"))
  }
}
