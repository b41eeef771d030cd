import Foundation
import Platen
import Testing

@testable import TerminalPrompts

/// The list of all keys, in questions that handle some themselves.
@MainActor @Suite struct QuestionKeysTests {
  /// The rows of the list that F1 shows, each as the keys and what they do.
  private func list(of question: some View) -> [String] {
    let run = SessionRun(question, columns: 80, rows: 90)
    run.type("\u{1B}OP")
    return run.shown.compactMap { row in
      let parts = row.split(separator: "│", omittingEmptySubsequences: false)
      return parts.count == 3 ? parts[1].split(separator: " ").joined(separator: " ") : nil
    }
  }

  private func view<Value>(_ question: Question<Value>) -> AnyView {
    question.makePlan().content(PromptFinish { _ in })
  }

  @Test func `a text of several lines is confirmed by Control-D`() {
    let rows = list(of: view(.lines("Text", default: "a")))
    #expect(rows.contains("^D Confirm"), "\(rows)")
    #expect(rows.contains { $0.hasSuffix("New line") })
    #expect(!rows.contains { $0.hasSuffix("Delete behind") && $0.contains("^D") })
    // No key of most keyboards leads elsewhere.
    #expect(!rows.contains { $0.hasSuffix("field") }, "\(rows)")
  }

  @Test func `a choice of several names the key that chooses, and no other field`() {
    let rows = list(of: view(.chooseSeveral("Fruit", from: ["apple", "pear"])))
    #expect(rows.contains("Space Tab ^I Choose, or remove from the chosen"), "\(rows)")
    #expect(rows.contains("Enter ^J ^M Confirm"))
    #expect(rows.contains { $0.hasSuffix("Previous line") && $0.hasPrefix("↑") })
    #expect(rows.contains { $0.hasPrefix("Esc") && $0.hasSuffix("Cancel") })
    #expect(!rows.contains { $0.contains("field") || $0.hasSuffix("Submit") })
  }

  @Test func `the arrow keys of a month lead to days and weeks`() {
    let rows = list(of: view(.date("Due")))
    #expect(rows.contains("↓ A week on") && rows.contains("← Previous day") && rows.contains("PgUp Previous month"))
    #expect(rows.contains("0–9 Type a day"))
    #expect(!rows.contains { $0.contains("value") }, "\(rows)")
  }

  @Test func `the answers of yes and no have their keys`() {
    let rows = list(of: view(.confirm("Go?")))
    #expect(rows.contains("Y ← ↑ Yes") && rows.contains("N → ↓ No"), "\(rows)")
    #expect(rows.contains("Enter ^J ^M Confirm"))
  }

  @Test func `a line without a default has no key that completes it`() {
    let plain = list(of: view(.text("Name")))
    #expect(!plain.contains { $0.contains("Tab") || $0.contains("field") }, "\(plain)")
    let standard = list(of: view(.text("Name", default: "demo")))
    #expect(standard.contains { $0.hasPrefix("Tab") && $0.hasSuffix("Edit the default") }, "\(standard)")
  }
}
