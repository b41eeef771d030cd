import Observation

/// An element's registration with observable objects that can be taken back.
///
/// Observation itself offers no way to end a registration before it fires; a cancelled one stays with
/// the object until the next change there, and then does nothing.
@MainActor final class ObservationToken {
  private weak var element: _Element?

  init(_ element: _Element) { self.element = element }

  func cancel() { element = nil }

  fileprivate func fire() {
    element?.dependencyDidChange()
    element = nil
  }
}

/// Runs `body` and invalidates the element, once and on the main actor, when an observable property that `body` read is
/// about to change. There is a token only when it read one.
@MainActor func observing<T>(_ body: () -> T, for element: _Element) -> (T, ObservationToken?) {
  var token: ObservationToken?
  // Observation evaluates the handler only when a property was read.
  let result = withObservationTracking(
    body,
    onChange: {
      let new = ObservationToken(element)
      token = new
      return { [weak new] in Tracking.onMain { new?.fire() } }
    }())
  return (result, token)
}
