import Foundation
import PlatenTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import PlatenGraph

/// Importing, exporting and moving files.
@MainActor @Suite struct FileDialogTests {
  /// A folder that ends with the test.
  private final class Folder {
    let url: URL

    init(_ files: [String: String]) throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent("Inner"), withIntermediateDirectories: true)
      for (name, text) in files { try Data(text.utf8).write(to: url.appendingPathComponent(name)) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func text(_ name: String) -> String? { try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8) }
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "note"

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Page: View {
    let folder: URL
    var allowsSeveral = false
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var isMoving = false
    @State private var result = "nothing"

    var body: some View {
      VStack {
        Button("Import") { isImporting = true }
        Button("Export") { isExporting = true }
        Button("Move") { isMoving = true }
        Text("Result: \(result)")
      }
      .fileImporter(
        isPresented: $isImporting, allowedContentTypes: [.plainText], allowsMultipleSelection: allowsSeveral
      ) {
        result = (try? $0.get().map(\.lastPathComponent).joined(separator: "+")) ?? "failure"
      } onCancellation: {
        result = "cancelled"
      }
      .fileExporter(
        isPresented: $isExporting, document: Note(text: "exported"), contentType: .plainText, defaultFilename: "new"
      ) {
        result = (try? $0.get().lastPathComponent) ?? "failure"
      }
      .fileMover(isPresented: $isMoving, file: folder.appendingPathComponent("b.txt")) {
        result = (try? $0.get().deletingLastPathComponent().lastPathComponent) ?? "failure"
      }
      .fileDialogDefaultDirectory(folder)
      .fileDialogMessage("Choose well")
    }
  }

  private func page(_ folder: Folder, allowsSeveral: Bool = false) async -> Screen {
    await Screen(Page(folder: folder.url, allowsSeveral: allowsSeveral))
  }

  private let files = ["a.txt": "first", "b.txt": "second", "c.png": ""]

  @Test func theSheetListsFilesOfTheTypes() async throws {
    let folder = try Folder(files)
    let screen = await page(folder)
    try screen.button("Import").press()
    #expect(screen.shows("Choose well"))
    #expect(screen.shows("Inner/") && screen.shows("a.txt") && !screen.shows("c.png"))
    try screen.button("a.txt").press()
    #expect(screen.shows("Result: a.txt"))
    #expect(!screen.shows("Choose well"))
  }

  @Test func aFilterAndFoldersLeadToFiles() async throws {
    let folder = try Folder(files)
    try Data().write(to: folder.url.appendingPathComponent("Inner/deep.txt"))
    let screen = await page(folder)
    try screen.button("Import").press()
    try screen.field("Filter").type("inn")
    #expect(!screen.shows("a.txt"))
    try screen.button("Inner/").press()
    try screen.button("deep.txt").press()
    #expect(screen.shows("Result: deep.txt"))
  }

  @Test func severalFilesAreChosenAndConfirmed() async throws {
    let folder = try Folder(files)
    let screen = await page(folder, allowsSeveral: true)
    try screen.button("Import").press()
    #expect(try screen.button("Open").isEnabled == false)
    try screen.button("b.txt").press()
    try screen.button("a.txt").press()
    try screen.button("Open").press()
    #expect(screen.shows("Result: b.txt+a.txt"))
  }

  @Test func cancellingIsReported() async throws {
    let folder = try Folder(files)
    let screen = await page(folder)
    try screen.button("Import").press()
    try screen.button("Cancel").press()
    #expect(screen.shows("Result: cancelled"))
    try screen.button("Import").press()
    try screen.press(.escape)
    #expect(!screen.shows("Choose well"))
  }

  @Test func aDocumentIsWrittenWithTheExtensionOfItsType() async throws {
    let folder = try Folder(files)
    let screen = await page(folder)
    try screen.button("Export").press()
    #expect(try screen.field("Save as").text == "new.txt")
    try screen.button("Save").press()
    #expect(screen.shows("Result: new.txt"))
    #expect(folder.text("new.txt") == "exported")
  }

