import Foundation
import Testing
import TextFormats

@testable import TerminalPrompts

/// What is said of days in a schema's text.
@Suite struct SchemaDayTests {
  @Test(arguments: [
    ("date", "2026-02-28", []), ("date", "2026-02-30", ["There is no such day."]),
    ("date", "2026-13-01", ["There is no such day."]),
    ("date", "tomorrow", ["Enter a day such as \(SchemaMoment.day.example)."]),
    ("date-time", "2026-02-30T14:30:00Z", ["There is no such day."]), ("date-time", "2026-02-28T14:30:00Z", []),
  ])
  func `a day that the calendar does not have is none`(format: String, text: String, reasons: [String]) {
    let broken = SchemaLimits(format: format).textChecks.filter { !$0.holds(text) }.map(\.reason)
    #expect(broken == reasons)
  }

  /// The moments as Foundation writes them in the user's language.
  private static var written: [(SchemaMoment, String, String)] {
    let calendar = Calendar.current
    let date = calendar.date(from: DateComponents(year: 2026, month: 3, day: 21, hour: 14, minute: 30)) ?? Date()
    let iso = Date.ISO8601FormatStyle(timeZone: .current).year().month().day().time(includingFractionalSeconds: false)
      .timeZone(separator: .colon)
    let styles = [
      Date.FormatStyle(date: .numeric, time: .omitted), Date.FormatStyle(date: .omitted, time: .shortened),
      Date.FormatStyle(date: .numeric, time: .shortened),
    ].map { $0.following() }
    return [
      (.day, styles[0].format(date), "2026-03-21"), (.time, styles[1].format(date), "14:30"),
      (.dayAndTime, styles[2].format(date), iso.format(date)),
    ]
  }

  @Test(arguments: written)
  func `a moment is typed as the user writes it, and is that of the standard in the answer`(
    moment: SchemaMoment, text: String, literal: String
  ) throws {
    #expect(moment.literal(of: text) == literal)
    #expect(moment.literal(of: " \(text.lowercased().filter { $0 != "," }) ") == literal)
    #expect(moment.text(of: literal) == text)
    #expect(moment.literal(of: moment.example) != nil)
    let json =
      #"{"properties":{"a":{"type":"string","format":"\#(moment.rawValue)"},"#
      + #""b":{"type":"array","items":{"type":"string","format":"\#(moment.rawValue)"}}}}"#
    let known: JSONValue = .object([
      .init(name: "a", value: .string(literal)), .init(name: "b", value: .array([.string(literal)])),
    ])
    let schema = try FormSchema(json: json)
    var answers = SchemaAnswers(schema, values: known)
    #expect(schema.fields.map { answers[$0.key].text } == [text, text])
    #expect(answers.json(schema) == known)
    answers[schema.fields[0].key].text = "some day"
    #expect(answers.problem(of: schema.fields[0], in: schema) == moment.reason)
    #expect(schema.fields.map(\.form) == [moment.example, moment.example])
  }

  @Test(arguments: [
    (SchemaMoment.dayAndTime, "2026-11-21T14:30:15Z"), (.dayAndTime, "2026-11-21 14:30:00.5+02:00"),
    (.time, "14:30:00Z"), (.time, "14:30:15"),
  ])
  func `what the user's language does not write whole stays as it is`(moment: SchemaMoment, literal: String) {
    #expect(moment.text(of: literal) == literal)
    #expect(moment.literal(of: literal) == literal)
  }

  @Test func `a pattern is for the answer`() throws {
    let schema = try FormSchema(
      json: #"{"properties":{"a":{"type":"string","format":"date","pattern":"^2026-","minLength":10}}}"#)
    func reasons(_ text: String) -> [String] { schema.fields[0].checks.filter { !$0.holds(text) }.map(\.reason) }
    let style = Date.FormatStyle(date: .numeric, time: .omitted).following()
    for year in [2026, 2027] {
      let day = try #require(Calendar.current.date(from: DateComponents(year: year, month: 3, day: 1)))
      #expect(reasons(style.format(day)) == (year == 2026 ? [] : ["This is not in the form expected."]))
    }
  }
}
