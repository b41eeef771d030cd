import Foundation
@testable import Platen
import PlatenGraph
import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// The document pickers of the snippet, used as by a user.
@MainActor @Suite struct DocumentPickerTests {
  private let dialogs = AnsweredDialogs()

  private func note() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID().uuidString).txt")
    try Data("Milk".utf8).write(to: file)
    return file
  }

  @Test func aSheetWithAPickerEndsWithTheFilesThatAreChosen() async throws {
    let screen = await Screen(NotesImportForm())
    screen.host.fileDialogs = dialogs
    try screen.button("Import").press()
    await screen.settle()
    #expect(dialogs.dialog?.kind == .open(allowsSeveral: true))
    #expect(screen.shows("Choose files."))
    dialogs.choose(.chosen([URL(fileURLWithPath: "/tmp/a.txt"), URL(fileURLWithPath: "/tmp/b.txt")]))
    await screen.settle()
    #expect(screen.shows("a.txt, b.txt"))
    #expect(!screen.shows("Choose files.") && screen.presentation == nil)
  }

  @Test func aCancelledPickerChangesNothing() async throws {
    let screen = await Screen(NotesImportForm())
    // Without dialogs of the front end it is a list of files.
    try screen.button("Import").press()
    await screen.settle()
    try screen.button("Cancel").press()
    await screen.settle()
    #expect(screen.shows("Nothing imported") && screen.presentation == nil)
  }

  @Test func aPickerThatTheUserDismissesIsCancelled() async throws {
    let controller = NotesExportController(note: URL(fileURLWithPath: "/tmp/a.txt"))
    let screen = await Screen(controller)
    screen.host.fileDialogs = dialogs
    try screen.button("Export note").press()
    await screen.settle()
    try screen.press(.escape)
    await screen.settle()
    #expect(controller.log == ["cancelled"] && controller.presentedViewController == nil)
  }

  @Test func aDelegateOfEarlierSystemsGetsItsFileOnce() {
    final class Log: NSObject, UIDocumentPickerDelegate {
      var urls: [URL] = []
      func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) { urls.append(url) }
    }
    let (picker, log) = (UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import), Log())
    picker.delegate = log
    picker.choose([URL(fileURLWithPath: "/tmp/a.txt")])
    #expect(log.urls == [URL(fileURLWithPath: "/tmp/a.txt")])
  }

  @Test func anExportedFileIsCopiedToItsPlace() async throws {
    let source = try note()
    let place = source.deletingLastPathComponent().appendingPathComponent("copy-\(UUID().uuidString).txt")
    defer { for file in [source, place] { try? FileManager.default.removeItem(at: file) } }
    let controller = NotesExportController(note: source)
    let screen = await Screen(controller)
    screen.host.fileDialogs = dialogs
    try screen.button("Export note").press()
    await screen.settle()
    #expect(dialogs.dialog?.kind == .save(name: source.lastPathComponent))
    dialogs.choose(.chosen([place]))
    await screen.settle()
    #expect(try String(contentsOf: place, encoding: .utf8) == "Milk")
    #expect(controller.log == ["exported 1"] && controller.presentedViewController == nil)
    // The user changes their mind.
    try screen.button("Export note").press()
    await screen.settle()
    dialogs.choose(.cancelled)
    await screen.settle()
    #expect(controller.log == ["exported 1", "cancelled"] && controller.presentedViewController == nil)
  }
}
