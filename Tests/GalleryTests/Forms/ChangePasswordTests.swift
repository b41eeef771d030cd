import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct ChangePasswordTests {
  @Test func returnLeadsThroughTheFieldsAndChangesThePassword() async throws {
    let screen = await Screen(ChangePasswordView())
    #expect(screen.focusedLabel == "Current password")
    try screen.type("correct horse")
    try screen.press(.return)
    #expect(screen.focusedLabel == "New password")
    try screen.type("Battery-Staple")
    try screen.press(.return)
    try screen.type("Battery-Staple")
    #expect(try screen.button("Change password").isEnabled)
    try screen.press(.return)
    #expect(screen.presentation == "alert: Password changed")
    try screen.button("OK").press()
    #expect(try screen.field("New password").text == "")
    #expect(screen.focusedLabel == "Current password")
  }

  @Test func theStrengthIsShownWhileOneTypes() async throws {
    let screen = await Screen(ChangePasswordView())
    let field = try screen.field("New password")
    try field.type("abc")
    #expect(screen.shows("Weak"))
    #expect(try screen.progress("Strength").fraction == 0.25)
    try field.type("DEF-123-xyz")
    #expect(screen.shows("Strong"))
    #expect(try screen.progress("Strength").fraction == 1)
  }

  @Test func aRevealedFieldKeepsItsTextAndTheFocus() async throws {
    let screen = await Screen(ChangePasswordView())
    try screen.field("New password").type("Secret")
    #expect(try screen.field("New password").text == "••••••")
    try screen.button("Show: New password").press()
    #expect(try screen.field("New password").text == "Secret")
    #expect(screen.focusedLabel == "New password")
    try screen.type("!")
    try screen.button("Hide: New password").press()
    #expect(try screen.field("New password").text == "•••••••")
  }

  @Test func aWrongPasswordIsReportedUntilItIsEdited() async throws {
    let screen = await Screen(ChangePasswordView())
    try screen.field("Current password").type("wrong")
    try screen.field("New password").type("Battery-Staple")
    try screen.field("Repeat it").type("Battery-Staple")
    try screen.button("Change password").press()
    #expect(screen.shows("The current password is not right."))
    #expect(screen.focusedLabel == "Current password")
    try screen.field("Current password").type("x")
    #expect(!screen.shows("The current password is not right."))
  }

  @Test func theButtonWaitsForAllRules() async throws {
    let screen = await Screen(ChangePasswordView())
    try screen.field("Current password").type("correct horse")
    try screen.field("New password").type("batterystaple")
    try screen.field("Repeat it").type("batterystaple")
    #expect(try !screen.button("Change password").isEnabled)
  }
}
