/// The element of a representable: its view of UIKit or AppKit, and the nodes that show it.
package final class RepresentableElement<Kind: RepresentableKind>: RepresentableBase<Kind>, ViewDisplayer
where Kind.Shown: UIView {
  private var tree: HostedTree!
  private var isRefreshDue = false

  package override init(_ view: Kind.Representable, in context: _ElementContext) {
    super.init(view, in: context)
    HostedWindow.prepare()
    tree = HostedTree(host: host, owner: self)
    // A cell stays in its table, which is in the window.
    if shown.superview == nil || shown.window !== host.hostedWindow { host.hostedWindow.addSubview(shown) }
    tree.refresh(shown, surroundings)
    Tracking.untracked { shown.setTraits(surroundings.traits) }
    shown.displayer = self
    evaluate()
  }

  private var surroundings: HostedSurroundings { HostedSurroundings(environment) }

  package override func evaluate() {
    let (surroundings, size) = track {
      updateShown()
      return (self.surroundings, Kind.size(view, shown, setting))
    }
    tree.size = size
    refresh(surroundings)
    shown.setTraits(surroundings.traits)
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
    if tree.refresh(shown, surroundings) { structureDidChange() }
  }

  package override func collectNodes(into nodes: inout _NodeList) { nodes += tree.nodes }

  package override func forEachChild(_ body: (_Element) -> Void) { tree?.forEachElement(body) }

  package override func willUnmount() {
    // It may be shown in another place already.
    if shown.displayer === self {
      shown.displayer = nil
      if shown.superview === host.hostedWindow { shown.removeFromSuperview() }
    }
    dismantle()
    tree.forget()
  }
}
