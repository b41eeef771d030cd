import Foundation

/// Writes the file of the plugin FoundationExports: `foundationexports FILE`.
@main struct WriteFoundationExports {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: foundationexports FILE\n".utf8))
      exit(64)
    }
    let file = URL(fileURLWithPath: CommandLine.arguments[1])
    try Data(FoundationExportsFile.source.utf8).write(to: file, options: .atomic)
  }
}
