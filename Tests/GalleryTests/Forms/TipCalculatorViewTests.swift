import PlatenTesting
import Testing

@testable import GalleryPages

@MainActor @Suite struct TipCalculatorViewTests {
  @Test func theAmountIsTakenOverWhenItsFieldIsLeft() async throws {
    let screen = await Screen(TipCalculatorView())
    #expect(try screen.field("Amount").text == "$0.00")
    try screen.field("Amount").replace(with: "80")
    // A formatter writes when editing ends.
    #expect(!screen.texts.contains("$92.00"))
    try screen.button("Done").press()
    #expect(screen.focusedLabel != "Amount")
    #expect(try screen.field("Amount").text == "$80.00")
    #expect(screen.texts.contains("$12.00"))
    #expect(screen.texts.contains("$92.00"))
    #expect(screen.texts.contains("$46.00"))
  }

  @Test func theKeyboardToolbarIsShownWhileEditing() async throws {
    let screen = await Screen(TipCalculatorView())
    #expect(throws: ScreenError.self) { try screen.button("Done") }
    try screen.field("Amount").focus()
    #expect(try screen.button("Done").isEnabled)
  }

  @Test func theChoicesChangeTheTotal() async throws {
    let screen = await Screen(TipCalculatorView())
    try screen.field("Amount").replace(with: "50.5")
    try screen.press(.return)
    try screen.picker("Tip percentage").select("20%")
    try screen.picker("Number of people").select("4 people")
    #expect(screen.texts.contains("$60.60"))
    #expect(screen.texts.contains("$15.15"))
    try screen.toggle("Round the total up").press()
    #expect(screen.texts.contains("$61.00"))
    #expect(screen.texts.contains("$15.25"))
  }
}
