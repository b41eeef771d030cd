import PlatenTesting
import Testing

extension Screen {
  /// Waits for something that another thread has a part in. Gives up after a while, for the sake of who runs the
  /// tests; how long it takes is nobody's business.
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
