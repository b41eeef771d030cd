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

  @Test func valuesAreDroppedBetweenRows() async throws {
    let screen = await Screen(RecipeRows())
    func rows() -> [String] { screen.texts.filter { $0.contains(" for ") } }
    #expect(rows() == ["Soup for 4", "Bread for 8"])
    try screen.drag("New: Tea", to: "Bread for 8")
    #expect(rows() == ["Soup for 4", "Tea for 1", "Bread for 8"])
    // Texts are inserted by the rows below, and no recipes.
    try screen.drop(Data("Pepper".utf8), type: "text/plain", on: "Salt")
    #expect(screen.shows("Pepper"))
    #expect(throws: (any Error).self) { try screen.drop(Data("x".utf8), type: "text/plain", on: "Soup for 4") }
  }

  @Test func aProgramOpensAndCreatesDocuments() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("template-\(UUID().uuidString).txt")
    try Data("Template".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    TemplateApp.template = file
    let screen = await Screen(TemplateApp())
    try screen.button("Use template").press()
    await screen.settle()
    #expect(try screen.field("Text").text == "Template" && screen.shows("opened"))
    try screen.button("Greeting").press()
    #expect(try screen.field("Text").text == "Dear")
    // A document with changes is not replaced without a question.
    try screen.field("Text").type("!")
    try screen.button("Use template").press()
    await screen.settle()
    #expect(screen.shows("Do you want to save the changes?"))
    try screen.button("Cancel").press()
    await screen.settle()
    #expect(try screen.field("Text").text.contains("Dear") && screen.shows("failed"))
    try screen.button("Empty").press()
    try screen.button("Don’t Save").press()
    await screen.settle()
    #expect(try screen.field("Text").text.isEmpty)
  }
}
