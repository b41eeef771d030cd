import Combine
import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct NotebookTests {
  @MainActor private final class Disk {
    var notes: [[Note]] = []
  }

  private func store(_ disk: Disk) -> NotebookStore {
    NotebookStore(delay: .milliseconds(20)) { notes in
      MainActor.assumeIsolated { disk.notes.append(notes) }
    }
  }

  @Test func typedTextIsSavedInAPause() async throws {
    let disk = Disk()
    let store = store(disk)
    let screen = await Screen(NotebookView(store: store))
    try screen.row("Ideas").select()
    let note = try screen.field("Note")
    try note.replace(with: "Plans\nTo Rome")
    #expect(screen.shows("3 words"))
    #expect(screen.shows("Edited"))
    try await screen.eventually { screen.shows("Saved") }
    #expect(disk.notes.count == 1)
    #expect(disk.notes.last?[1].text == "Plans\nTo Rome")
    #expect(screen.shows("Plans"))
  }

  @Test func aNewNoteIsReadyToBeWritten() async throws {
    let screen = await Screen(NotebookView(store: store(Disk())))
    try screen.button("New note").press()
    await screen.settle()
    #expect(screen.focusedLabel == "Note")
    try screen.type("Shoes")
    #expect(screen.rows.count == 4)
    #expect(screen.rows[0].contains("Shoes"))
  }

  @Test func theListIsSearched() async throws {
    let screen = await Screen(NotebookView(store: store(Disk())))
    try screen.field("Search notes").type("torch")
    #expect(screen.rows.count == 1)
    #expect(screen.rows[0].contains("Packing"))
    try screen.field("Search notes").type("xyz")
    #expect(screen.shows("No note has “torchxyz”."))
  }

  @Test func eachNoteHasItsOwnText() async throws {
    let screen = await Screen(NotebookView(store: store(Disk())))
    try screen.row("Ideas").select()
    try screen.field("Note").type("!")
    try screen.row("Packing").select()
    #expect(try screen.field("Note").text.hasPrefix("Packing"))
    try screen.row("Ideas").select()
    #expect(try screen.field("Note").text.contains("!"))
  }
}
