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
    ControllerRepresentableElement(view, in: parent)
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
}

/// The element of a representable: its controller, and the view that shows it.
final class ControllerRepresentableElement<Representable: UIViewControllerRepresentable>: _ViewElement<Representable> {
  private var view: Representable
  private var properties = DynamicPropertyStorage<Representable>()
  private var coordinator: Representable.Coordinator!
  private var controller: Representable.UIViewControllerType!
  private var child: _Element!

  init(_ view: Representable, in context: _ElementContext) {
    self.view = view
    super.init(context)
    track { properties.install(in: &self.view, of: self) }
    Tracking.untracked {
      coordinator = self.view.makeCoordinator()
      controller = self.view.makeUIViewController(context: representableContext)
    }
    evaluate()
    child = ControllerView._makeElement(
      ControllerView(controller: controller, fills: false), in: _ElementContext(parent: self))
  }

  private var representableContext: UIViewControllerRepresentableContext<Representable> {
    UIViewControllerRepresentableContext(
      coordinator: coordinator, transaction: Transaction.current, environment: environment)
  }

  override func update(_ view: Representable) {
    guard !ValueComparison.areEqual(self.view, view) else { return }
    self.view = view
    evaluate()
  }

  override func evaluate() {
    track {
      properties.install(in: &view, of: self)
      view.updateUIViewController(controller, context: representableContext)
    }
  }

  override func collectNodes(into nodes: inout _NodeList) { child.collectNodes(into: &nodes) }

  override func forEachChild(_ body: (_Element) -> Void) { if let child { body(child) } }

  override func willUnmount() {
    Representable.dismantleUIViewController(controller, coordinator: coordinator)
    properties.uninstall()
  }
}
