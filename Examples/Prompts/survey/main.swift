import Foundation
import TerminalPrompts

// Asks the questions of a JSON Schema and prints the answers: survey questions.json > answers.json.

guard let file = CommandLine.arguments.dropFirst().first else {
  FileHandle.standardError.write(Data("Usage: survey FILE\n".utf8))
  exit(64)
}
do {
  let schema = try FormSchema(json: String(contentsOfFile: file, encoding: .utf8))
  print(try Prompt.fill(schema) { _ in "Thank you for your answers" })
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit((error as? PromptError)?.exitStatus ?? 1)
}
