import Foundation
import TerminalPrompts

// Asks the questions of a JSON Schema and prints the answers: survey questions.json > answers.json.

guard let file = CommandLine.arguments.dropFirst().first else {
  Prompt.writeError("Usage: survey FILE")
  exit(64)
}
do {
  let schema = try FormSchema(json: String(contentsOfFile: file, encoding: .utf8))
  print(try await Prompt.fill(schema) { _ in "Thank you for your answers" })
} catch {
  Prompt.exit(withError: error)
}
