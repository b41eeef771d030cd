/// How a representable makes what it shows, in the words of its framework: UIKit's views, AppKit's, and controllers.
@MainActor package protocol RepresentableKind {
  associatedtype Representable: _PrimitiveView
  associatedtype Shown: AnyObject
  associatedtype Coordinator

  static func makeCoordinator(_ representable: Representable) -> Coordinator
  static func make(_ representable: Representable, _ setting: RepresentableSetting<Coordinator>) -> Shown
  static func update(_ representable: Representable, _ shown: Shown, _ setting: RepresentableSetting<Coordinator>)
  /// The size in points; nil leaves it to the front end.
  static func size(
    _ representable: Representable, _ shown: Shown, _ setting: RepresentableSetting<Coordinator>
  ) -> CGSize?
  static func dismantle(_ shown: Shown, _ coordinator: Coordinator)
}

/// What a representable's methods receive, before it is in the context of its framework.
@MainActor package struct RepresentableSetting<Coordinator> {
  package let coordinator: Coordinator
  package let transaction: Transaction
  package let environment: EnvironmentValues
}

/// The element of a representable: its view of UIKit or AppKit, and the nodes that show it.
package final class RepresentableElement<Kind: RepresentableKind>: _ViewElement<Kind.Representable>, ViewDisplayer
where Kind.Shown: UIView {
  private var view: Kind.Representable
  private var properties = DynamicPropertyStorage<Kind.Representable>()
  private var coordinator: Kind.Coordinator!
  private var uiView: Kind.Shown!
  private var tree: HostedTree!
  private var isRefreshDue = false

  package init(_ view: Kind.Representable, in context: _ElementContext) {
    self.view = view
    super.init(context)
    track { properties.install(in: &self.view, of: self) }
    Tracking.untracked {
      coordinator = Kind.makeCoordinator(self.view)
      uiView = Kind.make(self.view, setting)
    }
    tree = HostedTree(host: host, owner: self)
    // A cell stays in its table, which is in the window.
    if uiView.superview == nil || uiView.window !== host.hostedWindow { host.hostedWindow.addSubview(uiView) }
    tree.refresh(uiView, surroundings)
    uiView.displayer = self
    evaluate()
  }

  private var setting: RepresentableSetting<Kind.Coordinator> {
    RepresentableSetting(coordinator: coordinator, transaction: Transaction.current, environment: environment)
  }

  private var surroundings: HostedSurroundings { HostedSurroundings(environment) }

  package override func update(_ view: Kind.Representable) {
    guard !ValueComparison.areEqual(self.view, view) else { return }
    self.view = view
    evaluate()
  }

  package override func evaluate() {
    let (surroundings, size) = track {
      properties.install(in: &view, of: self)
      Kind.update(view, uiView, setting)
      return (self.surroundings, Kind.size(view, uiView, setting))
    }
    tree.size = size
    refresh(surroundings)
  }

  /// The view has changed by itself: it is refreshed after the current pass, once for many changes.
  package func viewNeedsDisplay(_ view: UIView) {
    guard isMounted, !isRefreshDue else { return }
    isRefreshDue = true
    host.updates.afterPass { [weak self] in
      guard let self, self.isMounted, self.isRefreshDue else { return }
      self.refresh(Tracking.untracked { self.surroundings })
    }
  }

  private func refresh(_ surroundings: HostedSurroundings) {
    isRefreshDue = false
    if tree.refresh(uiView, surroundings) { structureDidChange() }
  }

  package override func collectNodes(into nodes: inout _NodeList) { nodes += tree.nodes }

  package override func forEachChild(_ body: (_Element) -> Void) { tree?.forEachElement(body) }

  package override func willUnmount() {
    // It may be shown in another place already.
    if uiView.displayer === self {
      uiView.displayer = nil
      if uiView.superview === host.hostedWindow { uiView.removeFromSuperview() }
    }
    Kind.dismantle(uiView, coordinator)
    tree.forget()
    properties.uninstall()
  }
}
