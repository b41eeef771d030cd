#if Web
import CWebClient

/// The script and the style sheet of the page, each one file for the browser: over a slow link, requests cost most.
enum PageSources {
  static let stylesheet = files.filter { $0.name.hasSuffix(".css") }.map(\.text).joined(separator: "\n")

  /// A bundle that can't be made says so in the browser's console; a test makes it before that.
  static let script: String = {
    do {
      return try ScriptBundle.text(entry: "main.js") { name in modules[name] }
    } catch {
      return "throw new Error(\"The script of the page can't be bundled: \(error)\");\n"
    }
  }()

  /// The modules of the script by their names.
  static let modules = Dictionary(
    uniqueKeysWithValues: files.filter { $0.name.hasSuffix(".js") }.map { ($0.name, $0.text) })

  private static let files: [(name: String, text: String)] = (0..<web_client_file_count()).map { index in
    let file = web_client_file_at(index)
    let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
    return (String(cString: file.name), String(decoding: bytes, as: UTF8.self))
  }
}
#endif
