import Foundation
import Testing

@testable import PlatenTerminal

@Suite struct ScreenReaderTests {
  @Test func aProgramIsFoundByItsName() throws {
    // No longer than the kernel remembers a name: 15 characters.
    let name = "reader\(ProcessInfo.processInfo.processIdentifier % 100_000_000)"
    let file = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: URL(filePath: "/bin/sleep"))
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(!ScreenReader.isAnyRunning(of: [name]))
    let process = Process()
    process.executableURL = file
    process.arguments = ["30"]
    try process.run()
    defer {
      // Other signals can be blocked in what a thread of the tests starts.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    #expect(ScreenReader.isAnyRunning(of: ["none such", name]))
  }

  @Test func theVariableDecidesBeforeWhatRuns() {
    #expect(ScreenReader.isWanted(environment: ["PLATEN_ACCESSIBLE": "1", "TERM": "xterm"]))
    #expect(!ScreenReader.isWanted(environment: ["PLATEN_ACCESSIBLE": "0", "TERM": "linux"]))
  }
}
