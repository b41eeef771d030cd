import PlatenTesting
import Testing

@testable import GalleryPages

@MainActor @Suite struct ExpensesViewTests {
  @Test func anExpenseIsEnteredByKeyboard() async throws {
    let screen = await Screen(ExpensesView())
    #expect(screen.texts.contains("$61.40"))
    try screen.button("Add Expense").press()
    #expect(screen.presentation == "sheet")
    #expect(screen.focusedLabel == "Name")
    #expect(try !screen.button("Save").isEnabled)
    try screen.type("Opera")
    try screen.press(.return)
    #expect(screen.focusedLabel == "Amount")
    try screen.type("129.9")
    try screen.press(.tab)
    #expect(try screen.field("Amount").text == "$129.90")
    try screen.picker("Category").select("Fun")
    try screen.button("Save").press()
    await screen.settle()
    #expect(screen.presentation == nil)
    #expect(screen.shows("Opera"))
    #expect(screen.texts.contains("$191.30"))
  }

  @Test func theFirstDigitsMakeTheButtonUsable() async throws {
    let screen = await Screen(ExpensesView())
    try screen.button("Add Expense").press()
    try screen.field("Name").type("Tea")
    try screen.field("Amount").type("3")
    #expect(try screen.button("Save").isEnabled)
    try screen.field("Amount").replace(with: "0")
    #expect(try !screen.button("Save").isEnabled)
    try screen.button("Cancel").press()
    await screen.settle()
    #expect(!screen.shows("Tea"))
  }

  @Test func deletingARowTakesItFromTheTotal() async throws {
    let screen = await Screen(ExpensesView())
    try screen.row("Train to Bern").focus()
    try screen.press(.delete)
    #expect(!screen.shows("Train to Bern"))
    #expect(screen.texts.contains("$12.90"))
    try screen.row("Bread").focus()
    try screen.press(.delete)
    #expect(screen.shows("No expenses yet"))
  }
}
