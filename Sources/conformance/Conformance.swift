import ArgumentParser
import Foundation

/// Runs published test data and other libraries as oracles through text fields, and prints a line for each suite.
@main struct Conformance: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares text fields with Unicode's test data, Foundation and libphonenumber.")

  @Option(help: "Writes the table into this Markdown file.", completion: .file())
  var write: String?

  @Option(help: "The number of unexplained differences to print for each suite.")
  var examples = 10

  @Option(help: "The number of commands of all random suites together; those on a screen take a fifth more.")
  var steps = 10_000_000

  @Option(help: "The seed of the random suites.")
  var seed: UInt64 = 1

  @Argument(help: "The names of suites, or parts of them. All suites unless given.")
  var names: [String] = []

  @MainActor func run() async throws {
    let suites = Suite.all(steps: steps, seed: seed).filter { suite in
      names.isEmpty || names.contains { suite.name.contains($0) }
    }
    var reports: [Report] = []
    for suite in suites {
      let report = await suite.report()
      print(report.line)
      for example in report.unexplained.prefix(examples) { print("    \(example)") }
      reports.append(report)
    }
    if let write { try Table(reports: reports).markdown.write(toFile: write, atomically: true, encoding: .utf8) }
    if reports.contains(where: \.hasFailed) { throw ExitCode.failure }
  }
}
