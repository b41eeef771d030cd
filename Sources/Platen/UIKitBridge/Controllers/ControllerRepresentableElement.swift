/// The element of a representable: its controller, and the view that shows it.
package final class ControllerRepresentableElement<Kind: RepresentableKind>: _ViewElement<Kind.Representable>
where Kind.Shown: UIViewController {
  private var view: Kind.Representable
  private var properties = DynamicPropertyStorage<Kind.Representable>()
  private var coordinator: Kind.Coordinator!
  private var controller: Kind.Shown!
  private var child: _Element!

  package init(_ view: Kind.Representable, in context: _ElementContext) {
    self.view = view
    super.init(context)
    track { properties.install(in: &self.view, of: self) }
    Tracking.untracked {
      coordinator = Kind.makeCoordinator(self.view)
      controller = Kind.make(self.view, setting)
    }
    evaluate()
    child = ControllerView._makeElement(
      ControllerView(controller: controller, fills: false), in: _ElementContext(parent: self))
  }

  private var setting: RepresentableSetting<Kind.Coordinator> {
    RepresentableSetting(coordinator: coordinator, transaction: Transaction.current, environment: environment)
  }

  package override func update(_ view: Kind.Representable) {
    guard !ValueComparison.areEqual(self.view, view) else { return }
    self.view = view
    evaluate()
  }

  package override func evaluate() {
    track {
      properties.install(in: &view, of: self)
      Kind.update(view, controller, setting)
    }
  }

  package override func collectNodes(into nodes: inout _NodeList) { child.collectNodes(into: &nodes) }

  package override func forEachChild(_ body: (_Element) -> Void) { if let child { body(child) } }

  package override func willUnmount() {
    Kind.dismantle(controller, coordinator)
    properties.uninstall()
  }
}
