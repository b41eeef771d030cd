/// A modal over the window that takes all its input.
@MainActor package protocol ModalPresentation: AnyObject {
  var node: Node { get }
  /// Handles Escape; false where it may not be dismissed that way.
  func cancel() -> Bool
  /// A button inside was pressed, and its action has run.
  func buttonWasPressed()
}

/// The modals over the window, the topmost last.
@MainActor package struct ModalStack {
  package struct Entry {
    package let presentation: any ModalPresentation
    /// What had the focus before.
    let returnFocus: NodeID?
  }

  package var entries: [Entry] = []
  /// The program's own nodes in the window, as of the last time that it was filled.
  var base: [Node] = []
  /// Navigations that one can go back in, in the order in which they were made.
  package var navigations: [WeakNavigation] = []
}

package struct WeakNavigation {
  package weak var navigation: (any BackNavigation)?

  package init(navigation: any BackNavigation) { self.navigation = navigation }
}

/// A navigation that one can go back in.
@MainActor package protocol BackNavigation: AnyObject {
  /// The node of the page that is shown; nil when there is nothing to go back to.
  var pageToLeave: Node? { get }
  func goBack()
}

extension ViewHost {
  /// What keyboard and mouse can reach: the topmost modal, or the window.
  package var focusScope: Node { modals.entries.last?.presentation.node ?? root }

  /// Whether the user can reach the node: no modal covers it.
  package func isReachable(_ node: Node) -> Bool {
    guard let modal = modals.entries.last?.presentation.node else { return true }
    let top = topmost(above: node)
    if top === modal { return true }
    return !modals.base.contains { $0 === top } && !modals.entries.contains { $0.presentation.node === top }
  }

  /// Whether the node is in the window, and not on a page that is out of sight.
  package func isAttached(_ node: Node) -> Bool { node.root === root }

  /// The node that holds `node` and is itself held by the root, or by nothing.
  private func topmost(above node: Node) -> Node {
    var node = node
    while let parent = node.parent, parent !== root { node = parent }
    return node
  }

  package func present(_ presentation: any ModalPresentation) {
    modals.entries.append(ModalStack.Entry(presentation: presentation, returnFocus: focusBelowCommandBar))
    enqueueRootRebuild()
    // After the program's own requests: a focus state set when it appears.
    focus.requests.append { [weak self, weak presentation] in
      guard let self, let presentation, modals.entries.last?.presentation === presentation else { return }
      moveFocusInto(presentation.node)
    }
    afterPass {}
  }

  package func withdraw(_ presentation: any ModalPresentation) {
    guard let index = modals.entries.firstIndex(where: { $0.presentation === presentation }) else { return }
    let entry = modals.entries.remove(at: index)
    enqueueRootRebuild()
    guard let id = entry.returnFocus else { return }
    focus.requests.append { [weak self] in
      guard let self, focusedNode == nil || !isReachable(focusedNode ?? root) else { return }
      focus(id)
    }
    afterPass {}
  }

  /// Gives the focus to the first that can have it in `node`, unless it is there already.
  package func moveFocusInto(_ node: Node) {
    if let focused = focusedNode, focused.isInside(node) { return }
    focus((firstBetweenBars(node) ?? FocusOrder.first(in: node, forward: true))?.id)
  }

  /// The first that can have the focus on a page, and in none of its bars.
  func firstBetweenBars(_ node: Node) -> Node? {
    if node.isBar { return nil }
    guard node.isPage || node.children.contains(where: { $0.isPage }) || node.isModal else {
      return FocusOrder.first(in: node, forward: true)
    }
    for child in node.children {
      if let found = firstBetweenBars(child) { return found }
    }
    return nil
  }

  /// Escape: dismisses the topmost modal, or goes back a page. False when there is nothing to dismiss.
  @discardableResult package func cancelTopmost() -> Bool {
    defer { settle() }
    if let top = modals.entries.last?.presentation {
      // A page inside is dismissed before the modal.
      if goBack(inside: top.node) { return true }
      _ = top.cancel()
      return true
    }
    return goBack(inside: root)
  }

  /// Goes back to the page before, in the innermost navigation that can be seen.
  @discardableResult package func goBack() -> Bool {
    defer { settle() }
    return goBack(inside: focusScope)
  }

  private func goBack(inside scope: Node) -> Bool {
    modals.navigations.removeAll { $0.navigation == nil }
    for entry in modals.navigations.reversed() {
      guard let navigation = entry.navigation, let page = navigation.pageToLeave, page.isInside(scope),
        isAttached(page)
      else { continue }
      navigation.goBack()
      return true
    }
    return false
  }

  /// Removes the focus from a view that is out of sight, and commits what is typed.
  func releaseUnseenFocus() {
    guard let node = focusedNode, !isAttached(node) else { return }
    moveFocus(from: node, to: nil)
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
