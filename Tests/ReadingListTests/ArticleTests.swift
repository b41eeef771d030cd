import Foundation
import Testing

/// The program and the tests of the article "Your first app" are the ones that are compiled.
@Suite struct ArticleTests {
  private let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func theArticleHasEveryFileAsItIs() throws {
    let article = try text("Sources/Platen/Platen.docc/YourFirstApp.md")
    let folder = "Examples/ReadingList"
    let program = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    #expect(program.count == 6)
    for file in program + ["Tests/ReadingListTests/ReadingListTests.swift"] {
      #expect(article.contains("```swift\n\(try text(file))```"), "\(file)")
    }
  }
}
