import Platen
import PlatenGraph
import Testing

@testable import PlatenTerminal
@testable import TerminalPrompts

/// A form described by JSON Schema, asked in lines: what is required, and what is wrong, is said by name.
@MainActor @Suite struct SchemaLinesTests {
  private static let schema = #"""
    {"type": "object", "required": ["size", "tags", "terms"], "properties": {
      "size": {"enum": ["small", "large"]},
      "tags": {"type": "array", "items": {"enum": ["x", "y"]}, "minItems": 1},
      "terms": {"const": true},
      "note": {"type": "string"}}}
    """#

  @MainActor private final class End {
    var result: String?
    var form: PlainForm?
  }

  /// What is written where a form gets these answers, and its own answer.
  private func run(_ answers: [String]) async throws -> (lines: [String], result: String?) {
    let schema = try FormSchema(json: Self.schema)
    let end = End()
    let finish = PromptFinish<String> { answer in
      end.result = try? answer.get()
      end.form?.stop()
    }
    var environment = EnvironmentValues()
    environment.asksInLines = true
    let view = SchemaForm(schema: schema, finish: finish, answers: SchemaAnswers(schema, values: .object([])))
    let console = EchoingConsole(answers, isSpoken: true)
    end.form = PlainForm(driver: FrontEndDriver(host: ViewHost(view, environment: environment)), console: console)
    _ = await end.form?.run()
    return (console.written.split(separator: "\n").map(String.init), end.result)
  }

  @Test func `a choice that is needed says so, and has no line for none`() async throws {
    let (lines, result) = try await run(["", "la", "y", "", "y", "", "Finish"])
    #expect(lines.contains("1 of 5. Size, required (number or name): "))
    #expect(lines.contains("  ! Size is required. Return again leaves it empty."))
    #expect(lines.contains { $0.hasPrefix("4 of 5. Terms, required (y/n)") })
    #expect(lines.contains("  1. small") && !lines.contains { $0.contains("None") })
    #expect(result == #"{"size":"large","tags":["x"],"terms":true}"#)
  }

  @Test func `what is wrong is said by name, and asked again`() async throws {
    let (lines, result) = try await run(
      ["", "", "", "", "", "", "Finish", "small", "", "y", "y", "Finish"])
    #expect(
      lines.contains("  ! Not complete: Size: This is required; Tags: Choose at least 1; Terms: This is required."),
      "\(lines)")
    #expect(!lines.contains("! This is required."))
    #expect(result == #"{"size":"small","tags":["y"],"terms":true}"#)
  }
}
