import Testing

@testable import conformance

/// A part of the random suites, of which `Scripts/conformance` takes millions of steps.
@MainActor struct RandomSuiteTests {
  @Test(arguments: [1, 2] as [UInt64]) func randomStepsLeadToNoDifference(seed: UInt64) async {
    for suite in RandomSuites.all(steps: 20_000, seed: seed) + BoundSuites.all(steps: 10_000, seed: seed) {
      let report = await suite.report()
      #expect(report.tally.cases > 0, "\(suite.name)")
      #expect(report.unexplained == [], "\(suite.name)")
    }
  }
}
