import Testing

@testable import conformance

/// A part of the random suites, of which `Scripts/conformance` takes millions of steps.
@MainActor struct RandomSuiteTests {
  @Test func randomStepsLeadToNoDifference() async {
    for suite in RandomSuites.all(steps: 8_000, seed: 1) + BoundSuites.all(steps: 4_000, seed: 2)
      + PhoneSuites.random(steps: 8_000, seed: 3)
    {
      let report = await suite.report()
      // Some sources are not on every machine.
      #expect(report.tally.cases > 0 || !report.isAvailable, "\(suite.name)")
      #expect(report.unexplained == [], "\(suite.name)")
    }
  }
}
