import PlatenTesting
import Testing

@testable import GalleryPages

/// The note with a toolbar: the buttons, the keys and lists.
@MainActor @Suite struct RichNotePageTests {
  private let recipe = "Pancakes\nMix the flour with the salt, then add the milk.\n•\tFlour\n•\tSalt\n•\tMilk"

  @Test func theToolbarShowsAndChangesTheSelection() async throws {
    let screen = await Screen(RichNotePage())
    let note = try screen.field("Note")
    #expect(try note.text == recipe)
    try note.focus()
    try note.select(0..<8)
    #expect(try screen.toggle("Bold").isOn)
    #expect(screen.shows("24 pt"))
    try note.select(9..<12)
    #expect(try !screen.toggle("Bold").isOn)
    #expect(screen.shows("16 pt"))
    try screen.toggle("Bold").press()
    try screen.toggle("Strikethrough").press()
    try screen.button("Larger").press()
    #expect(try note.formattedText.contains("**~~Mix~~** the"))
    #expect(try screen.toggle("Bold").isOn && screen.toggle("Strikethrough").isOn)
    #expect(screen.shows("18 pt"))
    #expect(try note.selection == 9..<12)
  }

  @Test func whatIsTypedNextHasTheAttributesOfTheToolbar() async throws {
    let screen = await Screen(RichNotePage())
    let note = try screen.field("Note")
    try note.replace(with: "")
    try screen.toggle("Italic").press()
    try note.type("a")
    try screen.toggle("Italic").press()
    try note.type("b")
    #expect(try note.formattedText == "*a*b")
  }

  @Test func returnContinuesAListAndEndsIt() async throws {
    let screen = await Screen(RichNotePage())
    let note = try screen.field("Note")
    try note.focus()
    try note.select(recipe.utf16.count..<recipe.utf16.count)
    #expect(try screen.toggle("Bulleted list").isOn)
    try note.press(.return)
    try note.type("Eggs")
    #expect(try note.text == recipe + "\n•\tEggs")
    try note.press(.return)
    try note.press(.return)
    try note.type("Done")
    #expect(try note.text == recipe + "\n•\tEggs\nDone")
    #expect(try !screen.toggle("Bulleted list").isOn)
  }

  @Test(arguments: [0, 1, 2])
  func returnBeforeAnItemMakesAnEmptyOneAndNoSecondBullet(place: Int) async throws {
    let screen = await Screen(RichNotePage())
    let note = try screen.field("Note")
    try note.replace(with: "one")
    try note.select(0..<3)
    try screen.toggle("Bulleted list").press()
    try note.select(place..<place)
    try note.press(.return)
    #expect(try note.text == "•\t\n•\tone")
    try note.select(place..<place)
    try note.press(.return)
    #expect(try note.text == "\n•\tone")
  }

  @Test func paragraphsBecomeItemsAndBack() async throws {
    let screen = await Screen(RichNotePage())
    let note = try screen.field("Note")
    try note.replace(with: "one\ntwo")
    try note.select(0..<7)
    try screen.toggle("Bulleted list").press()
    #expect(try note.text == "•\tone\n•\ttwo")
    #expect(try note.selection == 2..<11)
    try screen.toggle("Bulleted list").press()
    #expect(try note.text == "one\ntwo" && note.selection == 0..<7)
    try screen.toggle("Bulleted list").press()
    // From the tab behind the first bullet on.
    try note.select(1..<5)
    try screen.toggle("Bulleted list").press()
    #expect(try note.text == "one\n•\ttwo" && note.selection == 0..<3)
  }

  @Test func keysFormatAndAreUndone() async throws {
    let screen = await Screen(RichNotePage())
    let note = try screen.field("Note")
    try note.focus()
    try note.select(9..<12)
    try note.press("b", modifiers: .control)
    try note.press("i", modifiers: .control)
    #expect(try note.formattedText.contains("Mix*** the"))
    #expect(try screen.toggle("Italic").isOn)
    try note.press("z", modifiers: .control)
    #expect(try note.formattedText.contains("Mix** the"))
    #expect(try !screen.toggle("Italic").isOn)
    try note.press("z", modifiers: .control)
    #expect(try note.formattedText.contains("Mix the"))
    try note.press("y", modifiers: .control)
    #expect(try note.formattedText.contains("Mix** the"))
  }
}
