import Foundation

/// The result of a suite.
struct Report {
  var name: String
  var source: String
  var isAvailable: Bool
  var tally: Tally

  var unexplained: [String] { tally.unexplained }

  /// The share of agreeing cases that a suite needs.
  private static let requiredShare = 0.99

  /// Whether a difference has no reason, or too many cases differ.
  var hasFailed: Bool {
    isAvailable && (!unexplained.isEmpty || Double(tally.agreeing) < Self.requiredShare * Double(tally.cases))
  }

  var line: String {
    guard isAvailable else { return "\(name): not run, \(source) is not installed" }
    return "\(name): \(tally.agreeing) of \(tally.cases) agree" + (differences.isEmpty ? "" : "; \(differences)")
  }

  /// The number of differing cases for each reason.
  var differences: String {
    var parts = tally.reasons.sorted { $0.key < $1.key }.map { "\($0.value): \($0.key)" }
    if !unexplained.isEmpty { parts.append("\(unexplained.count): without a reason") }
    return parts.joined(separator: "; ")
  }
}

/// The reports as a document.
struct Table {
  var reports: [Report]

  var markdown: String {
    let rows = reports.filter(\.isAvailable).map { report in
      let tally = report.tally
      return "| \(report.name) | \(report.source) | \(tally.cases) | \(tally.agreeing) | \(report.differences) |"
    }
    return """
      # Conformance

      `Scripts/conformance` runs published test data, and other libraries as oracles, through text fields and writes this \
      table. It fails when a suite agrees in less than 99% of its cases, or differs without a reason.

      CLDR's suites write numbers by the symbols and patterns of all locales in its files, and enter them into fields of \
      these locales. The values are compared in all of them. The texts are compared where Foundation, which has a later \
      version of CLDR, writes the same. ICU takes its number data from CLDR; the data of its own number tests are in no \
      package of Debian.

      The suites called random enter texts in several ways and edit them by random commands, ten million of them; a case \
      is a check after a command. The ways give the same field, the caret stays in the text, the history leads back and \
      forth, and Foundation reads the value that the field has. Those called bound do so on a screen, with two million \
      keys and commands, while the program sets the value now and then: the field shows what the same editing without a \
      program gives, and the program has what the text means.

      | suite | source | cases | agree | differ |
      |---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }
}
