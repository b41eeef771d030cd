import Foundation
import TerminalPrompts

// Asks for a commit message and prints it: git commit -m "$(commitmessage)".

do {
  let kind = try await Prompt.ask(
    .choose("Kind of change", from: ["feat", "fix", "docs", "refactor", "test", "build"], help: "The first word."))
  let subject = try await Prompt.ask(
    .text("Subject", help: "In the imperative, at most 60 characters.", placeholder: "add a flag for quiet output") {
      if $0.isEmpty { return "A subject is needed." }
      return $0.count > 60 ? "\($0.count) characters are too many." : nil
    })
  let body = try await Prompt.ask(.lines("Body", placeholder: "Why it is needed"))
  print("\(kind): \(subject)" + (body.isEmpty ? "" : "\n\n\(body)"))
} catch {
  Prompt.exit(withError: error)
}
