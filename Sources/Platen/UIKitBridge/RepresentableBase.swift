/// The element of a representable of any framework: what it makes, with its coordinator, and when that is updated.
package class RepresentableBase<Kind: RepresentableKind>: _ViewElement<Kind.Representable> {
  final private(set) package var view: Kind.Representable
  final private var properties = DynamicPropertyStorage<Kind.Representable>()
  final private var coordinator: Kind.Coordinator!
  /// What the representable has made.
  final private(set) package var shown: Kind.Shown!

  package init(_ view: Kind.Representable, in context: _ElementContext) {
    self.view = view
    super.init(context)
    track { properties.install(in: &self.view, of: self) }
    Tracking.untracked {
      coordinator = Kind.makeCoordinator(self.view)
      let (made, request) = ResponderScene.headless.keepingRequests { Kind.make(self.view, setting) }
      shown = made
      if let request { host.focus.afterUpdate { [weak request] in request?.becomeFirstResponder() } }
    }
  }

  /// What the representable's methods receive, in the present environment.
  final package var setting: RepresentableSetting<Kind.Coordinator> {
    RepresentableSetting(coordinator: coordinator, transaction: Transaction.current, environment: environment)
  }

  /// Installs the view's properties and calls its update method. What it reads has to be tracked by the caller. Its
  /// bindings count as read, since many update methods read them later, in a block of the main queue.
  final package func updateShown() {
    properties.install(in: &view, of: self)
    properties.readBindings(of: &view)
    Kind.update(view, shown, setting)
  }

  final package override func update(_ view: Kind.Representable) {
    guard !ValueComparison.areEqual(self.view, view) else { return }
    self.view = view
    evaluate()
  }

  /// The end of ``willUnmount()``.
  final package func dismantle() {
    Kind.dismantle(shown, coordinator)
    properties.uninstall()
  }
}
