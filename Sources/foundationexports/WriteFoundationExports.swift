import Foundation

/// Writes the files of the plugin FoundationExports for a target with the sources:
/// `foundationexports FILE [--appkit] [--symbols FILE BUNDLE CATALOG... --] [SOURCE]...`.
@main struct WriteFoundationExports {
  static func main() throws {
    guard CommandLine.arguments.count >= 2 else { usage() }
    var options = CommandLine.arguments.dropFirst(2)
    let usesAppKit = options.first == "--appkit"
    if usesAppKit { options.removeFirst() }
    var symbols: [String] = []
    if options.first == "--symbols" {
      guard let end = options.firstIndex(of: "--"), end > options.startIndex + 3 else { usage() }
      symbols = Array(options[(options.startIndex + 1)..<end])
      options = options[(end + 1)...]
    }
    let sources = options.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    try write(FoundationExportsFile.source(for: sources, usesAppKit: usesAppKit), to: CommandLine.arguments[1])
    guard symbols.count > 2 else { return }
    let assets = AssetSymbols(catalogs: symbols.dropFirst(2).map { URL(fileURLWithPath: $0) })
    try write(assets.source(bundle: symbols[1], files: sources), to: symbols[0])
  }

  /// A file that is written again is compiled again, and with it all that see it.
  private static func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: path)
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
      try Data(text.utf8).write(to: file, options: .atomic)
    }
  }

  private static func usage() -> Never {
    let text = "usage: foundationexports FILE [--appkit] [--symbols FILE BUNDLE CATALOG... --] [SOURCE]...\n"
    FileHandle.standardError.write(Data(text.utf8))
    exit(64)
  }
}
