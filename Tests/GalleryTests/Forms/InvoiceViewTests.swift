import PlatenTesting
import Testing

@testable import GalleryPages

@MainActor @Suite struct InvoiceViewTests {
  @Test func theTotalsFollowTheLines() async throws {
    let screen = await Screen(InvoiceView())
    #expect(screen.texts.contains("€1,430.00"))
    let quantity = try #require(screen.fields("Quantity").first)
    try quantity.replace(with: "10")
    #expect(screen.texts.contains("€950.00"))
    #expect(screen.texts.contains("€1,240.00"))
    let price = try #require(screen.fields("Price").last)
    try price.replace(with: "8")
    try screen.press(.return)
    #expect(try price.text == "€8.00")
    #expect(screen.texts.contains("€1,270.00"))
    #expect(screen.texts.contains("€1,511.30"))
  }

  @Test func aDiscountHasALineInTheTotals() async throws {
    let screen = await Screen(InvoiceView())
    #expect(try screen.field("Discount").text.isEmpty)
    try screen.field("Discount").type("10")
    try screen.press(.return)
    #expect(try screen.field("Discount").text == "10%")
    #expect(screen.texts.contains("-€143.00"))
    try screen.picker("VAT").select("0%")
    #expect(screen.texts.contains("€1,287.00"))
    try screen.field("Discount").replace(with: "")
    try screen.press(.return)
    #expect(!screen.texts.contains("-€143.00"))
  }

  @Test func aNewLineIsTypedIntoAtOnce() async throws {
    let screen = await Screen(InvoiceView())
    try screen.button("Add line").press()
    await screen.settle()
    try screen.type("Punched cards")
    #expect(try screen.fields("Description").map { try $0.text } == ["Design", "Brass gears", "Punched cards"])
  }

  @Test func theNumberIsInTheTitleWithoutGrouping() async throws {
    let screen = await Screen(InvoiceView())
    try screen.field("Number").replace(with: "12345")
    try screen.press(.return)
    #expect(try screen.field("Number").text == "12345")
    #expect(screen.pageTitle == "Invoice 12345")
    try screen.button("Increment").press()
    #expect(screen.shows("January 5, 2027"))
  }
}
