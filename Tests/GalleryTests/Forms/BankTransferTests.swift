import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct BankTransferTests {
  @Test func theNumberIsGroupedWhileItIsTyped() async throws {
    let screen = await Screen(BankTransferView())
    let iban = try screen.field("IBAN")
    try iban.type("de89370400440532013000")
    #expect(try iban.text == "DE89 3704 0044 0532 0130 00")
    try iban.press(.delete)
    try iban.press(.delete)
    #expect(try iban.text == "DE89 3704 0044 0532 0130")
    try iban.select(4..<4)
    try iban.press(.delete)
    #expect(try iban.text == "DE83 7040 0440 5320 130")
    #expect(try iban.selection == 3..<3)
  }

  @Test func aWrongNumberIsReportedAtTheEndOfEditing() async throws {
    let screen = await Screen(BankTransferView())
    try screen.field("IBAN").type("DE89370400440532013001")
    #expect(!screen.shows("This is no valid IBAN."))
    try screen.field("Recipient").focus()
    #expect(screen.shows("This is no valid IBAN."))
  }

  @Test func moneyIsSentAfterConfirmation() async throws {
    let screen = await Screen(BankTransferView())
    try fill(screen, amount: "250.50")
    try screen.button("Review").press()
    #expect(screen.presentation == "sheet")
    #expect(screen.shows("€250.50"))
    #expect(try !screen.button("Send").isEnabled)
    try screen.toggle("I have checked the recipient").press()
    try screen.button("Send").press()
    #expect(screen.presentation == nil)
    #expect(screen.shows("€999.50"))
    #expect(try screen.field("Amount").text == "")
    #expect(try screen.field("IBAN").text == "")
  }

  @Test func thereIsNoMoreThanTheBalance() async throws {
    let screen = await Screen(BankTransferView())
    try fill(screen, amount: "2000")
    #expect(screen.shows("More than there is on your account."))
    #expect(try !screen.button("Review").isEnabled)
  }

  @Test func aReferenceHas140Characters() async throws {
    let screen = await Screen(BankTransferView())
    try screen.field("Reference").paste(String(repeating: "x", count: 150))
    #expect(try screen.field("Reference").text.count == 140)
    #expect(screen.shows("0 characters left"))
  }

  private func fill(_ screen: Screen, amount: String) throws {
    try screen.field("Recipient").type("Ada")
    try screen.field("IBAN").type("GB82WEST12345698765432")
    try screen.field("Amount").replace(with: amount)
  }
}
