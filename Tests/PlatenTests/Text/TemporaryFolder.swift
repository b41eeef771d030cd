import Foundation

/// A folder for the files of a test, which is removed with the object.
final class TemporaryFolder {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  /// A folder in it with the files given, by their paths.
  func folder(_ files: [String: String]) throws -> URL {
    let folder = root.appendingPathComponent(UUID().uuidString)
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder
  }
}
