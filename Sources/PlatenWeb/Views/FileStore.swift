#if Web
import Foundation

/// The folder of this process for the files of its browsers, with a folder for each view, and how much is in all of them.
///
/// The folder is locked as long as the process lives, so that the next one recognizes what a killed one has left.
@MainActor final class FileStore {
  static let shared = FileStore(in: FileManager.default.temporaryDirectory)

  /// The largest number of bytes that the users of all views can send.
  static let mostBytes = 512 << 20

  private static let prefix = "platen-files-"
  private let parent: URL
  private var folder: (url: URL, lock: Int32)?
  private var keptBytes = 0

  init(in parent: URL) { self.parent = parent }

  isolated deinit { remove() }

  var freeBytes: Int { Self.mostBytes - keptBytes }

  /// Notes that so many bytes are kept. False where they are too many.
  func keep(_ count: Int) -> Bool {
    guard count <= freeBytes else { return false }
    keptBytes += count
    return true
  }

  func release(_ count: Int) { keptBytes -= count }

  /// A new folder for a view; nil where none can be made.
  func makeFolder() -> URL? {
    if folder == nil {
      let url = parent.appendingPathComponent(Self.prefix + Token.random(), isDirectory: true)
      guard Self.make(url), let lock = Self.lock(url) else { return nil }
      folder = (url, lock)
    }
    guard let url = folder?.url.appendingPathComponent(Token.random(), isDirectory: true), Self.make(url) else {
      return nil
    }
    return url
  }

  /// Removes the folder with all that is in it. Called when the process ends.
  func remove() {
    guard let (url, lock) = folder else { return }
    folder = nil
    try? FileManager.default.removeItem(at: url)
    close(lock)
  }

  /// Removes the folders of processes that have ended without doing it.
  func removeLeftovers() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    where name.hasPrefix(Self.prefix) {
      let url = parent.appendingPathComponent(name, isDirectory: true)
      guard let lock = Self.lock(url) else { continue }
      try? FileManager.default.removeItem(at: url)
      close(lock)
    }
  }

  private static func make(_ url: URL) -> Bool {
    let isMade: Void? = try? FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return isMade != nil
  }

  /// Locks a folder; nil where a process has locked it. The lock ends with its process.
  private static func lock(_ url: URL) -> Int32? {
    let descriptor = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }
}
#endif
