#if Web
import NIOConcurrencyHelpers

/// Counts the connections, in all and of each address.
final class ConnectionCount: Sendable {
  private struct Counts {
    var all = 0
    var ofAddress: [String: Int] = [:]
  }

  private let limits: WebLimits
  private let counts = NIOLockedValueBox(Counts())

  init(limits: WebLimits) { self.limits = limits }

  /// Whether a connection of that address, in addition to the counted ones, is within the limits; then it is counted.
  func admits(_ address: String) -> Bool {
    counts.withLockedValue { counts in
      let own = counts.ofAddress[address] ?? 0
      guard counts.all < limits.connections, own < limits.connectionsPerAddress else { return false }
      counts.all += 1
      counts.ofAddress[address] = own + 1
      return true
    }
  }

  /// An admitted connection has ended.
  func end(_ address: String) {
    counts.withLockedValue { counts in
      counts.all -= 1
      let own = counts.ofAddress[address] ?? 0
      counts.ofAddress[address] = own > 1 ? own - 1 : nil
    }
  }
}
#endif
