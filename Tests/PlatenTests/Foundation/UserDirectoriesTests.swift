import Foundation
import Platen
import Testing

/// The folders of a desktop's `user-dirs.dirs`, as xdg-user-dirs(5) describes the file.
@Suite struct UserDirectoriesTests {
  private let home = URL(fileURLWithPath: "/home/ada", isDirectory: true)

  private func path(_ folder: UserDirectories, _ file: String) -> String? {
    folder.url(in: file, home: home)?.path(percentEncoded: false)
  }

  @Test(arguments: [
    (#"XDG_DOCUMENTS_DIR="$HOME/Dokumente""#, "/home/ada/Dokumente/"),
    (#"XDG_DOCUMENTS_DIR="/mnt/My files""#, "/mnt/My files/"),
    (#"  XDG_DOCUMENTS_DIR = "$HOME/a \"b\" \$c""#, #"/home/ada/a "b" $c/"#),
    ("XDG_DOCUMENTS_DIR=$HOME/plain # text", "/home/ada/plain/"),
    (#"XDG_DOCUMENTS_DIR="$HOME/""#, "/home/ada/"),
    ("XDG_DOCUMENTS_DIR=\"$HOME/first\"\nXDG_DOCUMENTS_DIR=\"$HOME/last\"", "/home/ada/last/"),
  ])
  func aFolderIsTheOneThatTheFileNames(file: String, path expected: String) {
    #expect(path(.documents, file) == expected)
  }

  @Test(arguments: [
    "", #"# XDG_DOCUMENTS_DIR="$HOME/Dokumente""#, #"XDG_DOWNLOAD_DIR="$HOME/Dokumente""#,
    #"XDG_DOCUMENTS_DIR="relative""#, #"XDG_DOCUMENTS_DIR="$HOMER/x""#, "XDG_DOCUMENTS_DIR",
  ])
  func otherLinesNameNone(file: String) {
    #expect(path(.documents, file) == nil)
  }

  @Test func theFileIsInTheFolderOfSettings() throws {
    let settings = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: settings) }
    try Data("XDG_DOWNLOAD_DIR=\"$HOME/Geladen\"\n".utf8).write(to: settings.appending(path: "user-dirs.dirs"))
    let environment = ["HOME": "/home/ada", "XDG_CONFIG_HOME": settings.path(percentEncoded: false)]
    #expect(UserDirectories.download.url(in: environment).path(percentEncoded: false) == "/home/ada/Geladen/")
    #expect(UserDirectories.music.url(in: environment).path(percentEncoded: false) == "/home/ada/Music/")
  }
}
