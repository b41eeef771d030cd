import Foundation

/// The folders that a desktop has for the user's files, by the names of the file `user-dirs.dirs` (xdg-user-dirs(5)).
///
/// Foundation on Linux takes the quotation marks of that file for a part of the names, and searches for it in the
/// home folder of the user database whatever `HOME` is.
package enum UserDirectories: String {
  case desktop = "XDG_DESKTOP_DIR"
  case download = "XDG_DOWNLOAD_DIR"
  case documents = "XDG_DOCUMENTS_DIR"
  case music = "XDG_MUSIC_DIR"
  case pictures = "XDG_PICTURES_DIR"
  case videos = "XDG_VIDEOS_DIR"

  /// The name in the home folder where the desktop names none.
  private var usualName: String {
    switch self {
    case .desktop: "Desktop"
    case .download: "Downloads"
    case .documents: "Documents"
    case .music: "Music"
    case .pictures: "Pictures"
    case .videos: "Movies"
    }
  }

  /// The folder of the user that the program runs as.
  package func url(in environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    func folder(_ name: String) -> URL? {
      // Paths that are not absolute are invalid, and are ignored.
      environment[name].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
    }
    let home = folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
    let settings = folder("XDG_CONFIG_HOME") ?? home.appending(path: ".config", directoryHint: .isDirectory)
    let file = try? String(contentsOf: settings.appending(path: "user-dirs.dirs"), encoding: .utf8)
    return file.flatMap { url(in: $0, home: home) } ?? home.appending(path: usualName, directoryHint: .isDirectory)
  }

  /// The folder that the text of a `user-dirs.dirs` names; nil where it names none. As in a shell the last line counts,
  /// a value may be in quotation marks, and a backslash is in front of a character that would mean something there.
  package func url(in file: String, home: URL) -> URL? {
    let values = file.split(whereSeparator: \.isNewline).compactMap { line -> String? in
      let line = line.drop(while: \.isWhitespace)
      guard line.hasPrefix(rawValue) else { return nil }
      let rest = line.dropFirst(rawValue.count).drop(while: \.isWhitespace)
      return rest.first == "=" ? Self.value(rest.dropFirst().drop(while: \.isWhitespace)) : nil
    }
    guard let value = values.last else { return nil }
    if value.hasPrefix("/") { return URL(fileURLWithPath: value, isDirectory: true) }
    guard value == "$HOME" || value.hasPrefix("$HOME/") else { return nil }
    let name = value.dropFirst("$HOME".count).drop { $0 == "/" }
    return name.isEmpty ? home : home.appending(path: name, directoryHint: .isDirectory)
  }

  /// The value that a line has behind its equals sign.
  private static func value(_ text: Substring) -> String {
    let isQuoted = text.first == "\""
    var (value, isEscaped) = ("", false)
    for character in isQuoted ? text.dropFirst() : text {
      if isEscaped {
        value.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if isQuoted ? character == "\"" : character.isWhitespace {
        break
      } else {
        value.append(character)
      }
    }
    return value
  }
}
