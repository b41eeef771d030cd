/// The options of the browser front end.
package struct WebOptions: Sendable {
  /// The address to listen on. The default can be reached from this machine alone.
  package var host = "127.0.0.1"
  /// The port to listen on; 0 for any free port.
  package var port = 8080
  /// Host names other than the address under which browsers may request the page, as `name` or `name:port`. Requests
  /// for other names are refused, so that a foreign page can't reach a server on this machine.
  package var allowedHosts: [String] = []
  /// The paths of a program's own style sheets, which a page has after the front end's. They are read at the start.
  package var stylesheets: [String] = []
  /// The addresses of proxies whose word about the addresses of browsers counts, or ranges of them (`10.0.0.0/8`).
  package var trustedProxies: [String] = []
  package var limits = WebLimits()

  package init() {}
}

/// The limits of a server, a browser and a connection.
package struct WebLimits: Sendable {
  /// The largest number of views at a time, in all, for one browser and for one address, or one network of IPv6
  /// (``NetworkAddress/counted``). A proxy in front that is not trusted has one address for all its visitors.
  package var views = 500
  package var viewsPerSession = 20
  package var viewsPerAddress = 400
  /// The largest number of TCP connections at a time.
  package var connections = 1_000
  /// The largest number of TCP connections of one address at a time. A proxy in front that is not trusted has one
  /// address for all its visitors, whose views are limited to as many.
  package var connectionsPerAddress = 500
  /// The time in which a connection has to send its first whole request, and after each answer the next one.
  package var requestTime: Duration = .seconds(10)
  /// The largest message accepted from a browser, in bytes: a text of 2^20 UTF-16 units is pasted as one, of which each
  /// takes up to six.
  package var messageBytes = 8 << 20
  /// The messages and bytes per second that a connection may send continuously, and in a burst.
  package var messagesPerSecond = 200.0
  package var messageBurst = 400.0
  package var bytesPerSecond = Double(4 << 20)
  package var byteBurst = Double(16 << 20)
  /// The largest number of bytes waiting for a browser that does not read.
  package var pendingBytes = 16 << 20
  /// The time in which a page has to open its connection.
  package var unattachedLifetime: Duration = .seconds(30)
  /// The time for which a view without a connection is kept.
  package var detachedLifetime: Duration = .seconds(600)
  /// The time for which a view without events is kept.
  package var idleLifetime: Duration = .seconds(7_200)

  package init() {}
}
