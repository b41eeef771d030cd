import PlatenTesting
import Testing

@testable import GalleryPages

@MainActor @Suite struct RecipeEditorViewTests {
  /// The names of the ingredients, from above.
  private func ingredients(_ screen: Screen) throws -> [String] {
    try screen.fields("Ingredient").map { try $0.text }
  }

  @Test func theTitleIsThatOfThePage() async throws {
    let screen = await Screen(RecipeEditorView())
    try screen.field("Title").replace(with: "Crêpes")
    #expect(screen.pageTitle == "Crêpes")
    try screen.field("Title").replace(with: " ")
    #expect(try !screen.button("Save").isEnabled)
  }

  @Test func moreGuestsNeedMoreOfEverything() async throws {
    let screen = await Screen(RecipeEditorView())
    for _ in 0..<4 { try screen.button("Increment").press() }
    #expect(screen.shows("Serves 8"))
    #expect(try screen.fields("Amount").map { try $0.text } == ["500", "1", "6"])
  }

  @Test func returnInTheLastIngredientAddsAnother() async throws {
    let screen = await Screen(RecipeEditorView())
    let last = try #require(screen.fields("Ingredient").last)
    try last.submit()
    #expect(try ingredients(screen) == ["Flour", "Milk", "Eggs", ""])
    try screen.type("Salt")
    #expect(try ingredients(screen) == ["Flour", "Milk", "Eggs", "Salt"])
    let amount = try #require(screen.fields("Amount").last)
    try amount.type("1.255")
    try screen.press(.tab)
    #expect(try amount.text == "1.26")
    try screen.button("Save").press()
    #expect(screen.shows("Saved “Pancakes” with 4 ingredients."))
  }

  @Test func theRowThatIsEditedCanBeMovedAndDeleted() async throws {
    let screen = await Screen(RecipeEditorView())
    #expect(throws: ScreenError.self) { try screen.button("Delete 250 Flour") }
    try screen.fields("Ingredient")[0].focus()
    try screen.button("Move 250 Flour down").press()
    #expect(try ingredients(screen) == ["Milk", "Flour", "Eggs"])
    try screen.button("Delete 250 Flour").press()
    #expect(try ingredients(screen) == ["Milk", "Eggs"])
  }

  @Test func aNewStepIsTypedIntoAtOnce() async throws {
    let screen = await Screen(RecipeEditorView())
    try screen.button("Add step").press()
    await screen.settle()
    try screen.type("Serve.")
    #expect(try screen.fields("What to do").map { try $0.text }.last == "Serve.")
    #expect(screen.shows("3 steps"))
    try screen.button("Add step").press()
    try screen.button("Save").press()
    #expect(screen.shows("3 steps"))
  }
}
