import Foundation
import Testing

@testable import TerminalPrompts

/// What a user is told of an error: one line.
@Suite struct ErrorWordsTests {
  private enum Failure: Error { case full }

  private let missing = String(cString: strerror(ENOENT))

  @Test func `an error of a file has the file and the reason`() {
    let path = "/nowhere at all/notes.txt"
    var message: String?
    do { _ = try String(contentsOfFile: path, encoding: .utf8) } catch { message = ErrorWords.message(of: error) }
    #expect(message == "\(path): \(missing)")
    let error = NSError(
      domain: NSCocoaErrorDomain, code: 260,
      userInfo: [NSFilePathErrorKey: "/a", NSUnderlyingErrorKey: POSIXError(.ENOENT)])
    #expect(ErrorWords.message(of: error) == "/a: \(missing)")
  }

  @Test func `an error of the system has its words`() {
    #expect(ErrorWords.message(of: POSIXError(.ENOENT)) == missing)
    #expect(ErrorWords.message(of: NSError(domain: NSPOSIXErrorDomain, code: Int(ENOENT))) == missing)
  }

  @Test func `other errors have their description`() {
    #expect(ErrorWords.message(of: PromptError.rejected("No.")) == "No.")
    #expect(ErrorWords.message(of: Failure.full) == "full")
  }
}
