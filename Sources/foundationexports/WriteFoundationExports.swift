import Foundation

/// Writes the file of the plugin FoundationExports: `foundationexports FILE [--appkit] [SOURCE]...`, for a target with the sources.
@main struct WriteFoundationExports {
  static func main() throws {
    guard CommandLine.arguments.count >= 2 else {
      FileHandle.standardError.write(Data("usage: foundationexports FILE [--appkit] [SOURCE]...\n".utf8))
      exit(64)
    }
    let file = URL(fileURLWithPath: CommandLine.arguments[1])
    let options = CommandLine.arguments.dropFirst(2)
    let sources = options.filter { $0 != "--appkit" }.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    let text = FoundationExportsFile.source(for: sources, usesAppKit: options.contains("--appkit"))
    // A file that is written again is compiled again, and with it all that see it.
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
      try Data(text.utf8).write(to: file, options: .atomic)
    }
  }
}
