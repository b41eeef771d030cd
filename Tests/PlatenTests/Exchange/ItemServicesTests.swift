import Foundation
import PlatenTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import PlatenGraph

/// Files that the user imports into a view.
@MainActor @Suite struct ItemServicesTests {
  private struct Notes: View {
    @State private var text = ""
    @State private var isOpen = true

    var body: some View {
      Text("Text: \(text)")
      Toggle("Open", isOn: $isOpen)
        .importsItemProviders(isOpen ? [.plainText] : []) { providers in
          guard let provider = providers.first, provider.canLoadObject(ofClass: String.self) else { return false }
          _ = provider.loadObject(ofClass: String.self) { words, _ in
            MainActor.assumeIsolated { text = words ?? "" }
          }
          return true
        }
        .exportsItemProviders([.plainText]) { [NSItemProvider(object: "a" as NSString)] }
    }
  }

  private struct NotesApp: App {
    var body: some Scene { WindowGroup { Notes() }.commands { ImportFromDevicesCommands() } }
  }

  private final class Dialogs: FileDialogs {
    var answer: (@MainActor (FileDialogAnswer) -> Void)?

    func present(
      _ dialog: FileDialog, answer: @escaping @MainActor (FileDialogAnswer) -> Void
    ) -> @MainActor () -> Void {
      self.answer = answer
      return {}
    }
  }

  @Test func aChosenFileIsImported() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("Hello".utf8).write(to: file)
    let screen = await Screen(NotesApp())
    let dialogs = Dialogs()
    screen.host.fileDialogs = dialogs
    try screen.menu("File").choose("Import…")
    dialogs.answer?(.chosen([file]))
    screen.update()
    #expect(screen.shows("Text: Hello"))
  }

  @Test func valuesAreReadFromAChosenFile() async throws {
    struct Words: View {
      @State private var words = ""

      var body: some View {
        Text("Words: \(words)")
          .importableFromServices(for: String.self) { items in
            words = items.joined()
            return true
          }
          .exportableToServices([words])
      }
    }
    struct WordsApp: App {
      var body: some Scene { WindowGroup { Words() }.commands { ImportFromDevicesCommands() } }
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("Hello".utf8).write(to: file)
    let screen = await Screen(WordsApp())
    let dialogs = Dialogs()
    screen.host.fileDialogs = dialogs
    try screen.menu("File").choose("Import…")
    dialogs.answer?(.chosen([file]))
    screen.update()
    #expect(screen.shows("Words: Hello"))
  }

  @Test func aFileThatIsNotTakenIsReported() async throws {
    let screen = await Screen(NotesApp())
    let dialogs = Dialogs()
    screen.host.fileDialogs = dialogs
    try screen.menu("File").choose("Import…")
    dialogs.answer?(.chosen([URL(fileURLWithPath: "/nowhere/a.txt")]))
    screen.update()
    #expect(screen.presentation != nil)
    try screen.button("OK").press()
    #expect(screen.presentation == nil)
  }

  @Test func aViewThatTakesNothingAsksForNothing() async throws {
    let screen = await Screen(NotesApp())
    let dialogs = Dialogs()
    screen.host.fileDialogs = dialogs
    try screen.toggle("Open").press()
    try? screen.menu("File").choose("Import…")
    #expect(dialogs.answer == nil)
  }
}
