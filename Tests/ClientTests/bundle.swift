// Writes the bundle of the modules in a folder, as the server makes it, for the size and the syntax check of
// Scripts/test-client.
import Foundation

@main enum Bundle {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    let script = try ScriptBundle.text(entry: "main.js") { name in
      try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    print(script, terminator: "")
  }
}
