import Foundation
import Testing

@testable import PlatenTerminal

/// What is resident of the program's files after its start.
@MainActor @Suite struct StartMemoryTests {
  /// The resident kilobytes of mapped files; nil where the system does not tell.
  private var resident: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("RssFile:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }

  @Test func `pages of files that have not changed are unmapped, and used again`() throws {
    let before = try #require(resident)
    TerminalDevice.releaseStart()
    let after = try #require(resident)
    #expect(after < before)
    // Code and constants of the libraries, and what the loader has written into them.
    #expect(Date(timeIntervalSince1970: 0).formatted(.iso8601) == "1970-01-01T00:00:00Z")
  }

  @Test(arguments: [("5", 5000), ("0.25", 250), ("0", 1000), ("61", 1000), ("soon", 1000), (nil, 1000)])
  func `the user sets how long answers are waited for`(_ value: String?, _ milliseconds: Int) {
    var environment = ["TERM": "xterm-256color"]
    environment["PLATEN_ANSWER_TIME"] = value
    #expect(TerminalCapabilities(environment: environment).answerTime == .milliseconds(milliseconds))
  }
}
