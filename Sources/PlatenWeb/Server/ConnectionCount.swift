#if Web
import NIOConcurrencyHelpers

/// Counts the connections, in all and of each address; of IPv6, of each network (``NetworkAddress/counted``).
///
/// A trusted proxy has the connections of all its visitors, so that only their number in all is limited. The WebSockets
/// behind it, which stay, are counted for the addresses that it names.
final class ConnectionCount: Sendable {
  private struct Counts {
    var all = 0
    var ofAddress: [String: Int] = [:]

    /// Counts one more of an address if it is within the limit.
    mutating func count(_ address: String, _ limits: WebLimits) -> Bool {
      let address = NetworkAddress.counted(address)
      let own = ofAddress[address] ?? 0
      guard own < limits.connectionsPerAddress else { return false }
      ofAddress[address] = own + 1
      return true
    }

    mutating func end(_ address: String) {
      let address = NetworkAddress.counted(address)
      let own = ofAddress[address] ?? 0
      ofAddress[address] = own > 1 ? own - 1 : nil
    }
  }

  private let limits: WebLimits
  private let proxies: TrustedProxies
  private let counts = NIOLockedValueBox(Counts())

  init(limits: WebLimits, proxies: TrustedProxies) {
    self.limits = limits
    self.proxies = proxies
  }

  /// Whether a connection of that address, in addition to the counted ones, is within the limits; then it is counted.
  func admits(_ address: String) -> Bool {
    let isProxy = proxies.trusts(address)
    return counts.withLockedValue { counts in
      guard counts.all < limits.connections, isProxy || counts.count(address, limits) else { return false }
      counts.all += 1
      return true
    }
  }

  /// Whether a WebSocket of a visitor behind a proxy is within the limits; then it is counted, beside the connection of
  /// the proxy.
  func admitsBehindProxy(_ address: String) -> Bool {
    counts.withLockedValue { $0.count(address, limits) }
  }

  /// An admitted connection has ended.
  func end(_ address: String) {
    let isProxy = proxies.trusts(address)
    counts.withLockedValue { counts in
      counts.all -= 1
      if !isProxy { counts.end(address) }
    }
  }

  /// An admitted WebSocket behind a proxy has ended.
  func endBehindProxy(_ address: String) {
    counts.withLockedValue { $0.end(address) }
  }
}
#endif
