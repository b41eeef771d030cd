import Foundation
import Testing

@testable import TerminalPrompts

/// Links in folders, which are what they lead to.
@Suite final class FolderContentsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    let files = FileManager.default
    try files.createDirectory(at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("notes.txt"))
    for (link, target) in [("to-folder", "inner"), ("to-file", "notes.txt"), ("to-nothing", "missing")] {
      try files.createSymbolicLink(
        at: folder.appendingPathComponent(link), withDestinationURL: folder.appendingPathComponent(target))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func names(_ kind: PromptFileKind) -> [String] {
    FolderContents(of: folder, kind: kind) { _ in true }.entries.map(\.name)
  }

  @Test func `a link to a folder is a folder, and one to nothing is not listed`() {
    #expect(names(.file) == ["inner/", "to-folder/", "notes.txt", "to-file", ".."])
    #expect(names(.folder) == [".", "..", "inner/", "to-folder/"])
  }

  @Test func `a place is what it leads to`() {
    let kinds = ["inner", "to-folder", "notes.txt", "to-file", "to-nothing", "missing"].map {
      PromptFileKind(at: folder.appendingPathComponent($0))
    }
    #expect(kinds == [.folder, .folder, .file, .file, nil, nil])
  }
}
