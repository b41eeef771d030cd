import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct TwoFactorCodeTests {
  private let view = TwoFactorCodeView { $0 == "482915" }

  @Test func theFieldHasTheFocusAMomentAfterTheFormAppears() async throws {
    let screen = await Screen(view)
    try await screen.eventually { screen.focusedLabel == "Verification code" }
    try screen.type("48")
    #expect(try screen.field("Verification code").text == "48")
  }

  @Test func onlySixDigitsAreKept() async throws {
    let screen = await Screen(TwoFactorCodeView { _ in false })
    let field = try screen.field("Verification code")
    try field.type("1a2-3")
    #expect(try field.text == "123")
    #expect(screen.shows("1") && screen.shows("2") && screen.shows("3"))
  }

  @Test func theRightCodeIsCheckedAsSoonAsItIsWhole() async throws {
    let screen = await Screen(view)
    try screen.field("Verification code").paste("482 915")
    try await screen.eventually { screen.shows("You’re in") }
  }

  @Test func aWrongCodeIsTakenAwayAndTheFieldKeepsTheFocus() async throws {
    let screen = await Screen(view)
    let field = try screen.field("Verification code")
    try field.type("111111")
    try await screen.eventually { screen.shows("That code isn’t right. Please try again.") }
    #expect(try field.text == "")
    #expect(screen.focusedLabel == "Verification code")
    try screen.type("482915")
    try await screen.eventually { screen.shows("You’re in") }
  }

  @Test func anotherCodeHasToWait() async throws {
    let waiting = await Screen(TwoFactorCodeView(resendDelay: 100_000) { _ in false })
    #expect(try !waiting.button("Resend code in").isEnabled)
    let ready = await Screen(TwoFactorCodeView(resendDelay: 0) { _ in false })
    try ready.field("Verification code").type("12")
    try ready.button("Resend code").press()
    #expect(try ready.field("Verification code").text == "")
  }
}
