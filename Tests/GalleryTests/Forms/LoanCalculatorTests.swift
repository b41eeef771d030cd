import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct LoanCalculatorTests {
  @Test func theSliderAndTheFieldShowOneValue() async throws {
    let screen = await Screen(LoanCalculatorView())
    #expect(try screen.field("Amount").text == "$250,000")
    try screen.slider("Amount").set(300_000)
    #expect(try screen.field("Amount").text == "$300,000")
    try screen.field("Amount").replace(with: "$120,000")
    try screen.press(.return)
    #expect(try screen.slider("Amount").value == 120_000)
  }

  @Test func theResultFollows() async throws {
    let screen = await Screen(LoanCalculatorView())
    // 250,000 at 3.5 % for 25 years.
    #expect(screen.shows("$1,251.56"))
    try screen.slider("Interest").set(4)
    #expect(try screen.field("Interest").text == "4.0 %")
    #expect(screen.shows("$1,319.59"))
  }

  @Test func aFieldIsReadWhenItIsLeft() async throws {
    let screen = await Screen(LoanCalculatorView())
    try screen.field("Interest").replace(with: "2.25 %")
    try screen.field("Years").focus()
    #expect(try screen.slider("Interest").value == 2.25)
    #expect(try screen.field("Interest").text == "2.25 %")
  }

  @Test func yearsStayInTheirRange() async throws {
    let screen = await Screen(LoanCalculatorView())
    try screen.field("Years").replace(with: "99")
    try screen.press(.return)
    #expect(try screen.slider("Years").value == 40)
    #expect(try screen.field("Years").text == "40")
  }

  @Test func theKeyboardsButtonLeavesTheField() async throws {
    let screen = await Screen(LoanCalculatorView())
    try screen.field("Years").focus()
    try screen.button("Done").press()
    #expect(screen.focusedLabel != "Years")
  }

  @Test func theRemainingDebtIsShownOnRequest() async throws {
    let screen = await Screen(LoanCalculatorView())
    #expect(!screen.shows("After year 5"))
    try screen.button("What is left to pay").press()
    #expect(screen.shows("After year 5"))
    #expect(screen.shows("After year 25"))
  }
}
