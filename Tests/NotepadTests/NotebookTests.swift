import Foundation
import Testing

@testable import notepad

@MainActor @Suite final class NotebookTests {
  /// A file in a folder that does not exist yet.
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString).appendingPathComponent("notes.json")

  deinit { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }

  @Test func notesArePersisted() {
    let notebook = Notebook(file: file)
    #expect(notebook.notes.map(\.title) == ["Welcome"])
    let id = notebook.add(Note(title: "Shopping"))
    notebook[id]?.text = "bread"
    #expect(Notebook(file: file).notes.map(\.text) == ["Write here.", "bread"])
    #expect(notebook.problem == nil)
  }

  @Test func pinnedNotesAreFirst() {
    let notebook = Notebook(file: file)
    let id = notebook.add(Note(title: "Shopping"))
    notebook[id]?.isPinned = true
    #expect(notebook.sorted.map(\.title) == ["Shopping", "Welcome"])
  }

  @Test func theNeighbourOfADeletedNoteIsNext() {
    let notebook = Notebook(file: file)
    let second = notebook.add(Note(title: "Second"))
    let third = notebook.add(Note(title: "Third"))
    #expect(notebook.delete(second) == third)
    let first = notebook.notes[0].id
    #expect(notebook.delete(third) == first)
    #expect(notebook.delete(first) == nil)
    // Writes to a deleted note are ignored.
    notebook[first]?.text = "late"
    #expect(notebook.notes.isEmpty)
  }

  @Test func unreadableNotesAreNotLost() throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("[{".utf8).write(to: file)
    let notebook = Notebook(file: file)
    #expect(notebook.problem != nil)
    _ = notebook.add()
    #expect(try String(contentsOf: file, encoding: .utf8) == "[{")
  }
}
