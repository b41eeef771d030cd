import PlatenWeb
import Testing

@Suite struct AvailabilityTests {
  @MainActor @Test func theFrontEndIsAvailableWithItsTraitAlone() {
    #if Web
    #expect(WebFrontEnd.isAvailable)
    #else
    #expect(!WebFrontEnd.isAvailable)
    #endif
  }
}
