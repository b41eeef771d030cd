import Observation

/// Notifies those who show a controller, a table or a window that it changed.
@MainActor package final class ControllerState: Observable {
  private let registrar = ObservationRegistrar()
  private var count = 0

  package init() {}

  /// Read by a view that shows the object: it is evaluated again after the next ``change()``.
  package var revision: Int {
    registrar.access(self, keyPath: \.revision)
    return count
  }

  package func change() { registrar.withMutation(of: self, keyPath: \.revision) { count += 1 } }
}

/// The view of a controller, or of a part, that front ends show in a way of their own, as a navigation is.
@MainActor package final class ControllerContentView: UIView {
  package private(set) weak var controller: UIViewController?

  package convenience init(_ controller: UIViewController) {
    self.init(frame: .zero)
    self.controller = controller
  }
}
