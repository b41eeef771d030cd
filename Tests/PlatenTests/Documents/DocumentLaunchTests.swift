import Foundation
import PlatenTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

import PlatenGraph

/// What windows for documents show before a document.
@MainActor @Suite struct DocumentLaunchTests {
  struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""

    init(text: String = "") { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Notes: App {
    @State private var isChoosing = false
    @State private var continuation: CheckedContinuation<Note?, any Error>?

    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in TextField("Text", text: file.$document.text) }
      DocumentGroupLaunchScene("My Notes") {
        NewDocumentButton("Start Writing")
        NewDocumentButton("Choose a Template", for: Note.self) {
          try await withCheckedThrowingContinuation {
            continuation = $0
            isChoosing = true
          }
        }
        .sheet(isPresented: $isChoosing) {
          Button("Letter") { end(.success(Note(text: "Dear"))) }
          Button("None") { end(.failure(CancellationError())) }
        }
        NewDocumentButton("Form", contentType: .plainText) { Self.form }
        NewDocumentButton("Picture", contentType: .png)
      } background: {
        Color.blue
      } overlayAccessoryView: { geometry in
        Text("title is inside: \(geometry.frame.width == 400 && geometry.titleViewFrame.minY > 0 ? "yes" : "no")")
      }
    }

    static nonisolated(unsafe) var form: URL?

    private func end(_ result: Result<Note?, any Error>) {
      continuation?.resume(with: result)
      isChoosing = false
    }
  }

  @Test func aWindowBeginsWithTheLaunchScreen() async throws {
    let screen = await Screen(Notes())
    screen.host.layout.run(in: CGSize(width: 400, height: 300), metrics: GridMetrics())
    screen.update()
    #expect(screen.shows("My Notes") && screen.shows("title is inside: yes"))
    #expect(throws: ScreenError.self) { try screen.field("Text") }
    #expect(try !screen.menu("File").items.isEmpty)
    try screen.button("Start Writing").press()
    await screen.settle()
    #expect(try screen.field("Text").text == "" && !screen.shows("My Notes"))
  }

  @Test func aPreparedDocumentIsShown() async throws {
    let screen = await Screen(Notes())
    try screen.button("Choose a Template").press()
    await screen.settle()
    try screen.button("None").press()
    await screen.settle()
    #expect(screen.shows("My Notes"))
    try screen.button("Choose a Template").press()
    await screen.settle()
    try screen.button("Letter").press()
    await screen.settle()
    #expect(try screen.field("Text").text == "Dear")
  }

  @Test func aPreparedFileIsCopied() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("Form 7".utf8).write(to: file)
    Notes.form = file
    let screen = await Screen(Notes())
    try screen.button("Form").press()
    await screen.settle()
    #expect(try screen.field("Text").text == "Form 7")
    // A copy has no file: saving asks for one.
    screen.host.fileDialogs = nil
    try screen.press("s", modifiers: .control)
    #expect(screen.presentation != nil)
  }

  @Test func aTypeThatCannotBeSavedCreatesNothing() async throws {
    let screen = await Screen(Notes())
    try screen.button("Picture").press()
    await screen.settle()
    #expect(screen.shows("My Notes"))
  }

  @Test func withoutActionsThereIsOneToCreate() async throws {
    struct Plain: App {
      var body: some Scene {
        DocumentGroupLaunchScene(backgroundStyle: .tint)
        DocumentGroup(newDocument: Note()) { file in TextField("Text", text: file.$document.text) }
      }
    }
    let screen = await Screen(Plain())
    try screen.button("Create Document").press()
    await screen.settle()
    #expect(try screen.field("Text").text == "")
  }
}
