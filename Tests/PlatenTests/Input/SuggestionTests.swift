import PlatenTesting
import SwiftUI
import Testing

private struct City: Identifiable {
  let id: String
}

private struct CityField: View {
  @State private var city = ""
  @State private var submitted = ""
  private let cities = ["Berlin", "Bern", "Bergen"].map(City.init)

  var body: some View {
    Form {
      TextField("City", text: $city)
        .textInputSuggestions {
          Text("Cities")
          ForEach(cities.filter { city.isEmpty || $0.id.hasPrefix(city) }) { city in
            Text(city.id).textInputCompletion(city.id)
          }
        }
        .onSubmit { submitted = city }
      TextField("Other", text: .constant(""))
      Text("Submitted: \(submitted)")
    }
  }
}

@MainActor struct SuggestionTests {
  @Test func suggestionsAreShownWhileTyping() async throws {
    let screen = await Screen(CityField())
    let field = try screen.field("City")
    try field.focus()
    #expect(try field.suggestions == [])
    try field.type("Ber")
    #expect(try field.suggestions == ["Berlin", "Bern", "Bergen"])
    try field.type("l")
    #expect(try field.suggestions == ["Berlin"])
    #expect(screen.shows("Cities"))
  }

  /// To assistive technology a list without a choice is not open.
  @Test func aListWithoutAChoiceIsNotOpen() async throws {
    let screen = await Screen(CityField())
    let field = try screen.field("City")
    func isOpen() throws -> Bool {
      let node = try #require(
        screen.host.root.first { $0.content.control == nil && $0.accessibleName == "City" && $0.isField })
      guard case .field(let content) = node.content else { return false }
      return content.suggestions?.popup != nil
    }
    try field.focus()
    try field.type("Ber")
    #expect(try isOpen())
    try field.type("x")
    #expect(try !isOpen())
    try field.press(.delete)
    #expect(try isOpen())
  }

  @Test func theArrowsSelectAndReturnTakes() async throws {
    let screen = await Screen(CityField())
    let field = try screen.field("City")
    try field.type("Ber")
    try field.press(.downArrow)
    #expect(try field.selectedSuggestion == "Berlin")
    try field.press(.downArrow)
    #expect(try field.selectedSuggestion == "Bern")
    try field.press(.upArrow)
    try field.press(.upArrow)
    #expect(try field.selectedSuggestion == nil)
    try field.press(.upArrow)
    #expect(try field.selectedSuggestion == "Bergen")
    try field.press(.return)
    #expect(try field.text == "Bergen")
    #expect(try field.isFocused)
    #expect(try field.suggestions == [])
    #expect(screen.shows("Submitted: ") && !screen.shows("Submitted: Bergen"))
    try field.press(.return)
    #expect(screen.shows("Submitted: Bergen"))
  }

  @Test func downOpensTheListInAnEmptyField() async throws {
    let screen = await Screen(CityField())
    let field = try screen.field("City")
    try field.press(.downArrow)
    #expect(try field.suggestions.count == 3)
    #expect(try field.selectedSuggestion == "Berlin")
  }

  @Test func escapeClosesTheListAndTypingOpensItAgain() async throws {
    let screen = await Screen(CityField())
    let field = try screen.field("City")
    try field.type("B")
    try field.press(.escape)
    #expect(try field.suggestions == [])
    try field.type("e")
    #expect(try field.suggestions.count == 3)
  }

  @Test func theListIsDismissedWithTheFocus() async throws {
    let screen = await Screen(CityField())
    let field = try screen.field("City")
    try field.type("B")
    try screen.field("Other").focus()
    #expect(try field.suggestions == [])
    #expect(!screen.shows("Cities"))
  }

  @Test func aClickTakesASuggestionInOneStepToUndo() async throws {
    let screen = await Screen(CityField())
    let field = try screen.field("City")
    try field.type("Be")
    try field.choose(suggestion: "Bern")
    #expect(try field.text == "Bern")
    try field.press("z", modifiers: .control)
    #expect(try field.text == "Be")
  }

  @Test func selectedSuggestionsAreInTheSnapshot() async throws {
    let screen = await Screen(CityField())
    let field = try screen.field("City")
    try field.type("Berl")
    try field.press(.downArrow)
    #expect(screen.snapshot.hasSuffix("Cities\n> Berlin"))
  }

  @Test func aSearchSuggests() async throws {
    struct Search: View {
      @State private var text = ""
      @State private var found = ""
      @State private var isPresented = false
      var body: some View {
        Form {
          Text("Found: \(found)")
          Text(isPresented ? "searching" : "idle")
          TextField("Note", text: .constant(""))
        }
        .searchable(text: $text, isPresented: $isPresented, prompt: "Names")
        .searchSuggestions {
          Text("Ada").searchCompletion("Ada Lovelace")
        }
        .onSubmit(of: .search) { found = text }
      }
    }
    let screen = await Screen(Search())
    let field = try screen.field("Search")
    #expect(screen.shows("idle"))
    try field.type("a")
    #expect(screen.shows("searching"))
    #expect(try field.placeholder == "Names")
    try field.press(.downArrow)
    try field.press(.return)
    #expect(try field.text == "Ada Lovelace")
    try field.press(.return)
    #expect(screen.shows("Found: Ada Lovelace"))
    try screen.field("Note").type("a")
    #expect(try screen.field("Note").suggestions == [])
  }
}
