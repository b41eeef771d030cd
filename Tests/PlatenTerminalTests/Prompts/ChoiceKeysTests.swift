import Foundation
import Platen
import PlatenGraph
import Testing

@testable import TerminalPrompts

/// The keys that a choice offers.
@MainActor @Suite struct ChoiceKeysTests {
  private func question(limit: ClosedRange<Int>?) -> SessionRun {
    SessionRun(
      ChoiceQuestion<[Int]>(
        title: "Fruit", help: nil, options: ChoiceFilter(["apple", "pear"]), limit: limit, value: { $0 },
        finish: PromptFinish { _ in }, taken: [], row: 0), columns: 80, rows: 12)
  }

  @Test func confirmingIsOfferedOnlyWhereSomethingMatches() {
    let run = question(limit: nil)
    #expect(run.text.contains("enter confirm"))
    #expect(run.text.contains("esc cancel"))
    run.type("zz")
    #expect(run.text.contains("Nothing matches."))
    #expect(!run.text.contains("enter confirm"))
    #expect(!run.text.contains("↑↓ move"))
    #expect(run.text.contains("esc clear"))
  }

  @Test func severalCanBeConfirmedWhateverMatches() {
    let run = question(limit: 0...2)
    run.type("zz")
    #expect(run.text.contains("enter confirm"))
    #expect(!run.text.contains("space choose"))
  }

  @Test func aFileIsConfirmedAndAFolderOpenedOnlyWhereThereIsOne() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("notes.txt"))
    let run = SessionRun(
      FileQuestion(
        title: "File", help: nil, kind: .file, accepts: { _ in true }, finish: PromptFinish { _ in }, folder: folder),
      columns: 80, rows: 12)
    run.type("inn")
    #expect(run.text.contains("enter open folder") && !run.text.contains("confirm"))
    run.type("\u{7F}\u{7F}\u{7F}note")
    #expect(run.text.contains("enter confirm") && !run.text.contains("open folder"))
    run.type("zz")
    #expect(run.text.contains("Nothing matches.") && run.text.contains("esc clear"))
    #expect(!run.text.contains("enter confirm") && !run.text.contains("↑↓ move"))
  }

  @Test func aFolderIsConfirmedAndTheOuterOneOpened() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = SessionRun(
      FileQuestion(
        title: "Folder", help: nil, kind: .folder, accepts: { _ in true }, finish: PromptFinish { _ in },
        folder: folder),
      columns: 80, rows: 12)
    // ".", the folder itself.
    #expect(run.text.contains("enter confirm"))
    run.type("\u{1B}[B")
    #expect(run.text.contains("❯ ..") && run.text.contains("enter open folder") && !run.text.contains("confirm"))
    run.type("\u{1B}[B")
    #expect(run.text.contains("❯ inner/") && run.text.contains("tab open folder · enter confirm"))
  }

  @Test func aPathOpensItsFoldersAndFiltersByTheRest() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let inner = folder.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: inner.appendingPathComponent("notes.txt"))
    try Data().write(to: inner.appendingPathComponent("other.txt"))
    try Data().write(to: inner.appendingPathComponent(".hidden"))
    func question() -> SessionRun {
      SessionRun(
        FileQuestion(
          title: "File", help: nil, kind: .file, accepts: { _ in true }, finish: PromptFinish { _ in }, folder: folder),
        columns: 120, rows: 12)
    }
    let typed = question()
    typed.type("inner/")
    #expect(typed.text.contains("notes.txt") && typed.text.contains("other.txt") && !typed.text.contains(".hidden"))
    typed.type("no")
    #expect(typed.text.contains("notes.txt") && !typed.text.contains("other.txt"))
    let pasted = question()
    pasted.type("\u{1B}[200~\(inner.path)/.h\u{1B}[201~")
    #expect(pasted.text.contains(".hidden") && !pasted.text.contains("notes.txt"))
    let dropped = question()
    dropped.type("\u{1B}[200~'\(inner.path)/other.txt' \u{1B}[201~")
    #expect(dropped.text.contains("❯ other.txt") && !dropped.text.contains("notes.txt"))
    let wrong = question()
    wrong.type("none/x")
    #expect(wrong.text.contains("Nothing matches.") && wrong.text.contains("none/x"))
  }
}
