import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite(.serialized) struct AccountDetailsTests {
  private func screen() async -> Screen {
    UserDefaults.standard.removeObject(forKey: "accountMail")
    return await Screen(AccountDetailsView())
  }

  @Test func predicatesCheckTheFields() async throws {
    let screen = await screen()
    try screen.field("Mail address").type("ada@example")
    try screen.field("Nickname").type("Superadmin")
    #expect(screen.shows("That is no mail address.") && screen.shows("nothing with admin in it"))
    #expect(try !screen.button("Save").isEnabled)
    try screen.field("Mail address").type(".org")
    try screen.field("Nickname").replace(with: "Ada")
    #expect(!screen.shows("That is no mail address."))
    #expect(try screen.button("Save").isEnabled)
  }

  /// A prompt is gone with the first letter.
  @Test func aFieldHasALabelBesideItsPrompt() async throws {
    let screen = await screen()
    #expect(try screen.field("Mail address").placeholder == "ada@example.org")
    try screen.field("Mail address").type("a")
    #expect(screen.texts.contains("Mail address"))
  }

  @Test func savingEndsTheEditing() async throws {
    let screen = await screen()
    try screen.field("Nickname").type("Ada")
    try screen.field("Mail address").type("ada@example.org")
    #expect(screen.focusedLabel == "Mail address")
    try screen.button("Save").press()
    #expect(screen.shows("Saved for ada@example.org.") && screen.focusedLabel == nil)
  }

  @Test func theTokenIsCopied() async throws {
    let screen = await screen()
    try screen.button("Copy").press()
    #expect(screen.clipboard == "plt-4711-0815" && screen.shows("The token is on the clipboard."))
  }

  @Test func theWordHasToBeTypedBeforeOneLeaves() async throws {
    let screen = await screen()
    try screen.button("Delete account").press()
    try screen.field("Type DELETE to confirm").type("delete")
    #expect(try !screen.button("Delete everything").isEnabled)
    try screen.field("Type DELETE to confirm").replace(with: "DELETE")
    try screen.button("Delete everything").press()
    await screen.settle()
    #expect(screen.shows("Your account is gone") && screen.presentation == nil)
  }
}
