import Platen
import PlatenGraph
import TextControls

/// A controller of AppKit inside a SwiftUI hierarchy.
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: _PrimitiveView {
  /// The type of the controller.
  associatedtype NSViewControllerType: NSViewController
  /// The object that answers the calls of the controller; `Void` by default.
  associatedtype Coordinator = Void
  /// The coordinator, transaction and environment that the methods receive.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Makes the controller, once for as long as this keeps its identity.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Brings the controller up to date when something this read has changed, and once after it was made.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Called when the controller has left the hierarchy.
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// Makes what answers the controller's calls, before the controller itself.
  func makeCoordinator() -> Coordinator
}

extension NSViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}

  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    ControllerRepresentableElement<AppKitControllerRepresentable<Self>>(view, in: parent)
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// There is no coordinator.
  public func makeCoordinator() {}
}

/// What the methods of a representable receive along with its controller.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
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

/// The calls of AppKit's representables of controllers.
enum AppKitControllerRepresentable<Representable: NSViewControllerRepresentable>: RepresentableKind {
  typealias Setting = RepresentableSetting<Representable.Coordinator>

  static func makeCoordinator(_ representable: Representable) -> Representable.Coordinator {
    representable.makeCoordinator()
  }

  static func make(_ representable: Representable, _ setting: Setting) -> Representable.NSViewControllerType {
    representable.makeNSViewController(context: NSViewControllerRepresentableContext(setting))
  }

  static func update(
    _ representable: Representable, _ controller: Representable.NSViewControllerType, _ setting: Setting
  ) {
    representable.updateNSViewController(controller, context: NSViewControllerRepresentableContext(setting))
  }

  /// The front end determines the size.
  static func size(
    _ representable: Representable, _ controller: Representable.NSViewControllerType, _ setting: Setting
  ) -> CGSize? { nil }

  static func dismantle(_ controller: Representable.NSViewControllerType, _ coordinator: Representable.Coordinator) {
    Representable.dismantleNSViewController(controller, coordinator: coordinator)
  }
}
