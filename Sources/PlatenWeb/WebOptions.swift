/// How the browser front end serves.
package struct WebOptions: Sendable {
  /// The address to listen on. Only this machine can reach the one it starts with.
  package var host = "127.0.0.1"
  /// The port to listen on; 0 for any that is free.
  package var port = 8080
  /// Names besides the address itself under which browsers may ask for the page, as `name` or `name:port`.
  /// Requests under other names are refused: that is how a foreign page would reach a server on this machine.
  package var allowedHosts: [String] = []
  package var limits = WebLimits()

  package init() {}
}

/// What one server, one browser and one connection may use.
package struct WebLimits: Sendable {
  /// Views at a time, in all and for one browser.
  package var views = 500
  package var viewsPerSession = 20
  /// TCP connections at a time.
  package var connections = 1_000
  /// The largest message taken from a browser, in bytes.
  package var messageBytes = 1 << 20
  /// Messages and bytes a second that a connection may send for long, and how many at once.
  package var messagesPerSecond = 200.0
  package var messageBurst = 400.0
  package var bytesPerSecond = Double(4 << 20)
  package var byteBurst = Double(16 << 20)
  /// Bytes waiting for a browser that does not take them.
  package var pendingBytes = 16 << 20
  /// How long a page may take to open its connection.
  package var unattachedLifetime: Duration = .seconds(30)
  /// How long a view is kept for a browser whose connection is gone.
  package var detachedLifetime: Duration = .seconds(600)
  /// How long a view is kept in which nothing is done.
  package var idleLifetime: Duration = .seconds(7_200)

  package init() {}
}