  @Test func anExistingFileIsReplacedAfterAQuestion() async throws {
    let folder = try Folder(files)
    let screen = await page(folder)
    try screen.button("Export").press()
    try screen.button("a.txt").press()
    try screen.button("Save").press()
    #expect(folder.text("a.txt") == "first")
    try screen.button("Replace").press()
    #expect(folder.text("a.txt") == "exported")
    #expect(screen.shows("Result: a.txt"))
  }

  @Test func aFileIsMovedToAFolder() async throws {
    let folder = try Folder(files)
    let screen = await page(folder)
    try screen.button("Move").press()
    #expect(!screen.shows("a.txt"))
    try screen.button("Inner/").press()
    try screen.button("Move").press()
    #expect(screen.shows("Result: Inner"))
    #expect(folder.text("Inner/b.txt") == "second" && folder.text("b.txt") == nil)
  }

  /// The dialogs of a front end that answers when the test says.
  private final class OwnDialogs: FileDialogs {
    var shown: (dialog: FileDialog, answer: @MainActor (FileDialogAnswer) -> Void)?
    var written: [URL] = []
    var dismissals = 0

    func present(
      _ dialog: FileDialog, answer: @escaping @MainActor (FileDialogAnswer) -> Void
    ) -> @MainActor () -> Void {
      shown = (dialog, answer)
      return { self.dismissals += 1 }
    }

    func didWrite(_ file: URL) { written.append(file) }
  }

  @Test func aFrontEndAsksByItsOwnMeans() async throws {
    let folder = try Folder(files)
    let screen = await page(folder)
    let dialogs = OwnDialogs()
    screen.host.fileDialogs = dialogs
    try screen.button("Export").press()
    #expect(!screen.shows("Choose well"))
    #expect(dialogs.shown?.dialog.kind == .save(name: "new.txt"))
    #expect(dialogs.shown?.dialog.message == "Choose well")
    let target = folder.url.appendingPathComponent("own.txt")
    dialogs.shown?.answer(.chosen([target]))
    screen.update()
    #expect(screen.shows("Result: own.txt") && folder.text("own.txt") == "exported")
    #expect(dialogs.written == [target])
    try screen.button("Import").press()
    dialogs.shown?.answer(.unsupported)
    screen.update()
    #expect(screen.shows("Result: failure"))
  }

  private struct Exports: View {
    let folder: URL
    @State private var isExporting = false

    var body: some View {
      Button("Both") { isExporting = true }
        .fileExporter(
          isPresented: $isExporting, documents: [Note(text: "one"), Note(text: "two")], contentType: .plainText
        ) { _ in }
        .fileDialogDefaultDirectory(folder)
    }
  }

  @Test func theWordsForSeveralExportedFilesHaveTranslations() async throws {
    let folder = try Folder(files)
    let screen = await Screen(Exports(folder: folder.url))
    let dialogs = OwnDialogs()
    screen.host.fileDialogs = dialogs
    try screen.button("Both").press()
    let dialog = try #require(dialogs.shown?.dialog)
    let known = Set(LibraryWords.sentences)
    #expect(known.contains(dialog.title))
    #expect(dialog.confirmation.map(known.contains) == true)
    // A sheet has the same words.
    let other = await Screen(Exports(folder: folder.url))
    try other.button("Both").press()
    #expect(try other.button("Export").isEnabled)
    #expect(other.texts.contains("Export"))
  }

  @Test func foldersAreReadAndWritten() throws {
    let folder = try Folder(files)
    let wrapper = try FileWrapper(url: folder.url)
    #expect(wrapper.isDirectory && wrapper.fileWrappers?["a.txt"]?.regularFileContents == Data("first".utf8))
    #expect(wrapper.addRegularFile(withContents: Data("x".utf8), preferredFilename: "a.txt") == "a 2.txt")
    let copy = folder.url.appendingPathComponent("Copy")
    try wrapper.write(to: copy, options: .atomic, originalContentsURL: nil)
    #expect(folder.text("Copy/a 2.txt") == "x" && folder.text("Copy/b.txt") == "second")
  }
}
