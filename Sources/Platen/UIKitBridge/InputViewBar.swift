/// What the first responder shows beside the keyboard, at the end of the window: its accessory view, and the view it
/// has in the keyboard's place.
///
/// While the focus is on one of the bar's buttons, the field stays first responder, as in UIKit, where the focus of the
/// keyboard and the first responder are two things.
@MainActor final class InputViewBar: ViewDisplayer {
  let node: Node
  /// The field whose views these are.
  let owner: NodeID
  private var shown: [(view: UIView, tree: HostedTree)] = []
  private let divider: Node
  private unowned let host: ViewHost
  private let surroundings: HostedSurroundings
  private var isRefreshDue = false

  init(_ views: [UIView], of owner: NodeID, host: ViewHost) {
    self.host = host
    self.owner = owner
    surroundings = HostedSurroundings(EnvironmentValues())
    node = host.makeNode(
      .stack(StackContent(axis: .vertical, horizontal: .leading, spacing: 6)), NodeAttributes())
    divider = host.makeNode(.divider, NodeAttributes())
    for view in views {
      host.hostedWindow.addSubview(view)
      view.displayer = self
      shown.append((view, HostedTree(host: host)))
    }
    refresh()
  }

  var views: [UIView] { shown.map(\.view) }

  /// How high the views want to be, in points.
  var height: CGFloat {
    shown.reduce(0) { sum, item in
      let own = max(item.view.frame.height, item.view.intrinsicContentSize.height)
      return sum + (own > 0 ? own : 44)
    }
  }

  func contains(_ node: Node) -> Bool {
    var current: Node? = node
    while let candidate = current {
      if candidate === self.node { return true }
      current = candidate.parent
    }
    return false
  }

  func viewNeedsDisplay(_ view: UIView) {
    guard !isRefreshDue else { return }
    isRefreshDue = true
    host.afterPass { [weak self] in self?.refresh() }
  }

  private func refresh() {
    isRefreshDue = false
    for (view, tree) in shown { tree.refresh(view, surroundings) }
    host.recorder.setChildren([divider] + shown.flatMap(\.tree.nodes), of: node)
  }

  func forget() {
    for (view, tree) in shown {
      if view.displayer === self { view.displayer = nil }
      if view.superview === host.hostedWindow { view.removeFromSuperview() }
      tree.forget()
    }
    host.forget(divider)
    host.forget(node)
  }
}

extension ViewHost {
  /// Shows the views of a first responder, nil for none.
  func showInputViews(_ views: [UIView], of owner: NodeID?) {
    if let bar = inputViewBar, bar.owner == owner, bar.views.elementsEqual(views, by: ===) { return }
    inputViewBar?.forget()
    inputViewBar = owner.flatMap { views.isEmpty ? nil : InputViewBar(views, of: $0, host: self) }
    enqueueRootRebuild()
  }

  /// Moves the focus from a field into the bar with its input views, or back. False where there is none.
  func moveFocusAcrossBar() -> Bool {
    if let holder = focus.holderID { return focus(holder) }
    guard let bar = inputViewBar, let first = FocusOrder.first(in: bar.node, forward: true) else {
      return moveFocusAcrossCommandBar()
    }
    return focus(first.id)
  }
}
