import Foundation

/// Writes the files of the plugin ObjectiveCSpellings: `objectivecspellings FILE REWRITTEN [FILE REWRITTEN]...`.
@main struct RewriteFiles {
  static func main() throws {
    let files = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard !files.isEmpty, files.count.isMultiple(of: 2) else {
      FileHandle.standardError.write(Data("usage: objectivecspellings FILE REWRITTEN [FILE REWRITTEN]...\n".utf8))
      exit(64)
    }
    let pairs = stride(from: 0, to: files.count, by: 2).map { (file: files[$0], target: files[$0 + 1]) }
    let sources = try pairs.map { try String(contentsOf: $0.file, encoding: .utf8) }
    let paths = pairs.map { quoted($0.file.path) }
    let declared = OverriddenExtensions.declare(in: sources, paths: paths)
    for (((_, target), path), source) in zip(zip(pairs, paths), Rewriter.rewrite(declared)) {
      // Errors and the debugger name the file that was written by hand.
      let text = "#sourceLocation(file: \(path), line: 1)\n" + source
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
