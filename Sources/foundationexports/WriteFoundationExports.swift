import Foundation

/// Writes the files of the plugin FoundationExports for a target with the sources:
/// `foundationexports FILE [--appkit] [--headers HEADER... --] [--symbols FILE BUNDLE CATALOG... --]
/// [--strings FILE BUNDLE CATALOG... --] [SOURCE]...`.
@main struct WriteFoundationExports {
  static func main() throws {
    guard CommandLine.arguments.count >= 2 else { usage() }
    var options = CommandLine.arguments.dropFirst(2)
    let usesAppKit = options.first == "--appkit"
    if usesAppKit { options.removeFirst() }
    func group(_ name: String, minimum: Int = 3) -> [String] {
      guard options.first == name else { return [] }
      guard let end = options.firstIndex(of: "--"), end > options.startIndex + minimum else { usage() }
      defer { options = options[(end + 1)...] }
      return Array(options[(options.startIndex + 1)..<end])
    }
    let headers = group("--headers", minimum: 1).compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    let symbols = group("--symbols")
    let strings = group("--strings")
    let sources = options.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    let exports = FoundationExportsFile.source(for: sources, headers: headers, usesAppKit: usesAppKit)
    try write(exports, to: CommandLine.arguments[1])
    if strings.count > 2 {
      let catalogs = StringSymbols(catalogs: strings.dropFirst(2).map { URL(fileURLWithPath: $0) })
      try write(catalogs.source(bundle: strings[1]), to: strings[0])
    }
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
    let group = "FILE BUNDLE CATALOG... --"
    let text =
      "usage: foundationexports FILE [--appkit] [--headers HEADER... --] [--symbols \(group)] [--strings \(group)]"
      + " [SOURCE]...\n"
    FileHandle.standardError.write(Data(text.utf8))
    exit(64)
  }
}
