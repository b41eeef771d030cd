import Foundation
import Testing
import TextFormats

@Suite struct URLStyles {
  let full = URL(string: "https://me:secret@www.example.com:8080/path/to/end?key=value#part")!

  @Test func theDefaultShowsSchemeHostAndPath() {
    #expect(full.formatted() == "https://www.example.com/path/to/end")
    #expect(URL(string: "ftp://example.com:21/x")!.formatted() == "ftp://example.com:21/x")
    #expect(URL(string: "https://[::1]/x")!.formatted() == "https://[::1]/x")
  }

  @Test func everyComponentCanBeChosen() {
    let style = URL.FormatStyle(user: .always, password: .always, port: .always, query: .always, fragment: .always)
    #expect(full.formatted(style) == full.absoluteString)
    #expect(full.formatted(.url.scheme(.never)) == "www.example.com/path/to/end")
    #expect(
      full.formatted(.url.scheme(.omitIfHTTPFamily).host(.omitSpecificSubdomains(["www"])).path(.never))
        == "example.com")
    #expect(full.formatted(.url.query(.displayWhen(.host, matches: ["www.example.com"]))).hasSuffix("?key=value"))
    #expect(full.formatted(.url.path(.omitWhen(.scheme, matches: ["https"]))) == "https://www.example.com")
  }

  @Test func parsingAcceptsCompleteAddresses() throws {
    #expect(
      try URL.FormatStyle().parseStrategy.parse(" https://example.com/a?b#c ").absoluteString
        == "https://example.com/a?b#c")
    #expect(throws: (any Error).self) { try URL.ParseStrategy().parse("") }
    #expect(throws: (any Error).self) { try URL.ParseStrategy().parse("example.com") }
    #expect(throws: (any Error).self) { try URL.ParseStrategy().parse("https://exa mple.com") }
    #expect(throws: (any Error).self) { try URL.ParseStrategy().parse("https://") }
    let lenient = URL.ParseStrategy(scheme: .defaultValue("https"), port: .defaultValue(8080))
    #expect(try lenient.parse("example.com/x").absoluteString == "https://example.com:8080/x")
  }
}
