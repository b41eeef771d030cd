import Foundation

/// Writes the files of the plugin ObjectiveCSpellings: `objectivecspellings FILE REWRITTEN [FILE REWRITTEN]...`.
@main struct RewriteFiles {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard !paths.isEmpty, paths.count.isMultiple(of: 2) else {
      FileHandle.standardError.write(Data("usage: objectivecspellings FILE REWRITTEN [FILE REWRITTEN]...\n".utf8))
      exit(64)
    }
    let pairs = stride(from: 0, to: paths.count, by: 2).map { (file: paths[$0], target: paths[$0 + 1]) }
    let sources = try pairs.map { try String(contentsOf: $0.file, encoding: .utf8) }
    for ((file, target), source) in zip(pairs, Rewriter.rewrite(sources)) {
      // Errors and the debugger name the file that was written by hand.
      let text = "#sourceLocation(file: \(quoted(file.path)), line: 1)\n" + source
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
