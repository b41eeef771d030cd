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

  private let all = URL.FormatStyle(user: .always, password: .always, port: .always, query: .always, fragment: .always)

  @Test(arguments: [
    "https://münchen.de/ä", "http://見.香港/热狗/🌭", "https://👁👄👁.fm", "http://臺灣.இலங்கை", "https://ճմո.հայ",
    "https://ցեճfans.net", "https://ճ_մ垃.հայ", "https://௦௧௨௩count", "https://ᖴᐁabc", "https://íabc", "https://กขabc",
    "https://تفاح", "http://медведев.президент.рф", "http://sailor月.com", "https://me:pä@a.example:1/🥗?name=δοκιμή#😉",
    "mailto:someone@example.org", "https://en.wikipedia.org/wiki/.հայ", "https://ışık.example",
  ]) func addressesStayReadable(_ text: String) throws {
    let url = try #require(URLComponents(string: text)?.url)
    #expect(all.format(url) == text)
    // What is shown is read as the same address.
    if !text.hasPrefix("mailto") { #expect(try all.parseStrategy.parse(text) == url) }
  }

  @Test(arguments: [
    ("http://аррІе.com/", "http://xn--80ak6aa4i.com"), ("http://gooِgle.com/", "http://xn--google-yri.com"),
    ("https://ı̇/", "https://xn--cfa45g"), ("https://ᴏ/", "https://xn--57f"), ("https://ɡ/", "https://xn--0na"),
    ("https://cnո/", "https://xn--cn-ded"), ("https://ոews.org/", "https://xn--ews-nfe.org"),
    ("https://o௦/", "https://xn--o-10e"), ("https://gotՑԵՃ.com", "https://xn--got-kde4e2d.com"),
    ("http://nеwstаrfіn.com/", "http://xn--nwstrfn-5fg5byy.com"), ("https://xn--hdb9c", "https://xn--hdb9c"),
    ("https://xn--a-g4i", "https://xn--a-g4i"), ("https://xn--a-47i", "https://xn--a-47i"),
    ("https://xn--n-twf", "https://xn--n-twf"), ("https://xn--3hb112n", "https://xn--3hb112n"),
    ("https://xn--2j8c", "https://xn--2j8c"), ("https://xn--jkg", "https://xn--jkg"),
    ("https://xn--fja", "https://xn--fja"),
  ]) func hostsThatLookLikeOthersStayInPunycode(_ text: String, _ shown: String) throws {
    #expect(all.format(try #require(URLComponents(string: text)?.url)) == shown)
  }

  @Test(arguments: [
    ("http://www.apple.com/", "http://www.apple.com"), ("https://a.example/b/", "https://a.example/b"),
    ("https://a.example/?b", "https://a.example/?b"), ("ftp:/", "ftp:"), ("ftp:/Volumes/", "ftp:/Volumes"),
    ("http://someone@", "http:"), ("http://%77ebsite.com", "http://website.com"),
    ("https://a.example/?q=Sant%20Jordi%20Par%C3%ADs&r", "https://a.example/?q=Sant Jordi París&r"),
    ("https://a.example/a%2Fb%3F%25%23%26?c%26=%2B#%23", "https://a.example/a%2Fb%3F%25%23%26?c%26=%2B#%23"),
    ("https://a.example/%E2%80%AEb%20", "https://a.example/%E2%80%AEb%20"),
    ("https://a.example/%FF", "https://a.example/%FF"),
  ]) func slashesAndEscapes(_ text: String, _ shown: String) throws {
    let url = try #require(URLComponents(string: text)?.url)
    let style = text.contains("someone") ? URL.FormatStyle() : all
    #expect(style.format(url) == shown)
    if url.host()?.isEmpty == false, !url.path().hasSuffix("/") || url.query() != nil {
      #expect(try all.parseStrategy.parse(shown) == (URL(string: text.replacing("%77", with: "w"))))
    }
  }

  @Test func schemesAloneHaveNoSlashes() throws {
    let url = try #require(URL(string: "ftp://www.apple.com"))
    #expect(url.formatted(.url.host(.never)) == "ftp:")
    #expect(url.formatted(.url.scheme(.never)) == "www.apple.com")
  }
}
