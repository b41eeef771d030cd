import Foundation
import Testing

/// The examples of the articles, of the documentation comments and of the README are compiled and true: each of them is
/// in the sources of this folder. A line `expression   // value` is there as `#expect(expression == value)`.
@Suite struct DocumentationTests {
  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func files(in folder: String, ending: String) -> [URL] {
    let enumerator = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (enumerator?.allObjects as? [URL] ?? []).filter { $0.lastPathComponent.hasSuffix(ending) }
      .sorted { $0.path < $1.path }
  }

  /// The text without spaces and line breaks, which the formatter sets, and without trailing commas.
  private static func squeezed(_ text: some StringProtocol) -> String {
    String(text.filter { !$0.isWhitespace })
  }

  /// The blocks of Swift in a text.
  private static func blocks(in text: String, comments: Bool) -> [[Substring]] {
    var blocks: [[Substring]] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = line
      if comments {
        let code = line.drop { $0 == " " }
        guard code.hasPrefix("///") else {
          isInside = false
          continue
        }
        line = code.dropFirst(code.hasPrefix("/// ") ? 4 : 3)
      }
      if line.hasPrefix("```") {
        isInside = line == "```swift"
        if isInside { blocks.append([]) }
      } else if isInside {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  /// A line as it is in the tests.
  private static func tested(_ line: Substring) -> String {
    guard let comment = line.range(of: " // ", options: .backwards) else { return squeezed(line) }
    let code = line[..<comment.lowerBound]
    let value = line[comment.upperBound...]
    // Not a value: a remark in words.
    guard let first = value.first,
      "\"[-".contains(first) || first.isNumber || value == "nil" || value == "true"
        || value == "false" || value.contains("(")
    else { return squeezed(code) }
    return squeezed("#expect(\(code) == \(value))")
  }

  @Test func everyExampleIsTested() throws {
    let sources = try Self.files(in: "Tests/TextFormatsTests/Documentation", ending: "Snippets.swift")
      .map { Self.squeezed(try String(contentsOf: $0, encoding: .utf8)) }.joined()
    let articles = ["Sources/TextEditing", "Sources/TextFormats"].flatMap { Self.files(in: $0, ending: ".md") }
    let comments = ["Sources/TextEditing", "Sources/TextFormats"].flatMap { Self.files(in: $0, ending: ".swift") }
    let readMe = Self.root.appending(path: "README.md")
    var count = 0
    for file in articles + comments + [readMe] {
      let text = try String(contentsOf: file, encoding: .utf8)
      for block in Self.blocks(in: text, comments: file.pathExtension == "swift") {
        // Examples of views are with the tests of views, and a part of a manifest is no program.
        let code = block.joined(separator: "\n")
        if file == readMe, !code.contains("import TextEditing") { continue }
        if code.contains("TextField(") || code.contains(".package(") { continue }
        let expected = block.filter { !$0.hasPrefix("import ") }.map(Self.tested).joined()
        #expect(sources.contains(expected), "\(file.lastPathComponent):\n\(code)")
        count += 1
      }
    }
    #expect(count > 20)
  }
}
