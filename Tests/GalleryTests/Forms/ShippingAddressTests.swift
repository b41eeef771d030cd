import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct ShippingAddressTests {
  @Test func thePostalCodeIsWrittenAsTheCountryDoes() async throws {
    let screen = await Screen(ShippingAddressView())
    try screen.field("ZIP code").type("205001234")
    #expect(try screen.field("ZIP code").text == "20500-1234")
    try screen.picker("Country").select("Canada")
    #expect(try screen.field("Postal code").text == "")
    try screen.field("Postal code").type("k1a0b1")
    #expect(try screen.field("Postal code").text == "K1A 0B1")
    try screen.picker("Country").select("Netherlands")
    try screen.field("Postcode").type("1012js")
    #expect(try screen.field("Postcode").text == "1012 JS")
    try screen.picker("Country").select("United Kingdom")
    try screen.field("Postcode").type("sw1a1aa")
    #expect(try screen.field("Postcode").text == "SW1A 1AA")
  }

  @Test func digitsAreInsertedInTheMiddleOfTheCode() async throws {
    let screen = await Screen(ShippingAddressView())
    try screen.picker("Country").select("Japan")
    let code = try screen.field("Postal code")
    try code.type("100001")
    #expect(try code.text == "100-001")
    try code.select(2..<2)
    try code.type("9")
    #expect(try code.text == "109-0001")
  }

  @Test func onlySomeCountriesHaveStates() async throws {
    let screen = await Screen(ShippingAddressView())
    #expect(try screen.picker("State").options.contains("TX"))
    try screen.picker("Country").select("Germany")
    #expect(throws: ScreenError.self) { try screen.picker("State") }
    #expect(try screen.field("Postleitzahl").placeholder == "10117")
  }

  @Test func theLabelIsSaved() async throws {
    let screen = await Screen(ShippingAddressView())
    try screen.picker("Country").select("Germany")
    try screen.field("Full name").type("Ada Lovelace")
    try screen.toggle("Business address").press()
    try screen.field("Company").type("Analytical Engines")
    try screen.field("Street").type("Unter den Linden 1")
    try screen.field("Postleitzahl").type("10117")
    #expect(try !screen.button("Save address").isEnabled)
    try screen.field("City").type("Berlin")
    try screen.button("Save address").press()
    #expect(screen.shows("Analytical Engines\nAda Lovelace\nUnter den Linden 1\n10117 Berlin\nGERMANY"))
    #expect(screen.shows("Saved"))
    try screen.field("City").type("!")
    #expect(!screen.shows("Saved"))
  }

  @Test func aTooShortCodeIsReportedAtTheEndOfEditing() async throws {
    let screen = await Screen(ShippingAddressView())
    try screen.field("ZIP code").type("12")
    #expect(!screen.shows("Like 20500, please."))
    try screen.field("City").focus()
    #expect(screen.shows("Like 20500, please."))
  }
}
