/// Bounds how often an action that observes a value runs within one update: one that keeps changing what it observes
/// would otherwise run for ever. What it changes after that is applied, and it is not called for it.
///
/// The bound is even, so that an action that exchanges two values leaves the one with which the update began. That is
/// what the user typed where an `onChange` has its two parameters the wrong way round.
@MainActor package struct ActionLimit {
  nonisolated static let runs = 100

  private var updateCount = -1
  private var count = 0

  package init() {}

  /// Whether the action may run once more in the host's current update.
  package mutating func allowsRun(of action: @autoclosure () -> String, in host: ViewHost) -> Bool {
    if updateCount != host.updates.count { (updateCount, count) = (host.updates.count, 0) }
    count += 1
    if count == Self.runs + 1 {
      Diagnostics.report("\(action()) was run \(Self.runs) times in one update: it keeps changing what it observes")
    }
    return count <= Self.runs
  }
}
