import PlatenTesting
import Testing

@testable import GalleryPages

@MainActor @Suite struct UnitConverterViewTests {
  @Test func theResultFollowsTheDigits() async throws {
    let screen = await Screen(UnitConverterView())
    #expect(screen.focusedLabel == "Value")
    #expect(screen.shows("Enter a number."))
    try screen.type("10")
    #expect(screen.texts.contains("6.214 mi"))
    try screen.picker("To unit").select("ft")
    #expect(screen.texts.contains("32,808.399 ft"))
    try screen.field("Value").replace(with: "")
    #expect(screen.shows("Enter a number."))
  }

  @Test func anotherQuantityHasItsOwnUnits() async throws {
    let screen = await Screen(UnitConverterView())
    try screen.field("Value").type("-40")
    try screen.picker("Quantity").select("Temperature")
    #expect(try screen.picker("From unit").options == ["°C", "°F", "K"])
    #expect(screen.texts.contains("-40 °F"))
    try screen.button("Swap units").press()
    #expect(screen.texts.contains("-40 °C"))
    #expect(try screen.picker("From unit").value == "°F")
  }

  @Test func returnKeepsALineOfHistory() async throws {
    let screen = await Screen(UnitConverterView())
    try screen.type("5")
    try screen.press(.return)
    try screen.press(.return)
    #expect(screen.texts.filter { $0 == "5 km = 3.11 mi" }.count == 1)
    try screen.button("Clear").press()
    #expect(!screen.shows("5 km"))
  }
}
