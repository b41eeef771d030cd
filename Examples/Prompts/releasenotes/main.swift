import Foundation
import TerminalPrompts

// Asks for the notes of a release and prints them in Markdown: releasenotes >> CHANGELOG.md. Nothing here is asynchronous.

do {
  let version = try Prompt.askAndWait(
    .text("Version", placeholder: "1.4.0") {
      $0.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) == nil ? "Three numbers with points between." : nil
    })
  let day = try Prompt.askAndWait(.date("Released on"))
  let kinds = try Prompt.askAndWait(
    .chooseSeveral("Parts", from: ["Added", "Changed", "Fixed", "Removed"], limit: 1...4))
  var notes = "## \(version) (\(day.formatted(.iso8601.year().month().day())))\n"
  for kind in kinds {
    let text = try Prompt.askAndWait(
      .lines(kind, help: "One change a line.") { $0.isEmpty ? "There has to be a change." : nil })
    notes += "\n### \(kind)\n"
    for line in text.split(separator: "\n") { notes += "- \(line)\n" }
  }
  guard try Prompt.askAndWait(.confirm("Write these notes?", help: notes, default: true)) else {
    throw PromptError.cancelled
  }
  print(notes)
} catch {
  Prompt.exit(withError: error)
}
