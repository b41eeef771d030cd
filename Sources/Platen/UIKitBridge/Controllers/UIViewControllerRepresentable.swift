/// A controller of UIKit inside a SwiftUI hierarchy.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: _PrimitiveView {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The object that answers the calls of the controller; `Void` by default.
  associatedtype Coordinator = Void
  /// The coordinator, transaction and environment that the methods receive.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once for as long as this keeps its identity.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date when something this read has changed, and once after it was made.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the controller has left the hierarchy.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what answers the controller's calls, before the controller itself.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    ControllerRepresentableElement<UIKitControllerRepresentable<Self>>(view, in: parent)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// There is no coordinator.
  public func makeCoordinator() {}
}

/// What the methods of a representable receive along with its controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// The coordinator that `makeCoordinator()` has made.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update that makes or updates the controller.
  public let transaction: Transaction
  /// The environment of the representable.
  public let environment: EnvironmentValues

  init(_ setting: RepresentableSetting<Representable.Coordinator>) {
    (coordinator, transaction, environment) = (setting.coordinator, setting.transaction, setting.environment)
  }
}

/// The calls of UIKit's representables of controllers.
enum UIKitControllerRepresentable<Representable: UIViewControllerRepresentable>: RepresentableKind {
  typealias Setting = RepresentableSetting<Representable.Coordinator>

  static func makeCoordinator(_ representable: Representable) -> Representable.Coordinator {
    representable.makeCoordinator()
  }

  static func make(_ representable: Representable, _ setting: Setting) -> Representable.UIViewControllerType {
    representable.makeUIViewController(context: UIViewControllerRepresentableContext(setting))
  }

  static func update(
    _ representable: Representable, _ controller: Representable.UIViewControllerType, _ setting: Setting
  ) {
    representable.updateUIViewController(controller, context: UIViewControllerRepresentableContext(setting))
  }

  /// The front end determines the size.
  static func size(
    _ representable: Representable, _ controller: Representable.UIViewControllerType, _ setting: Setting
  ) -> CGSize? { nil }

  static func dismantle(_ controller: Representable.UIViewControllerType, _ coordinator: Representable.Coordinator) {
    Representable.dismantleUIViewController(controller, coordinator: coordinator)
  }
}
