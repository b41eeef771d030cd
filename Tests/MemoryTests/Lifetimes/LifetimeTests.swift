import Testing

/// Hosts, screens and sessions that are closed, or released only, while something of their views is still in use.
@MainActor @Suite struct LifetimeTests {
  @Test(arguments: LifetimeCase.state, StageKind.allCases)
  func stateEndsWithItsView(_ lifetime: LifetimeCase, _ kind: StageKind) async throws {
    try await checkEnd(of: lifetime, on: kind)
  }

  @Test(arguments: LifetimeCase.work, StageKind.allCases)
  func workEndsWithItsView(_ lifetime: LifetimeCase, _ kind: StageKind) async throws {
    try await checkEnd(of: lifetime, on: kind)
  }

  @Test(arguments: LifetimeCase.presentations, StageKind.allCases)
  func whatIsPresentedEndsWithItsView(_ lifetime: LifetimeCase, _ kind: StageKind) async throws {
    try await checkEnd(of: lifetime, on: kind)
  }
}
