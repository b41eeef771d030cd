#if Web
import NIOCore
import NIOHTTP1
import Testing

@testable import PlatenWeb

@Suite struct RequestPolicyTests {
  private let local = RequestPolicy(host: "127.0.0.1", port: 8080, allowed: ["form.example"])

  @Test(arguments: [
    "127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080", "127.0.0.1:9", "form.example",
  ])
  func acceptsItsOwnNames(host: String) { #expect(local.accepts(hosts: [host])) }

  @Test(arguments: [
    "evil.example", "evil.example:8080", "127.0.0.1.evil.example:8080", "127.0.0.1:80x", "", "form.example:1",
  ])
  func refusesOtherNames(host: String) { #expect(!local.accepts(hosts: [host])) }

  @Test func refusesNoneAndTwo() {
    #expect(!local.accepts(hosts: []))
    #expect(!local.accepts(hosts: ["127.0.0.1:8080", "127.0.0.1:8080"]))
  }

  @Test func aServerOnTheNetworkIsNotLocal() {
    let open = RequestPolicy(host: "192.0.2.1", port: 80, allowed: [])
    #expect(open.accepts(hosts: ["192.0.2.1"]))
    #expect(!open.accepts(hosts: ["localhost"]))
  }

  @Test func theOriginIsThePagesOwn() {
    #expect(local.accepts(origins: ["http://127.0.0.1:8080"], host: "127.0.0.1:8080"))
    #expect(local.accepts(origins: ["https://form.example"], host: "form.example"))
    #expect(!local.accepts(origins: ["http://127.0.0.1:9999"], host: "127.0.0.1:8080"))
    #expect(!local.accepts(origins: ["null"], host: "127.0.0.1:8080"))
    #expect(!local.accepts(origins: [], host: "127.0.0.1:8080"))
    #expect(!local.accepts(origins: ["http://127.0.0.1:8080"], host: nil))
  }

  @Test func aFloodExceedsTheLimitAndTypingDoesNot() {
    var limits = WebLimits()
    limits.messagesPerSecond = 10
    limits.messageBurst = 20
    var now = NIODeadline.uptimeNanoseconds(0)
    var typist = RateLimiter(limits, now: now)
    for _ in 0..<1_000 {
      now = now + .milliseconds(100)
      let isAdmitted = typist.admits(bytes: 30, now: now)
      #expect(isAdmitted)
    }
    var flooder = RateLimiter(limits, now: now)
    let admitted = (0..<100).filter { _ in flooder.admits(bytes: 30, now: now) }
    #expect(admitted.count == 20)
  }

  @Test func onlyWellFormedCookiesAreAccepted() {
    let token = Token.random()
    #expect(Token.isWellFormed(token))
    let headers = HTTPHeaders([("Cookie", "a=b; platen-8080=\(token)"), ("Cookie", "platen-8080=../..")])
    #expect(Cookies.sessions(in: headers, port: 8080) == [token])
    #expect(Cookies.sessions(in: headers, port: 8081).isEmpty)
    let other = Token.random()
    let both = HTTPHeaders([("Cookie", "platen-8080=\(token); platen-view-8080=\(other)")])
    #expect(Cookies.sessions(in: both, port: 8080) == [token])
    #expect(Cookies.view(in: both, port: 8080) == other)
    #expect(Cookies.view(in: headers, port: 8080) == nil)
    #expect(Cookies.leftPage(in: both, port: 8080) == nil)
    for (sent, count) in [("12", 12), ("", nil), ("x", nil), ("1.2", nil), ("99999999999999999999", nil)] {
      let left = HTTPHeaders([("Cookie", "platen-view-8080=\(other).\(sent)")])
      #expect(Cookies.leftPage(in: left, port: 8080)?.sent == count)
      #expect(Cookies.view(in: left, port: 8080) == (count == nil ? nil : other))
    }
    #expect(Cookies.sessions(in: HTTPHeaders([("Cookie", "platen-8080=\u{1}")]), port: 8080).isEmpty)
    let plain = Cookies.header(session: token, port: 8080, path: nil, isSecure: false)
    #expect(plain.contains("HttpOnly; SameSite=Lax"))
    #expect(!plain.contains("Secure") && !plain.contains("Path"))
    #expect(Cookies.header(session: token, port: 8080, path: nil, isSecure: true).hasSuffix("; Secure"))
    #expect(
      Cookies.header(session: token, port: 8080, path: "/app/", isSecure: true).hasSuffix("; Path=/app/; Secure"))
  }

  @Test(arguments: [
    (nil, false), ("http", false), ("https", true), ("HTTPS, http", true), ("http, https", false), ("httpsx", false),
  ])
  func theProxyNearestToTheBrowserSaysWhetherItSpeaksTLS(header: String?, isSecure: Bool) {
    var headers = HTTPHeaders()
    if let header { headers.add(name: "X-Forwarded-Proto", value: header) }
    #expect(Cookies.isSecure(headers) == isSecure)
  }

  @Test(arguments: [
    ([], false), (["gzip, deflate, br"], true), (["br"], false), (["gzip;q=0"], false), (["gzip; q=0.0, *"], false),
    (["*"], true), (["*;q=0"], false), (["br", "GZIP;q=0.1"], true), (["gzip;q=x"], false), ([""], false),
  ])
  func gzipIsSentToThoseWhoAcceptIt(headers: [String], isAccepted: Bool) {
    #expect(AcceptedEncoding.accepts("gzip", headers) == isAccepted)
  }

  @Test(arguments: [
    (["gzip, deflate, br"], ["br", "gzip"], "br"), (["gzip, br;q=0"], ["br", "gzip"], "gzip"),
    (["GZIP"], ["br", "gzip"], "gzip"), (["gzip, br"], ["gzip"], "gzip"), (["br"], ["gzip"], nil), ([], ["br"], nil),
  ])
  func theShortestAcceptedEncodingIsSent(headers: [String], available: [String], encoding: String?) {
    #expect(AcceptedEncoding.shortest(of: available, headers) == encoding)
  }

  @Test(arguments: [
    ("document", nil, true), ("empty", nil, true), ("image", "text/html", false), ("script", nil, false),
    (nil, nil, true), (nil, "*/*", true), (nil, "text/html,application/xhtml+xml,image/webp,*/*;q=0.8", true),
    (nil, "image/avif,image/webp,*/*;q=0.5", false), (nil, "text/css", false),
  ])
  func onlyARequestForADocumentCanShowAPage(destination: String?, accept: String?, canShow: Bool) {
    var headers = HTTPHeaders()
    if let destination { headers.add(name: "Sec-Fetch-Dest", value: destination) }
    if let accept { headers.add(name: "Accept", value: accept) }
    #expect(local.canShowPage(headers) == canShow)
  }

  @Test(arguments: ["prefetch", "prefetch;prerender", "prefetch;anonymous-client-ip"])
  func aPageThatIsRequestedAheadOpensNoView(purpose: String) {
    #expect(!local.canShowPage(["Sec-Fetch-Dest": "document", "Sec-Purpose": purpose]))
  }

  @Test(arguments: [
    ("de-CH, de;q=0.9, en;q=0.8", "de_CH"), ("en;q=0.5, fr", "fr"), ("*", nil), ("", nil), ("../../x", nil),
    (String(repeating: "a", count: 5_000), nil), ("de;q=0", nil), ("zh-Hant-TW", "zh_Hant_TW"), (nil, nil),
  ])
  func theLanguageWantedMostIsTaken(header: String?, identifier: String?) {
    #expect(AcceptedLanguage.locale(in: header)?.identifier == identifier)
  }
}
#endif
