import Testing

@testable import PlatenGTK

@Suite struct AvailabilityTests {
  @Test func theFrontEndIsAvailableWithItsTraitAlone() {
    #if GTK
    #expect(GTKFrontEnd.isAvailable)
    #else
    #expect(!GTKFrontEnd.isAvailable)
    #endif
  }
}
