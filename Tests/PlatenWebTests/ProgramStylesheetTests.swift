#if Web
import Foundation
import Platen
import Testing

@testable import PlatenWeb

/// The style sheets of a program, and what a theme may rely on.
@MainActor @Suite struct ProgramStylesheetTests {
  private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func names(of pattern: Regex<(Substring, Substring)>, in text: some StringProtocol) -> Set<String> {
    Set(String(text).matches(of: pattern).map { String($0.output.1) })
  }

  @Test func aProgramsStylesheetFollowsTheFrontEndsOwn() throws {
    let paper = try StaticFile(stylesheet: package.appending(path: "Examples/Themes/paper.css").path)
    let view = BrowserView(id: "v", session: "s", host: ViewHost(Text("Page")))
    let page = PageDocument.html(
      of: view, base: "./", epoch: "e", viewCookie: "c", stylesheets: [paper])
    let first = try #require(page.range(of: "href=\"\(StaticFile.stylesheet.name)\""))
    let second = try #require(page.range(of: "href=\"\(paper.name)\""))
    #expect(first.upperBound < second.lowerBound)
  }

  @Test func aStylesheetThatCanNotBeReadSaysWhich() {
    #expect {
      try StaticFile(stylesheet: "/nowhere/theme.css")
    } throws: { error in
      "\(error)".contains("/nowhere/theme.css")
    }
  }

  @Test func everyPropertyOfTheFrontEndIsDocumentedForThemes() throws {
    let document = try String(contentsOf: package.appending(path: "Documentation/Themes.md"), encoding: .utf8)
    let documented = names(of: /`(--[a-z0-9-]+)`/, in: document.split(separator: "## Custom properties")[1])
    let sheet = String(decoding: StaticFile.stylesheet.bytes, as: UTF8.self)
    let block = try #require(sheet.firstMatch(of: /:root ?\{([^}]*)\}/)).output.1
    // Colours of areas are in the styles of the elements.
    let areas = SystemColor.allCases.map { CSS.color(.system($0), for: .area) }.joined()
    #expect(
      documented == names(of: /(?:^|[;{\s])(--[a-z0-9-]+):/, in: block).union(names(of: /(--[a-z]+-area)/, in: areas)))
  }

  @Test(arguments: ["paper", "signal"])
  func aThemeOfTheExamplesSetsDocumentedPropertiesAlone(name: String) throws {
    let theme = try String(contentsOf: package.appending(path: "Examples/Themes/\(name).css"), encoding: .utf8)
    let document = try String(contentsOf: package.appending(path: "Documentation/Themes.md"), encoding: .utf8)
    let set = names(of: /(?:^|[;{\s])(--[a-z0-9-]+):/, in: theme)
    #expect(!set.isEmpty)
    #expect(set.isSubset(of: names(of: /`(--[a-z0-9-]+)`/, in: document)))
  }
}
#endif
