/// A modal over the window that takes all its input. Its node holds a panel, and the bars of the field that is edited
/// in it.
@MainActor package protocol ModalPresentation: NodeContainer {
  /// Whether Escape has an effect.
  var isCancellable: Bool { get }
  /// Handles Escape; false where Escape does not dismiss it.
  func cancel() -> Bool
  /// Handles Return where no button in it has the shortcut; false where Return has no effect.
  func handleReturn() -> Bool
  /// A button inside was pressed, and its action has run.
  func buttonWasPressed(_ button: Node)
}

/// A navigation that one can go back in.
@MainActor package protocol BackNavigation: AnyObject {
  /// The node of the page that is shown; nil when there is nothing to go back to.
  var pageToLeave: Node? { get }
  func goBack()
}

/// The modals over the window of one host, and the navigations that one can go back in.
@MainActor package final class ModalSystem {
  private struct Entry {
    let presentation: any ModalPresentation
    /// What had the focus before, and where that was, in case it is removed meanwhile.
    let returnPlace: FocusDeparture?
  }

  private struct WeakNavigation {
    weak var navigation: (any BackNavigation)?
  }

  @Hosted private var host: ViewHost
  /// The topmost is the last.
  private var entries: [Entry] = []
  /// The program's own nodes in the window, as of the last time that it was filled.
  private var base: [Node] = []
  /// In the order in which they were made.
  private var navigations: [WeakNavigation] = []

  init(host: ViewHost) { self.host = host }

  /// The modal over all others.
  package var topmost: (any ModalPresentation)? { entries.last?.presentation }

  /// The window's nodes: the program's own, and the modals over them.
  func nodes(over base: [Node]) -> [Node] {
    self.base = base
    return base + entries.map(\.presentation.node)
  }

  package func add(_ navigation: any BackNavigation) { navigations.append(WeakNavigation(navigation: navigation)) }

  /// What keyboard and mouse can reach: the topmost modal, or the window.
  package var scope: Node { topmost?.node ?? host.root }

  /// Whether the user can reach the node: no modal covers it.
  package func isReachable(_ node: Node) -> Bool {
    guard let modal = topmost?.node else { return true }
    let top = ancestorInWindow(of: node)
    if top === modal { return true }
    return !base.contains { $0 === top } && !entries.contains { $0.presentation.node === top }
  }

  /// Whether the node is shown in the window itself, in no modal.
  package func isInBase(_ node: Node) -> Bool {
    host.isAttached(node) && !entries.contains { node.isInside($0.presentation.node) }
  }

  /// The node that holds `node` and is itself held by the root, or by nothing.
  private func ancestorInWindow(of node: Node) -> Node {
    var node = node
    while let parent = node.parent, parent !== host.root { node = parent }
    return node
  }

  /// Shows a modal over all others, and moves the focus into it.
  package func present(_ presentation: any ModalPresentation) {
    let focused = host.commandBar.focusBelow.flatMap { host.nodes[$0] }
    // A press with a pointer leaves no focus where it was pressed.
    let place = focused.map(FocusDeparture.init) ?? host.pressPlace
    entries.append(Entry(presentation: presentation, returnPlace: place))
    host.updates.enqueueRootRebuild()
    // After the program's own requests: a focus state set when it appears.
    host.focus.afterUpdate { [weak self, weak presentation] in
      guard let self, let presentation, topmost === presentation else { return }
      host.focus.move(into: presentation.node)
    }
  }

  /// The bars of the field that is edited in a modal, or in the window itself.
  package func bars(in modal: (any ModalPresentation)?) -> [Node] {
    host.presentations.nodes(in: modal) + (host.inputBar.map { $0.modal === modal ? [$0.node] : [] } ?? [])
  }

  /// The bars in a modal, or in the window itself, are others than before.
  package func barsDidChange(in modal: (any ModalPresentation)?) {
    if let modal, entries.contains(where: { $0.presentation === modal }) {
      host.updates.enqueueRebuild(of: modal)
    } else {
      host.updates.enqueueRootRebuild()
    }
  }

  /// Removes a modal, and returns the focus to the view that had it before.
  package func withdraw(_ presentation: any ModalPresentation) {
    guard let index = entries.firstIndex(where: { $0.presentation === presentation }) else { return }
    host.presentations.dismissBars(in: presentation)
    let entry = entries.remove(at: index)
    host.updates.enqueueRootRebuild()
    guard let place = entry.returnPlace else { return }
    host.focus.afterUpdate { [weak self] in
      guard let self, host.focus.node.map({ !isReachable($0) }) ?? true else { return }
      if !host.focus.move(to: place.node) { host.focus.move(near: place) }
    }
  }

  /// Escape: dismisses the topmost modal, or returns to the previous page. False when there is nothing to dismiss.
  @discardableResult package func cancelTopmost() -> Bool {
    defer { host.settle() }
    if let top = topmost {
      // A page inside is dismissed before the modal.
      if goBack(inside: top.node) { return true }
      _ = top.cancel()
      return true
    }
    return goBack(inside: host.root)
  }

  /// Whether Escape has an effect on the topmost modal; false where there is none.
  package var canCancelTopmost: Bool {
    topmost.map { $0.isCancellable || navigation(inside: $0.node) != nil } ?? false
  }

  /// Goes back to the page before, in the innermost navigation that can be seen.
  @discardableResult package func goBack() -> Bool {
    defer { host.settle() }
    return goBack(inside: scope)
  }

  private func goBack(inside scope: Node) -> Bool {
    navigations.removeAll { $0.navigation == nil }
    guard let navigation = navigation(inside: scope) else { return false }
    navigation.goBack()
    return true
  }

  /// The innermost navigation that can be seen and has a page to leave.
  private func navigation(inside scope: Node) -> (any BackNavigation)? {
    for entry in navigations.reversed() {
      guard let navigation = entry.navigation, let page = navigation.pageToLeave, page.isInside(scope),
        host.isAttached(page)
      else { continue }
      return navigation
    }
    return nil
  }
}

extension Node {
  /// Whether it is `other`, or below it.
  package func isInside(_ other: Node) -> Bool {
    var node: Node? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}
