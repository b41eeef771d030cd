import Foundation
import PlatenTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

import PlatenGraph

/// A launch screen as a view, and the files that it shows.
@MainActor @Suite struct DocumentLaunchViewTests {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "Dear"

    init() {}

    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Content: View {
    let url: URL
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text("Content: \((try? String(contentsOf: url, encoding: .utf8)) ?? "none")")
      Button("Done") { dismiss() }
    }
  }

  private struct Launch: View {
    var body: some View {
      DocumentLaunchView("Notes", for: [.plainText]) {
        NewDocumentButton("Letter", for: Note.self) { Note() }
        NewDocumentButton("Empty", contentType: .plainText)
      } onDocumentOpen: { url in
        Content(url: url)
      }
      .documentLaunchSubtitle("Every day")
    }
  }

  /// Dialogs that answer with a file, as the user of a window does.
  private final class Dialogs: FileDialogs {
    var keepsFiles = true
    private let file: URL
    private(set) var asked: [FileDialog] = []

    init(_ file: URL) { self.file = file }

    func present(
      _ dialog: FileDialog, answer: @escaping @MainActor (FileDialogAnswer) -> Void
    ) -> @MainActor () -> Void {
      asked.append(dialog)
      answer(.chosen([file]))
      return {}
    }
  }

  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")

  @Test func theTitleHasALineBelowIt() async throws {
    let screen = await Screen(Launch())
    #expect(screen.shows("Notes") && screen.shows("Every day"))
    let renamed = await Screen(Launch().documentLaunchTitle("Letters"))
    #expect(renamed.shows("Letters") && !renamed.shows("Notes"))
  }

  @Test func anOpenedFileIsShownUntilItIsClosed() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("Old".utf8).write(to: file)
    let screen = await Screen(Launch())
    let dialogs = Dialogs(file)
    screen.host.fileDialogs = dialogs
    try screen.button("Open…").press()
    await screen.settle()
    #expect(screen.shows("Content: Old") && dialogs.asked.count == 1)
    try screen.button("Close").press()
    await screen.settle()
    #expect(!screen.shows("Content: Old") && screen.shows("Notes"))
    try screen.button("Open…").press()
    await screen.settle()
    try screen.button("Done").press()
    await screen.settle()
    #expect(!screen.shows("Content: Old"))
  }

  @Test func aNewDocumentIsWrittenWhereTheUserSays() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = await Screen(Launch())
    let dialogs = Dialogs(file)
    screen.host.fileDialogs = dialogs
    try screen.button("Letter").press()
    await screen.settle()
    #expect(screen.shows("Content: Dear"))
    #expect(dialogs.asked.first?.kind == .save(name: "Untitled.txt"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "Dear")
  }

  @Test func whereNoFilesAreKeptANewOneIsTemporary() async throws {
    let screen = await Screen(Launch())
    let dialogs = Dialogs(file)
    dialogs.keepsFiles = false
    screen.host.fileDialogs = dialogs
    try screen.button("Empty").press()
    await screen.settle()
    #expect(screen.shows("Content: ") && dialogs.asked.isEmpty && !FileManager.default.fileExists(atPath: file.path))
  }
}
