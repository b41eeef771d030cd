import Platen
import Testing

@testable import PlatenTerminal
@testable import TerminalPrompts

/// What a key costs in a form that a schema describes.
@MainActor @Suite struct SchemaFormCostTests {
  private func run(fields: Int) throws -> SessionRun {
    let properties = (1...fields).map { #""f\#($0)":{"type":"string","title":"Field \#($0)"}"# }
    let schema = try FormSchema(json: #"{"type":"object","properties":{\#(properties.joined(separator: ","))}}"#)
    let answers = SchemaAnswers(schema, values: .object([]))
    return SessionRun(
      SchemaForm(schema: schema, finish: PromptFinish { _ in }, answers: answers), columns: 60, rows: 20)
  }

  private func evaluations(fields: Int) throws -> Int {
    let run = try run(fields: fields)
    run.type("ab")
    let before = run.session.host.statistics.evaluations
    run.type("c")
    #expect(run.text.contains("abc"))
    return run.session.host.statistics.evaluations - before
  }

  @Test func `a key evaluates one field of a form of two hundred`() throws {
    #expect(try evaluations(fields: 200) == evaluations(fields: 3))
  }
}
