import Foundation
import PlatenTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import PlatenGraph

/// Windows for documents and their commands.
@MainActor @Suite struct DocumentGroupTests {
  struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in
        TextField("Text", text: file.$document.text)
        Text("File: \(file.fileURL?.lastPathComponent ?? "none")")
      }
    }
  }

  private final class Dialogs: FileDialogs {
    var shown: (dialog: FileDialog, answer: @MainActor (FileDialogAnswer) -> Void)?

    func present(
      _ dialog: FileDialog, answer: @escaping @MainActor (FileDialogAnswer) -> Void
    ) -> @MainActor () -> Void {
      shown = (dialog, answer)
      return {}
    }

    func choose(_ url: URL, _ screen: Screen) {
      shown?.answer(.chosen([url]))
      screen.update()
    }
  }

  private final class Ledger: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var entries = 1

    init() {}

    init(configuration: ReadConfiguration) throws {}

    func snapshot(contentType: UTType) throws -> Int { entries }

    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
    }
  }

  private struct Ledgers: App {
    struct Page: View {
      @EnvironmentObject var ledger: Ledger
      @Environment(\.documentConfiguration) var configuration

      var body: some View {
        Button("Entries: \(ledger.entries)") { ledger.entries += 1 }
        Text("File: \(configuration?.fileURL?.lastPathComponent ?? "none"), \(configuration?.isEditable == true)")
      }
    }

    var body: some Scene {
      DocumentGroup(newDocument: { Ledger() }) { _ in Page() }
    }
  }

  @Test func viewsFindTheDocumentInTheirEnvironment() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = await Screen(Ledgers())
    let dialogs = Dialogs()
    screen.host.fileDialogs = dialogs
    try screen.button("Entries: 1").press()
    #expect(screen.shows("Entries: 2") && screen.shows("File: none, true"))
    try screen.press("s", modifiers: .control)
    dialogs.choose(file, screen)
    #expect(try String(contentsOf: file, encoding: .utf8) == "2")
    #expect(screen.shows("File: \(file.lastPathComponent), true"))
  }

  @Test func aWindowHasTheNameOfItsFile() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = await Screen(Notes())
    let dialogs = Dialogs()
    screen.host.fileDialogs = dialogs
    #expect(screen.host.part(ProgramAddress.self).windowTitle == "Untitled")
    try screen.press("s", modifiers: .control)
    dialogs.choose(file, screen)
    #expect(screen.host.part(ProgramAddress.self).windowTitle == file.lastPathComponent)
  }

  @Test func aDocumentIsSavedAndOpened() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = await Screen(Notes())
    let dialogs = Dialogs()
    screen.host.fileDialogs = dialogs
    try screen.field("Text").type("Hello")
    try screen.press("s", modifiers: .control)
    #expect(dialogs.shown?.dialog.kind == .save(name: "Untitled.txt"))
    dialogs.choose(file, screen)
    #expect(try String(contentsOf: file, encoding: .utf8) == "Hello")
    #expect(screen.shows("File: \(file.lastPathComponent)"))
    // Without changes New asks nothing.
    try screen.press("n", modifiers: .control)
    #expect(try screen.field("Text").text == "")
    try screen.press("o", modifiers: .control)
    dialogs.choose(file, screen)
    #expect(try screen.field("Text").text == "Hello")
  }

  @Test func changesAreSavedBeforeADocumentIsReplaced() async throws {
    let screen = await Screen(Notes())
    screen.host.fileDialogs = nil
    try screen.field("Text").type("Draft")
    try screen.press("n", modifiers: .control)
    #expect(screen.shows("Do you want to save the changes?"))
    try screen.button("Cancel").press()
    #expect(try screen.field("Text").text == "Draft")
    try screen.press("n", modifiers: .control)
    try screen.button("Don’t Save").press()
    #expect(try screen.field("Text").text == "")
  }
}
