/// The element of a representable: its UIKit view, and the nodes that show it.
final class RepresentableElement<Representable: UIViewRepresentable>: _ViewElement<Representable>, ViewDisplayer {
  private var view: Representable
  private var properties = DynamicPropertyStorage<Representable>()
  private var coordinator: Representable.Coordinator!
  private var uiView: Representable.UIViewType!
  private var tree: HostedTree!
  private var isRefreshDue = false

  init(_ view: Representable, in context: _ElementContext) {
    self.view = view
    super.init(context)
    track { properties.install(in: &self.view, of: self) }
    Tracking.untracked {
      coordinator = self.view.makeCoordinator()
      uiView = self.view.makeUIView(context: representableContext)
    }
    tree = HostedTree(host: host, owner: self)
    // A cell stays in its table, which is in the window.
    if uiView.superview == nil || uiView.window !== host.hostedWindow { host.hostedWindow.addSubview(uiView) }
    tree.refresh(uiView, surroundings)
    uiView.displayer = self
    evaluate()
  }

  private var representableContext: UIViewRepresentableContext<Representable> {
    UIViewRepresentableContext(coordinator: coordinator, transaction: Transaction.current, environment: environment)
  }

  private var surroundings: HostedSurroundings { HostedSurroundings(environment) }

  override func update(_ view: Representable) {
    guard !ValueComparison.areEqual(self.view, view) else { return }
    self.view = view
    evaluate()
  }

  override func evaluate() {
    let (surroundings, size) = track {
      properties.install(in: &view, of: self)
      view.updateUIView(uiView, context: representableContext)
      return (
        self.surroundings, view.sizeThatFits(.unspecified, uiView: uiView, context: representableContext)
      )
    }
    tree.size = size
    refresh(surroundings)
  }

  /// The view has changed by itself: it is refreshed after the current pass, once for many changes.
  func viewNeedsDisplay(_ view: UIView) {
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

  override func collectNodes(into nodes: inout _NodeList) { nodes += tree.nodes }

  override func forEachChild(_ body: (_Element) -> Void) { tree?.forEachElement(body) }

  override func willUnmount() {
    // It may be shown in another place already.
    if uiView.displayer === self {
      uiView.displayer = nil
      if uiView.superview === host.hostedWindow { uiView.removeFromSuperview() }
    }
    Representable.dismantleUIView(uiView, coordinator: coordinator)
    tree.forget()
    properties.uninstall()
  }
}
