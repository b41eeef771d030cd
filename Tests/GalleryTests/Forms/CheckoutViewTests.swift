import PlatenTesting
import Testing

@testable import GalleryPages

@MainActor @Suite struct CheckoutViewTests {
  private func enterAddress(_ screen: Screen) throws {
    try screen.field("Street").type("Marktgasse 3")
    try screen.press(.return)
    try screen.type("3011")
    try screen.press(.return)
    #expect(screen.focusedLabel == "City")
    try screen.type("Bern")
    try screen.press(.return)
  }

  @Test func theCardIsFormattedWhileItIsTypedAndLeadsOn() async throws {
    let screen = await Screen(CheckoutView())
    try screen.field("Card number").type("4242x4242-4242")
    #expect(try screen.field("Card number").text == "4242 4242 4242")
    #expect(screen.shows("Visa"))
    try screen.type("4242")
    #expect(try screen.field("Card number").text == "4242 4242 4242 4242")
    #expect(screen.focusedLabel == "Expires")
    try screen.type("329")
    #expect(try screen.field("Expires").text == "03/29")
    #expect(screen.focusedLabel == "CVC")
    try screen.type("12a34567")
    #expect(try screen.field("CVC").text == "••••")
  }

  @Test func aDigitInTheMiddleRegroupsTheFollowingDigits() async throws {
    let screen = await Screen(CheckoutView())
    let number = try screen.field("Card number")
    try number.type("42424242")
    try number.select(2..<2)
    try screen.type("9")
    #expect(try number.text == "4294 2424 2")
    #expect(try number.selection == 3..<3)
  }

  @Test func theExpiryCanBeTakenBack() async throws {
    let screen = await Screen(CheckoutView())
    try screen.field("Expires").type("12")
    #expect(try screen.field("Expires").text == "12/")
    // The slash is the format's: what is deleted is the digit before it.
    try screen.press(.delete)
    #expect(try screen.field("Expires").text == "1")
    try screen.press(.delete)
    #expect(try screen.field("Expires").text == "")
  }

  @Test func aWrongDigitShowsAMessage() async throws {
    let screen = await Screen(CheckoutView())
    try screen.field("Card number").type("4242424242424241")
    #expect(screen.shows("There is a digit wrong in this number."))
    #expect(screen.focusedLabel == "Card number")
  }

  @Test func theOrderIsReviewedInASheetAndPlaced() async throws {
    let screen = await Screen(CheckoutView())
    try enterAddress(screen)
    #expect(screen.focusedLabel == "Name on card")
    try screen.type("Lise Meitner")
    try screen.press(.return)
    try screen.type("5555555555554444")
    try screen.type("1230")
    #expect(try !screen.button("Review order").isEnabled)
    try screen.type("123")
    try screen.toggle("This is a gift").press()
    try screen.field("A few words").type("Enjoy!")
    try screen.button("Review order").press()
    #expect(screen.presentation == "sheet")
    #expect(screen.shows("Mastercard ending in 4444"))
    #expect(screen.shows("Marktgasse 3\n3011 Bern\nSwitzerland"))
    #expect(screen.shows("77.40"))
    try screen.button("Pay").press()
    #expect(screen.presentation == nil)
    #expect(screen.shows("Your order is number 2041."))
    #expect(try screen.field("Card number").text.isEmpty)
    #expect(try !screen.button("Review order").isEnabled)
  }
}
