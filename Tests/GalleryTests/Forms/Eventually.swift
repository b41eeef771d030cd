import PlatenTesting
import Testing

extension Screen {
  /// Polls until `holds` is true, for results that another thread delivers. Fails after a time limit.
  func eventually(
    _ holds: @MainActor () throws -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for _ in 0..<2000 {
      await settle()
      if try holds() { return }
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    Issue.record("It never came about.", sourceLocation: sourceLocation)
  }
}
