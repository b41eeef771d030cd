import PlatenTesting
import SwiftUI
import Testing
import TextEditing

private struct Notes: View {
  @State private var text = "One cat, two Cats.\nThree catalogs."
  @State private var isPresented = false
  var isFindDisabled = false
  var isReplaceDisabled = false

  var body: some View {
    Form {
      TextEditor(text: $text)
        .accessibilityLabel("Notes")
        .findDisabled(isFindDisabled)
        .replaceDisabled(isReplaceDisabled)
        .findNavigator(isPresented: $isPresented)
      Toggle("Find", isOn: $isPresented)
    }
  }
}

@MainActor struct FindTests {
  @Test func controlFSearchesWhateverTheCase() async throws {
    let screen = await Screen(Notes())
    let notes = try screen.field("Notes")
    try notes.press("f", modifiers: .control)
    #expect(screen.focusedLabel == "Find")
    #expect(try screen.toggle("Find").isOn)
    try screen.type("cat")
    #expect(screen.shows("1 of 3"))
    #expect(try notes.selection == 4..<7)
    try screen.press(.return)
    #expect(screen.shows("2 of 3"))
    #expect(try notes.selection == 13..<16)
    try screen.button("Previous").press()
    try screen.button("Previous").press()
    #expect(screen.shows("3 of 3"))
  }

  @Test func escapeEndsTheSearchWithTheFindSelected() async throws {
    let screen = await Screen(Notes())
    let notes = try screen.field("Notes")
    try notes.press("f", modifiers: .control)
    try screen.type("two")
    try screen.press(.escape)
    #expect(try notes.isFocused)
    #expect(try notes.selection == 9..<12)
    #expect(throws: ScreenError.self) { try screen.button("Next") }
    #expect(try !screen.toggle("Find").isOn)
  }

  @Test func theProgramOpensAndClosesIt() async throws {
    let screen = await Screen(Notes())
    try screen.toggle("Find").press()
    #expect(screen.focusedLabel == "Find")
    try screen.toggle("Find").press()
    #expect(throws: ScreenError.self) { try screen.button("Next") }
  }

  @Test func replacingAllIsOneStepToUndo() async throws {
    let screen = await Screen(Notes())
    let notes = try screen.field("Notes")
    try notes.press("h", modifiers: .control)
    try screen.type("cat")
    try screen.field("Replace with").type("dog")
    try screen.button("Replace all").press()
    #expect(try notes.text == "One dog, two dogs.\nThree dogalogs.")
    #expect(screen.shows("3 replaced"))
    try screen.button("Done").press()
    try notes.press("z", modifiers: .control)
    #expect(try notes.text == "One cat, two Cats.\nThree catalogs.")
  }

  @Test func replacingSelectsTheNextMatch() async throws {
    let screen = await Screen(Notes())
    let notes = try screen.field("Notes")
    try notes.press("h", modifiers: .control)
    try screen.type("cat")
    try screen.field("Replace with").type("cats")
    try screen.press(.return)
    #expect(try notes.text == "One cats, two Cats.\nThree catalogs.")
    #expect(screen.shows("2 of 3"))
  }

  @Test func theSelectionIsTheSearchText() async throws {
    let screen = await Screen(Notes())
    let notes = try screen.field("Notes")
    try notes.select(9..<12)
    try notes.press("f", modifiers: .control)
    #expect(try screen.field("Find").text == "two")
    #expect(screen.shows("1 of 1"))
  }

  @Test func searchingAndReplacingCanBeSwitchedOff() async throws {
    let noFind = await Screen(Notes(isFindDisabled: true))
    try noFind.field("Notes").press("f", modifiers: .control)
    #expect(noFind.focusedLabel == "Notes")

    let noReplace = await Screen(Notes(isReplaceDisabled: true))
    try noReplace.field("Notes").press("h", modifiers: .control)
    #expect(throws: ScreenError.self) { try noReplace.field("Replace with") }
    #expect(throws: ScreenError.self) { try noReplace.button("Replace") }
  }

  @Test func aSearchWithoutMatchesShowsIt() async throws {
    let screen = await Screen(Notes())
    try screen.field("Notes").press("f", modifiers: .control)
    try screen.type("bird")
    #expect(screen.shows("Not found"))
    #expect(try !screen.button("Next").isEnabled)
  }

  @Test func noFindTakesACharacterApart() async throws {
    struct Accents: View {
      @State private var text = "cafe\u{301} cafe 👩‍👩‍👧 👩"
      var body: some View { TextEditor(text: $text).accessibilityLabel("Text") }
    }
    let screen = await Screen(Accents())
    let text = try screen.field("Text")
    try text.press("f", modifiers: .control)
    try screen.type("cafe")
    #expect(screen.shows("1 of 1"))
    #expect(try text.selection == 6..<10)
    try screen.field("Find").replace(with: "👩")
    #expect(screen.shows("1 of 1"))
  }
}

@testable import Platen
@testable import PlatenGraph
@testable import PlatenTree

struct LongTextSearchTests {
  @Test(arguments: ["fox", "ZWÖLF", "x", "🇩🇪", "e\u{301}", "\r\n", "ﬁ", "日本", "STRASSE", "i", ""])
  func aLongTextIsSearchedLikeAShortOne(_ query: String) {
    let text = String(
      repeating: "The Fox ZwölF e\u{301}E\u{301} 🇩🇪🇩🇪 x\u{301} ﬁx straße İi\r\n日本 👩‍👩‍👧", count: 40)
    let expected = query.isEmpty ? [] : TextSearch(text).matches(of: query)
    #expect(LongTextSearch(TextStorage(text, longestString: 64)).matches(of: query) == expected)
  }
}
