import Observation

/// A registration with observable objects that can be taken back.
///
/// Observation itself offers no way to end a registration before it fires; a cancelled one stays with
/// the object until the next change there, and then does nothing.
@MainActor final class ObservationToken {
  private var onChange: (@MainActor () -> Void)?

  init(onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  func cancel() { onChange = nil }

  fileprivate func fire() {
    onChange?()
    onChange = nil
  }
}

/// Runs `body` and calls `onChange`, once and on the main actor, when an observable property that it read
/// is about to change.
@MainActor func observing<T>(
  _ body: () -> T, onChange: @escaping @MainActor () -> Void
) -> (T, ObservationToken) {
  let token = ObservationToken(onChange: onChange)
  let result = withObservationTracking(body) { [weak token] in
    Tracking.onMain { token?.fire() }
  }
  return (result, token)
}
