import PlatenTesting
import Testing

@testable import GalleryPages

@MainActor @Suite struct ContactEditorViewTests {
  @Test func aContactIsEditedAndShown() async throws {
    let screen = await Screen(ContactListView())
    try screen.button("Grace Hopper").press()
    #expect(screen.pageTitle == "Grace Hopper")
    #expect(try screen.field("Number").text == "(201) 555 - 0123")
    #expect(try !screen.button("Done").isEnabled)
    try screen.field("First name").replace(with: "Grace B.")
    try screen.field("Company").replace(with: "")
    try screen.button("Done").press()
    #expect(screen.presentation == nil)
    #expect(screen.shows("Grace B. Hopper"))
    #expect(!screen.shows("Navy"))
  }

  @Test func aNewContactCanHaveSeveralNumbers() async throws {
    let screen = await Screen(ContactListView())
    try screen.button("New contact").press()
    #expect(screen.pageTitle == "New Contact")
    try screen.button("Add phone").press()
    #expect(try !screen.button("Done").isEnabled)
    try screen.button("Add phone").press()
    let numbers = screen.fields("Number")
    #expect(numbers.count == 2)
    try numbers[0].type("2015550199")
    try screen.press(.tab)
    #expect(try numbers[0].text == "(201) 555 - 0199")
    try screen.menu("mobile").choose("work")
    #expect(try screen.menu("work").exists)
    try screen.button("Remove number").press()
    #expect(screen.fields("Number").count == 1)
    try screen.field("Last name").type("Lamarr")
    try screen.button("Done").press()
    #expect(screen.shows("Lamarr"))
  }

  @Test func closingWithChangesAsksFirst() async throws {
    let screen = await Screen(ContactListView())
    try screen.button("Grace Hopper").press()
    try screen.field("Notes").type("COBOL")
    // Escape doesn't close a sheet with changes.
    try screen.press(.escape)
    #expect(screen.presentation == "sheet")
    try screen.button("Cancel").press()
    #expect(screen.presentation == "confirmation dialog: Do you want to discard your changes?")
    try screen.button("Keep Editing").press()
    #expect(try screen.field("Notes").text == "COBOL")
    try screen.button("Cancel").press()
    try screen.button("Discard Changes").press()
    #expect(screen.presentation == nil)
    try screen.button("Grace Hopper").press()
    #expect(try screen.field("Notes").text.isEmpty)
    // Nothing has changed, so nothing is asked.
    try screen.button("Cancel").press()
    #expect(screen.presentation == nil)
  }
}
