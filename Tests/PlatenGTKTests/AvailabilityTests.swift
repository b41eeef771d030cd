import Testing

@testable import PlatenGTK

@Suite struct AvailabilityTests {
  @Test func theFrontEndIsThereWithItsTraitAlone() {
    #if GTK
    #expect(GTKFrontEnd.isAvailable)
    #else
    #expect(!GTKFrontEnd.isAvailable)
    #endif
  }
}
