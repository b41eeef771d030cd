#if Web
import NIOHTTP1
import Testing

@testable import PlatenWeb

/// Which browser a request comes from: what a trusted proxy says, and never what a browser says itself.
@Suite struct TrustedProxiesTests {
  /// The client of a request from a peer, where 10.0.0.0/8 and 2001:db8::1 are trusted.
  private func client(_ headers: [(String, String)], from peer: String = "10.0.0.1") throws -> String {
    try TrustedProxies(["10.0.0.0/8", "2001:db8::1"]).client(of: HTTPHeaders(headers), peer: peer)
  }

  @Test func aBrowserThatIsNoProxyIsItself() throws {
    let invented = [("X-Forwarded-For", "192.0.2.9"), ("Forwarded", "for=192.0.2.9")]
    #expect(try client(invented, from: "198.51.100.7") == "198.51.100.7")
    #expect(try TrustedProxies([]).client(of: HTTPHeaders(invented), peer: "127.0.0.1") == "127.0.0.1")
    #expect(try client(invented, from: "") == "")
  }

  @Test func theEntryOfTheProxyCountsAndNotWhatTheBrowserHasSent() throws {
    #expect(try client([("X-Forwarded-For", "192.0.2.1")]) == "192.0.2.1")
    #expect(try client([("X-Forwarded-For", "198.51.100.9, 192.0.2.1")]) == "192.0.2.1")
    // A browser may send a header of its own, behind which the proxy adds another.
    #expect(try client([("X-Forwarded-For", "198.51.100.9"), ("X-Forwarded-For", "192.0.2.1")]) == "192.0.2.1")
    #expect(try client([("Forwarded", "for=198.51.100.9, for=192.0.2.1;proto=https")]) == "192.0.2.1")
  }

  @Test func proxiesBehindOneAnotherArePassed() throws {
    #expect(try client([("X-Forwarded-For", "198.51.100.9, 192.0.2.1, 10.0.0.3, 2001:DB8:0::1")]) == "192.0.2.1")
    // Of a request from within the network there is nothing before it.
    #expect(try client([("X-Forwarded-For", "10.0.0.4, 10.0.0.3")]) == "10.0.0.4")
  }

  @Test func withoutAnAddressARequestCountsAsTheProxys() throws {
    #expect(try client([]) == "10.0.0.1")
    for header in ["", "unknown", "192.0.2.1, unknown", "192.0.2.1,", "192.0.2.256", "a.example"] {
      #expect(try client([("X-Forwarded-For", header)]) == "10.0.0.1", "\(header)")
    }
    for header in ["for=unknown", "for=_hidden", "proto=https", "for=192.0.2.1, by=10.0.0.1", "for=\"192.0.2.1"] {
      #expect(try client([("Forwarded", header)]) == "10.0.0.1", "\(header)")
    }
    // What is known last before it is the proxy that did not know.
    #expect(try client([("X-Forwarded-For", "192.0.2.1, unknown, 10.0.0.3")]) == "10.0.0.3")
  }

  @Test func aHeaderThatTheProxyDoesNotWriteIsNotBelieved() throws {
    // The proxy writes one of them and passes the other on.
    let spoofed = [("X-Forwarded-For", "192.0.2.1"), ("Forwarded", "for=198.51.100.9")]
    #expect(try client(spoofed) == "10.0.0.1")
    #expect(try client([("X-Forwarded-For", "192.0.2.1"), ("Forwarded", "for=192.0.2.1")]) == "192.0.2.1")
  }

  @Test func addressesAreReadWithAndWithoutPorts() throws {
    #expect(try client([("X-Forwarded-For", " 192.0.2.1:4711 ")]) == "192.0.2.1")
    #expect(try client([("X-Forwarded-For", "[2001:db8::7]:4711")]) == "2001:db8::7")
    #expect(try client([("X-Forwarded-For", "2001:db8::7")]) == "2001:db8::7")
    #expect(try client([("Forwarded", "For=\"[2001:DB8:0:0::7]:4711\"; proto=http")]) == "2001:db8::7")
    #expect(try client([("Forwarded", "by=\"a,b;c\\\"\";for=192.0.2.1")]) == "192.0.2.1")
    // The same visitor has one address in every notation.
    #expect(try client([("X-Forwarded-For", "::ffff:192.0.2.1")]) == "192.0.2.1")
    #expect(try client([("X-Forwarded-For", "192.0.2.1")], from: "::ffff:10.0.0.1") == "192.0.2.1")
  }

  @Test func rangesBeginWithTheSameBits() throws {
    let proxies = try TrustedProxies(["172.16.0.0/12", "192.0.2.1", "2001:db8:8000::/33", "::/0"])
    for address in ["172.16.0.1", "172.31.255.255", "192.0.2.1", "2001:db8:ffff::1", "1::"] {
      #expect(proxies.trusts(address), "\(address)")
    }
    for address in ["172.32.0.0", "172.15.255.255", "192.0.2.2", "", "localhost"] {
      #expect(!proxies.trusts(address), "\(address)")
    }
    #expect(try !TrustedProxies(["2001:db8:8000::/33"]).trusts("2001:db8:7fff::1"))
  }

  @Test func whatIsNoAddressIsNamed() {
    for text in ["proxy", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/+8", "/8", "", "::1/129", "10.0.0"] {
      #expect(throws: TrustedProxies.Unreadable(text: text)) { try TrustedProxies(["127.0.0.1", text]) }
    }
  }
}
#endif
