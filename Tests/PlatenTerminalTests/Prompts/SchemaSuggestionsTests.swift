import Platen
import Testing

@testable import PlatenTerminal
@testable import TerminalPrompts

/// Texts that a schema knows values of, and that may be others.
@MainActor @Suite struct SchemaSuggestionsTests {
  @Test func `values beside any other text, and several examples, are suggestions`() throws {
    let schema = try FormSchema(
      json: #"""
        {"type": "object", "$defs": {"known": {"enum": ["MIT", "Apache-2.0"]}}, "properties": {
          "license": {"anyOf": [{"$ref": "#/$defs/known"}, {"type": "string"}, {"const": "None"}]},
          "zone": {"type": "string", "examples": ["Europe/Berlin", "Asia/Tokyo"]},
          "name": {"type": "string", "examples": ["Ada"]}}}
        """#)
    #expect(
      schema.fields.map(\.suggestions) == [["MIT", "Apache-2.0", "None"], ["Europe/Berlin", "Asia/Tokyo"], []])
    let answers = SchemaAnswers(schema, values: .object([]))
    let run = SessionRun(
      SchemaForm(schema: schema, finish: PromptFinish { _ in }, answers: answers), columns: 60, rows: 20)
    #expect(run.text.contains("Optional, such as MIT"))
    run.type("ap")
    #expect(run.text.contains("Apache-2.0"))
    run.type("\u{1B}[B\r")
    #expect(run.text.contains("License ▌Apache-2.0"), "\(run.text)")
  }
}
