import Foundation

/// Writes the files of the plugin ObjectiveCSpellings: `objectivecspellings FOLDER FILE...`.
@main struct RewriteFiles {
  static func main() throws {
    guard CommandLine.arguments.count > 2 else {
      FileHandle.standardError.write(Data("usage: objectivecspellings FOLDER FILE...\n".utf8))
      exit(64)
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    let files = CommandLine.arguments.dropFirst(2).map { URL(fileURLWithPath: $0) }
    let sources = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    for (file, source) in zip(files, Rewriter.rewrite(sources)) {
      // Errors and the debugger name the file that was written by hand.
      let text = "#sourceLocation(file: \(quoted(file.path)), line: 1)\n" + source
      let target = folder.appending(path: file.lastPathComponent)
      // A file that is written again is compiled again.
      if (try? String(contentsOf: target, encoding: .utf8)) != text {
        try Data(text.utf8).write(to: target, options: .atomic)
      }
    }
  }

  private static func quoted(_ path: String) -> String {
    "\"" + path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
