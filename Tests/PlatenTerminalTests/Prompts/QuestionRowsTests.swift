import Foundation
import Platen
import Testing

@testable import TerminalPrompts

/// Questions in low and narrow windows.
@MainActor @Suite struct QuestionRowsTests {
  private func run<Value>(_ question: Question<Value>, columns: Int, rows: Int) -> [String] {
    SessionRun(question.makePlan().content(PromptFinish { _ in }), columns: columns, rows: rows).shown
  }

  @Test(arguments: [9, 10, 12, 14])
  func `a list leaves its keys their rows, on how many lines they are`(_ rows: Int) {
    let options = (1...20).map { "option \($0)" }
    let shown = run(.choose("Size", from: options, help: "One of them all"), columns: 28, rows: rows)
    #expect(shown.contains { $0.contains("Size") } && shown.contains { $0.contains("esc cancel") }, "\(shown)")
    #expect(shown.contains { $0.contains("❯ option 1") } && shown.contains { $0.contains("of 20") }, "\(shown)")
  }

  /// A list is chosen from by what is seen of it; keys are in the list of all keys as well.
  @Test func `in a low and narrow window the list has more rows than its keys`() {
    let options = ["Linux", "macOS", "iOS", "Windows", "Wasm"]
    let shown = run(.chooseSeveral("Platforms", from: options, limit: 1...3), columns: 20, rows: 8)
    #expect(shown.count { $0.contains("○") } == 2 && shown.contains { $0.contains("1 of 5") }, "\(shown)")
    #expect(shown.contains { $0.contains("↑↓ move") }, "\(shown)")
  }

  @Test func `the folder has a row besides the list`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rows-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 1...12 { try Data().write(to: folder.appendingPathComponent("file \(number)")) }
    let shown = run(.file("Which", in: folder), columns: 28, rows: 12)
    #expect(shown.contains { $0.contains("Which") } && shown.contains { $0.contains("esc cancel") }, "\(shown)")
  }

  /// The words are seen in the order of their direction, the mark is at the edge of the list.
  @Test(arguments: [0, 1]) func `a row that reads from right to left begins in the column of the others`(chosen: Int) {
    let options = ["one", "אחת שתיים", "three"]
    let shown = run(.choose("Which", from: options, default: options[chosen]), columns: 40, rows: 14)
    #expect(shown.contains { $0.hasPrefix(chosen == 0 ? "❯ one" : "  one") }, "\(shown)")
    #expect(shown.contains { $0.hasPrefix(chosen == 1 ? "❯ םייתש" : "  םייתש") }, "\(shown)")
  }

  @Test(arguments: [20, 60]) func `how many are chosen is seen while a filter hides them`(columns: Int) {
    let options = (1...7).map { "option \($0)" }
    let question = Question.chooseSeveral("Which", from: options)
    let run = SessionRun(question.makePlan().content(PromptFinish { _ in }), columns: columns, rows: 20)
    run.type(" \u{1B}[B ")
    #expect(!run.text.contains("Chosen"), "all of them are seen")
    run.type("7")
    #expect(run.shown.contains { $0.contains("  Chosen: 2 ") }, "\(run.shown)")
    run.type("x")
    #expect(run.shown.contains { $0.contains("  Chosen: 2 ") }, "\(run.shown)")
    let long = Question.chooseSeveral("Which", from: (1...30).map { "option \($0)" }, default: ["option 30"])
    let shown = self.run(long, columns: columns, rows: 20)
    #expect(shown.contains { $0.contains(columns > 24 ? "1 of 30 · Chosen: 1 " : "  Chosen: 1 ") }, "\(shown)")
  }

  @Test func `lines of keys end between keys`() {
    let keys = [QuestionKey("ctrl-d", "confirm", []), .cancel, QuestionKey(nil, "hidden", []), .move]
    func lines(_ columns: Int?) -> [String] {
      KeyLine(keys, columns: columns).lines.map { $0.map(\.words).joined(separator: " · ") }
    }
    #expect(lines(nil) == ["ctrl-d confirm · esc cancel · ↑↓ move"])
    #expect(lines(37) == lines(nil))
    #expect(lines(36) == ["ctrl-d confirm · esc cancel", "↑↓ move"])
    // No line ends in the sign, which would take two columns more.
    #expect(lines(27) == lines(36))
    #expect(lines(26) == ["ctrl-d confirm", "esc cancel · ↑↓ move"])
    #expect(!run(.text("Name", default: "demo"), columns: 40, rows: 12).contains { $0.hasSuffix("·") })
    #expect(lines(19) == ["ctrl-d confirm", "esc cancel", "↑↓ move"])
    #expect(KeyLine([], columns: 40).lines.isEmpty)
  }
}
