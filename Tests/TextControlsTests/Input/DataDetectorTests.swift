import Foundation
import Testing
import TextControls

struct DataDetectorTests {
  private func found(_ text: String, _ types: NSTextCheckingTypes) throws -> [String] {
    try NSDataDetector(types: types)
      .matches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
      .map { "\((text as NSString).substring(with: $0.range)) \($0.url?.absoluteString ?? $0.phoneNumber ?? "")" }
  }

  // Foundation's `link` and `phoneNumber`, which it deprecates.
  private let link: NSTextCheckingTypes = 64
  private let phoneNumber: NSTextCheckingTypes = 2048

  @Test func linksAndAddressesAreFound() throws {
    #expect(
      try found("Mail 😀 ada@example.org, see (https://swift.org/a_(b)) or www.example.com.", link) == [
        "ada@example.org mailto:ada@example.org", "https://swift.org/a_(b) https://swift.org/a_(b)",
        "www.example.com http://www.example.com",
      ])
    #expect(try found("at 12:30 in file.txt, e.g. version 1.2.3", link) == [])
  }

  @Test func telephoneNumbersAreFound() throws {
    #expect(
      try found("Call +49 30 1234567 or (555) 123-4567, not 12-34 or 2024-01-02.", phoneNumber) == [
        "+49 30 1234567 +49 30 1234567", "(555) 123-4567 (555) 123-4567",
      ])
  }

  @Test func aTextIsAnAddressWhereOneMatchHasItsWholeRange() throws {
    // As validators of forms ask.
    let detector = try NSDataDetector(types: link)
    for (text, isAddress) in [("ada@example.org", true), ("ada@example", false), ("to ada@example.org", false)] {
      let range = NSRange(location: 0, length: text.utf16.count)
      let match = detector.firstMatch(in: text, range: range)
      #expect((match?.range == range && match?.url?.scheme == "mailto") == isAddress, "\(text)")
    }
  }

  @Test func nothingToLookForIsAnError() { #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) } }
}
