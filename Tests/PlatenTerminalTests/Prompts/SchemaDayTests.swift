import Testing

@testable import TerminalPrompts

/// What is said of days in a schema's text.
@Suite struct SchemaDayTests {
  @Test(arguments: [
    ("date", "2026-02-28", []), ("date", "2026-02-30", ["There is no such day."]),
    ("date", "2026-13-01", ["There is no such day."]), ("date", "tomorrow", ["Enter a day as year-month-day."]),
    ("date-time", "2026-02-30T14:30:00Z", ["There is no such day."]), ("date-time", "2026-02-28T14:30:00Z", []),
  ])
  func `a day that the calendar does not have is none`(format: String, text: String, reasons: [String]) {
    let broken = SchemaLimits(format: format).textChecks.filter { !$0.holds(text) }.map(\.reason)
    #expect(broken == reasons)
  }
}
