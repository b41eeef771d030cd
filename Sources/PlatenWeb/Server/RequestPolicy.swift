#if Web
import NIOHTTP1

/// The checks of requests that keep pages of other sites out.
///
/// A page of another site can make a browser send requests to this server. It can't make it send another `Host` unless
/// its name resolves to this server (DNS rebinding), which the list of hosts stops; and it can't hide its `Origin` when
/// it opens a WebSocket, which has to be that of this server.
struct RequestPolicy: Sendable {
  /// `name:port` or `name`, in lower case.
  let hosts: Set<String>
  /// Names of this machine, which are accepted with every port: behind a forwarded port the browser uses another one.
  private let localNames: Set<String>

  init(host: String, port: Int, allowed: [String]) {
    var hosts: Set<String> = []
    func add(_ name: String) {
      let name = name.lowercased()
      hosts.insert("\(name):\(port)")
      if port == 80 { hosts.insert(name) }
    }
    add(host.contains(":") ? "[\(host)]" : host)
    let isLocal = ["127.0.0.1", "::1", "localhost", "0.0.0.0", "::"].contains(host)
    localNames = isLocal ? ["127.0.0.1", "localhost", "[::1]"] : []
    for name in allowed { hosts.insert(name.lowercased()) }
    self.hosts = hosts
  }

  /// Whether the one `Host` header of a request names this server.
  func accepts(hosts named: [String]) -> Bool {
    guard named.count == 1, let name = named.first?.lowercased() else { return false }
    if hosts.contains(name) || localNames.contains(name) { return true }
    guard let colon = name.lastIndex(of: ":"), name[colon...].dropFirst().allSatisfy(\.isNumber) else { return false }
    return localNames.contains(String(name[..<colon]))
  }

  /// Whether the one `Origin` header of an upgrade is that of a page served under the same host.
  func accepts(origins: [String], host: String?) -> Bool {
    guard origins.count == 1, let origin = origins.first?.lowercased(), let host = host?.lowercased() else {
      return false
    }
    return origin == "http://\(host)" || origin == "https://\(host)"
  }

  /// Whether a request is for something that can be a page, which costs a view: not the icon that browsers look for at
  /// a fixed path, nor an image or a script that a program has named.
  ///
  /// `Sec-Fetch-Dest` says it (Fetch Metadata, 2.1), which is not sent without TLS but to this machine; otherwise the
  /// types in `Accept` do. Nor is a page made for a browser that only expects to need it (`Sec-Purpose` of the
  /// Fetch Standard): no user sees that view, and the page is requested again.
  func canShowPage(_ headers: HTTPHeaders) -> Bool {
    if headers[canonicalForm: "Sec-Purpose"].contains(where: { $0.prefix { $0 != ";" } == "prefetch" }) { return false }
    if let destination = headers.first(name: "Sec-Fetch-Dest") {
      return ["document", "frame", "iframe", "empty"].contains(destination)
    }
    let types = headers[canonicalForm: "Accept"].map { $0.prefix { $0 != ";" }.lowercased() }.filter { $0 != "*/*" }
    return types.isEmpty || types.contains { ["text/html", "text/*", "application/xhtml+xml"].contains($0) }
  }
}
#endif
