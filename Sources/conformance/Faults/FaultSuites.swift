/// What users have reported of fields, as they entered it. Faults of speed, memory and drawing are not among them: the
/// benchmarks and tests have those.
@MainActor enum FaultSuites {
  static let all = [
    suite("reported faults: numbers") { NumberFaults.all },
    suite("reported faults: masks, dates and phones") { DigitFaults.all },
    suite("reported faults: other styles") { StyleFaults.all },
    suite("reported faults: bindings and focus") { BindingFaults.all },
    suite("reported faults: input of terminals") { TerminalFaults.all },
  ]

  private static func suite(_ name: String, _ cases: @escaping () -> [FaultCase]) -> Suite {
    Suite(name: name, source: "reports of users") { tally in
      for fault in cases() {
        let found: String
        do { found = try await fault.run() } catch { found = "\(error)" }
        tally.compare(found, fault.expected, fault.entered)
      }
      return true
    }
  }
}
