import Observation

/// An element's registration with observable objects that can be taken back.
@MainActor final class ObservationToken {
  private weak var element: _Element?

  init(_ element: _Element) { self.element = element }

  func cancel() { element = nil }

  fileprivate func fire() {
    element?.dependencyDidChange()
    element = nil
  }
}

/// Ends registrations with observable objects.
///
/// Observation has no call for that; but a registration ends with all its objects when one of them changes. So each
/// evaluation reads an object of the element's own too, and the element changes that one when it does not need the
/// registration any more. Otherwise a view that reads a model without changing it would leave one with each evaluation.
@MainActor final class ObservationEnd: Observable {
  private let registrar = ObservationRegistrar()
  private var mark: Bool { false }

  fileprivate func note() { registrar.access(self, keyPath: \.mark) }

  /// Ends the registrations of the evaluations that were made with this object.
  func end() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}

/// Runs `body` and invalidates the element, once and on the main actor, when an observable property that `body` read is
/// about to change. There is a token only when it read one, or with an `end`.
@MainActor func observing<T>(
  _ body: () -> T, for element: _Element, end: ObservationEnd?
) -> (T, ObservationToken?) {
  var token: ObservationToken?
  // Observation evaluates the handler only when a property was read.
  let result = withObservationTracking(
    {
      end?.note()
      return body()
    },
    onChange: {
      let new = ObservationToken(element)
      token = new
      return { [weak new] in Tracking.onMain { new?.fire() } }
    }())
  return (result, token)
}
