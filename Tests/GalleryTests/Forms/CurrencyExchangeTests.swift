import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct CurrencyExchangeTests {
  @Test func eitherAmountFollowsTheOther() async throws {
    let screen = await Screen(CurrencyExchangeView())
    try screen.field("Amount in Krona").type("110")
    #expect(try screen.field("Amount in Euro").text == "10.00")
    try screen.field("Amount in Euro").replace(with: "2")
    #expect(try screen.field("Amount in Krona").text == "22.00")
    #expect(try screen.field("Amount in Euro").text == "2")
    #expect(screen.shows("SEK") && screen.shows("22.00 at today’s rate"))
  }

  /// A prompt is gone with the first digit.
  @Test func theAmountsHaveLabelsBesideTheirPrompts() async throws {
    let screen = await Screen(CurrencyExchangeView())
    #expect(try screen.field("Amount in Krona").placeholder == "0.00")
    try screen.field("Amount in Krona").type("110")
    #expect(screen.texts.filter { $0 == "Amount" }.count == 2)
  }

  @Test func typedTextStaysWhenTheFocusMovesOn() async throws {
    let screen = await Screen(CurrencyExchangeView())
    try screen.field("Amount in Krona").type("100")
    try screen.field("Amount in Euro").focus()
    #expect(try screen.field("Amount in Euro").text == "9.09")
    #expect(try screen.field("Amount in Krona").text == "100")
  }

  @Test func anotherCurrencyConvertsTheAmount() async throws {
    let screen = await Screen(CurrencyExchangeView())
    try screen.field("Amount in Krona").type("110")
    try screen.picker("To").select("Yen")
    #expect(try screen.field("Amount in Yen").text == "1600.00")
  }

  @Test func doneOnTheKeyboardsBarLeavesTheField() async throws {
    let screen = await Screen(CurrencyExchangeView())
    try screen.field("Amount in Krona").focus()
    try screen.button("Done").press()
    #expect(screen.focusedLabel == nil)
  }
}
