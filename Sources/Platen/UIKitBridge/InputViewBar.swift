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
  /// The element of the views of SwiftUI in the views.
  private let content: InputViewContent
  @Hosted private var host: ViewHost
  private let surroundings: HostedSurroundings
  private var isRefreshDue = false

  init(_ views: [UIView], of owner: NodeID, host: ViewHost) {
    self.host = host
    self.owner = owner
    content = InputViewContent(_ElementContext(host: host, environment: host.rootEnvironment))
    surroundings = HostedSurroundings(EnvironmentValues())
    node = host.nodes.make(
      .container(.stack(StackContent(axis: .vertical, horizontal: .leading, spacing: 6))), NodeAttributes())
    divider = host.nodes.make(.leaf(.divider), NodeAttributes())
    for view in views {
      host.hostedWindow.addSubview(view)
      view.displayer = self
      shown.append((view, HostedTree(host: host, owner: content)))
    }
    content.trees = shown.map(\.tree)
    refresh()
  }

  var views: [UIView] { shown.map(\.view) }

  /// The height that the views request, in points.
  var height: CGFloat {
    shown.reduce(0) { sum, item in
      let own = max(item.view.givenFrame.height, item.view.intrinsicContentSize.height)
      return sum + (own > 0 ? own : 44)
    }
  }

  func viewNeedsDisplay(_ view: UIView) {
    guard !isRefreshDue else { return }
    isRefreshDue = true
    host.updates.afterPass { [weak self] in self?.refresh() }
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
    content.unmount()
    host.nodes.forget(divider)
    host.nodes.forget(node)
  }
}

/// The element that the views of SwiftUI in input views are below.
private final class InputViewContent: _ViewElement<EmptyView> {
  var trees: [HostedTree] = []

  override func forEachChild(_ body: (_Element) -> Void) { for tree in trees { tree.forEachElement(body) } }
}

/// The input views of a host's first responder.
@MainActor final class InputViews: HostPart, InputViewPresenter {
  @Hosted private var host: ViewHost
  private var bar: InputViewBar?

  init(host: ViewHost) { self.host = host }

  func presentInputViews(of responder: UIResponder?) {
    let keyboard = host.hostedWindow.ownScene.keyboard
    let accessory = responder?.inputAccessoryView ?? responder?.inputAccessoryViewController?.view
    let input = responder?.inputView ?? responder?.inputViewController?.view
    let views = [accessory, input].compactMap { $0 }
    let owner = responder.flatMap { host.hostedWindow.input(of: $0)?.node.id }
    // A field in the bar itself leaves it as it is.
    if let owner, let node = host.node(owner), let bar, node.isInside(bar.node) { return }
    show(views, of: owner)
    guard let bar else {
      if keyboard.frame != nil { keyboard.hide() }
      keyboard.frame = nil
      return
    }
    let size = host.window.size
    let height = bar.height
    keyboard.frame = CGRect(x: 0, y: max(0, size.height - height), width: size.width, height: height)
  }

  func presentEditMenu(of view: UIView) {
    guard let input = host.hostedWindow.input(of: view) else { return }
    NotificationCenter.default.post(name: UIMenuController.willShowMenuNotification, object: UIMenuController.shared)
    guard host.editMenus.show(of: input.node.id) else { return }
    NotificationCenter.default.post(name: UIMenuController.didShowMenuNotification, object: UIMenuController.shared)
  }

  func dismissEditMenu() {
    guard isShowingEditMenu else { return }
    NotificationCenter.default.post(name: UIMenuController.willHideMenuNotification, object: UIMenuController.shared)
    host.editMenus.hide()
    NotificationCenter.default.post(name: UIMenuController.didHideMenuNotification, object: UIMenuController.shared)
  }

  var isShowingEditMenu: Bool { host.editMenus.isShown }

  /// Shows the views of a first responder, nil for none.
  private func show(_ views: [UIView], of owner: NodeID?) {
    if let bar, bar.owner == owner, bar.views.elementsEqual(views, by: ===) { return }
    bar?.forget()
    bar = owner.flatMap { views.isEmpty ? nil : InputViewBar(views, of: $0, host: host) }
    let old = host.inputBar?.modal
    let modal = host.modals.blocking
    host.inputBar = bar.map { InputBar(owner: $0.owner, node: $0.node, in: modal) }
    host.modals.childrenDidChange(in: old)
    host.modals.childrenDidChange(in: modal)
  }
}
