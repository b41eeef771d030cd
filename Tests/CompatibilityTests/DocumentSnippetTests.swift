import Foundation
import PlatenTesting
import SwiftUI
import Testing

@MainActor @Suite struct DocumentSnippetTests {
  @Test func aTaskIsDraggedToAnotherColumn() async throws {
    let screen = await Screen(KanbanBoard())
    try screen.drag("Write", to: "Done: 0")
    #expect(screen.shows("Done: 1"))
  }

  @Test func aFileIsImported() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("import-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("imported".utf8).write(to: folder.appendingPathComponent("a.txt"))
    let screen = await Screen(ImportExportView().fileDialogDefaultDirectory(folder))
    #expect(screen.shows("Hello"))
    try screen.button("Import…").press()
    try screen.button("a.txt").press()
    #expect(screen.shows("imported"))
    try screen.button("Export…").press()
    try screen.button("Save").press()
    #expect(try String(contentsOf: folder.appendingPathComponent("Hello.txt"), encoding: .utf8) == "imported")
  }

  @Test func aDocumentAppHasAnEditor() async throws {
    let screen = await Screen(TextFileApp())
    try screen.field(at: 0).type("Hi")
    #expect(try screen.field(at: 0).text == "Hi")
  }
}
