import Foundation
import Testing
import TextControls

@Suite struct FolderNamesTests {
  @Test func `names are those that end in a suffix`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = [
      "de.lproj", "zh-Hans.lproj", "Überschriften.xcstrings", ".lproj", "lproj", "de.lproj.old", "j", "LPROJ.LPROJ",
      String(repeating: "a", count: 240) + ".lproj", "tool",
    ]
    for name in names {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let all = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let found = FolderNames.names(in: folder.path, endingIn: [".lproj", ".xcstrings"])
    #expect(found.sorted() == all.filter { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }.sorted())
    #expect(found.count == 5)
    #expect(FolderNames.names(in: folder.path, endingIn: []).isEmpty)
  }

  @Test func `a folder that cannot be read has no names`() {
    #expect(FolderNames.names(in: "/nowhere/at/all", endingIn: [".lproj"]).isEmpty)
  }
}
