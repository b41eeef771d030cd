#if Web
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import PlatenWeb

@Suite struct ConnectionLimitTests {
  private let head = HTTPServerRequestPart.head(HTTPRequestHead(version: .http1_1, method: .GET, uri: "/"))

  private func connection() throws -> (channel: EmbeddedChannel, deadline: RequestDeadline) {
    let deadline = RequestDeadline(time: .seconds(10))
    let channel = EmbeddedChannel(handler: deadline)
    try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 1)).wait()
    return (channel, deadline)
  }

  @Test func aHalfSentRequestIsClosed() throws {
    let (channel, _) = try connection()
    channel.embeddedEventLoop.advanceTime(by: .seconds(9))
    try channel.writeInbound(head)
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test func theTimeStartsAgainWithEachAnswer() throws {
    let (channel, _) = try connection()
    for _ in 0..<3 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(9))
      try channel.writeInbound(head)
      try channel.writeInbound(HTTPServerRequestPart.end(nil))
      channel.embeddedEventLoop.advanceTime(by: .seconds(15))
      #expect(channel.isActive, "the answer takes its time")
      try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    }
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(10))
    #expect(!channel.isActive)
  }

  @Test func aConnectionThatIsNoLongerHTTPStays() throws {
    let (channel, deadline) = try connection()
    try channel.pipeline.syncOperations.removeHandler(deadline).wait()
    channel.embeddedEventLoop.advanceTime(by: .seconds(60))
    #expect(channel.isActive)
  }

  @Test func oneAddressTakesNoMoreThanItsShare() throws {
    var limits = WebLimits()
    limits.connections = 3
    limits.connectionsPerAddress = 2
    let count = try ConnectionCount(limits: limits, proxies: TrustedProxies([]))
    #expect(count.admits("192.0.2.1"))
    #expect(count.admits("192.0.2.1"))
    #expect(!count.admits("192.0.2.1"), "its share is taken")
    #expect(count.admits("192.0.2.2"), "another address is not affected")
    #expect(!count.admits("192.0.2.3"), "the server is full")
    count.end("192.0.2.1")
    #expect(count.admits("192.0.2.1"), "a connection that ended leaves its place")
  }

  @Test func anIPv6NetworkTakesNoMoreThanTheShareOfOneAddress() throws {
    var limits = WebLimits()
    limits.connectionsPerAddress = 2
    let count = try ConnectionCount(limits: limits, proxies: TrustedProxies([]))
    #expect(count.admits("2001:db8::1"))
    #expect(count.admits("2001:db8::ffff:2"))
    #expect(!count.admits("2001:db8::3"), "another address of the same 64 bits")
    #expect(count.admits("2001:db8:0:1::1"), "another network")
    count.end("2001:db8::1")
    #expect(count.admits("2001:db8::4"), "a connection that ended leaves its place")
  }

  @Test func translatedAddressesAreCountedAsTheOnesBefore() {
    #expect(NetworkAddress.counted("64:ff9b::192.0.2.1") == NetworkAddress.counted("192.0.2.1"))
    #expect(NetworkAddress.counted("::ffff:192.0.2.1") == NetworkAddress.counted("192.0.2.1"))
    #expect(NetworkAddress.counted("192.0.2.2") != NetworkAddress.counted("192.0.2.1"))
    #expect(NetworkAddress.counted("unknown") == "unknown")
  }

  @Test func aTrustedProxyHasTheConnectionsOfAllAndItsVisitorsHaveTheirShares() throws {
    var limits = WebLimits()
    limits.connections = 4
    limits.connectionsPerAddress = 2
    let count = try ConnectionCount(limits: limits, proxies: TrustedProxies(["10.0.0.1"]))
    for _ in 0..<4 { #expect(count.admits("10.0.0.1"), "the proxy") }
    #expect(!count.admits("10.0.0.1"), "the server is full")
    #expect(count.admitsBehindProxy("192.0.2.1"))
    #expect(count.admitsBehindProxy("192.0.2.1"))
    #expect(!count.admitsBehindProxy("192.0.2.1"), "its share is taken")
    #expect(count.admitsBehindProxy("192.0.2.2"), "another visitor is not affected")
    count.endBehindProxy("192.0.2.1")
    #expect(count.admitsBehindProxy("192.0.2.1"), "a WebSocket that ended leaves its place")
    count.end("10.0.0.1")
    #expect(count.admits("10.0.0.1"))
  }
}
#endif
