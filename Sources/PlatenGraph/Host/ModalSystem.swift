/// A modal over the window. Its node holds a panel, the bars of the field that is edited in it, and the popovers that
/// leave that field the keys.
@MainActor package protocol ModalPresentation: NodeContainer {
  /// What it shows.
  var content: ModalContent { get }
  /// Whether it takes all input, as a modal does. Not so a popover beside a field that has the focus.
  var takesInput: Bool { get set }
  /// Whether something in it is there to be typed into.
  var holdsField: Bool { get }
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
    /// The modal that its node is in; nil for the window itself.
    weak var owner: (any ModalPresentation)?
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

  /// The modal over all others, which Escape dismisses.
  package var topmost: (any ModalPresentation)? { entries.last?.presentation }

  /// The topmost modal that takes all input; nil where the window itself can be used.
  package var blocking: (any ModalPresentation)? { entries.last { $0.presentation.takesInput }?.presentation }

  /// The window's nodes: the program's own, and the modals over them.
  func nodes(over base: [Node]) -> [Node] {
    self.base = base
    return base + overlays(in: nil)
  }

  /// The modals whose nodes are in a modal, or in the window itself.
  package func overlays(in owner: (any ModalPresentation)?) -> [Node] {
    entries.compactMap { $0.owner === owner ? $0.presentation.node : nil }
  }

  package func add(_ navigation: any BackNavigation) { navigations.append(WeakNavigation(navigation: navigation)) }

  /// What the keyboard can reach: the topmost modal that takes all input, or the window.
  package var scope: Node { blocking?.node ?? host.root }

  /// Whether the user can reach the node: no modal covers it.
  package func isReachable(_ node: Node) -> Bool {
    guard let index = entries.lastIndex(where: { $0.presentation.takesInput }) else { return true }
    if entries[index...].contains(where: { node.isInside($0.presentation.node) }) { return true }
    let top = ancestorInWindow(of: node)
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

  /// Shows a modal over all others, and moves the focus into it. A popover without a field of its own leaves the focus
  /// to the field that has it: what is typed goes on there.
  package func present(_ presentation: any ModalPresentation) {
    let holder = blocking
    let isTyping = host.focus.firstResponderID.flatMap { host.nodes[$0] }.map { $0.isField && isReachable($0) } ?? false
    presentation.takesInput = presentation.content.kind != .popover || !isTyping || presentation.holdsField
    let focused = host.commandBar.focusBelow.flatMap { host.nodes[$0] }
    // A press with a pointer leaves no focus where it was pressed.
    let place = focused.map(FocusDeparture.init) ?? host.pressPlace
    let owner = presentation.takesInput ? nil : holder
    entries.append(Entry(presentation: presentation, returnPlace: place, owner: owner))
    childrenDidChange(in: owner)
    if presentation.takesInput { moveFocus(into: presentation) } else { announce(presentation) }
  }

  /// A modal that gets the focus is read by assistive technology; a popover that does not is announced by its words.
  private func announce(_ popover: any ModalPresentation) {
    host.focus.afterUpdate { [weak self, weak popover] in
      guard let self, let popover, !popover.takesInput, host.isAttached(popover.node) else { return }
      var words: [String] = []
      popover.node.forEach { node in
        if case .leaf(.text(let text)) = node.content { words.append(text.plainText) }
      }
      host.announce(AccessibilityAnnouncement(.announcement, text: words.joined(separator: ", ")))
    }
  }

  private func moveFocus(into presentation: any ModalPresentation) {
    // After the program's own requests: a focus state set when it appears.
    host.focus.afterUpdate { [weak self, weak presentation] in
      guard let self, let presentation, topmost === presentation else { return }
      host.focus.move(into: presentation.node)
    }
  }

  /// The focus has moved. A popover that it enters takes all input from then on, and so does one beside which nothing
  /// has the focus any more.
  func focusDidMove(to node: Node?) {
    guard let popover = openPopovers.last(where: { popover in node.map { $0.isInside(popover.node) } ?? true }) else {
      return
    }
    popover.takesInput = true
    if node == nil { moveFocus(into: popover) }
  }

  /// The popovers over everything else that leave the keys to a field.
  private var openPopovers: [any ModalPresentation] {
    let covered = entries.lastIndex { $0.presentation.takesInput }.map { $0 + 1 } ?? 0
    return entries[covered...].map(\.presentation)
  }

  /// What Tab in a field leads to: the first view that can have the focus in a popover that leaves the field the keys.
  var popoverEntrance: NodeID? {
    openPopovers.reversed().lazy.compactMap { FocusOrder.first(in: $0.node, forward: true) }.first?.id
  }

  /// The pointer is pressed on a node, or on none: a press beside a popover dismisses it.
  package func pointerPressed(on node: Node?) {
    guard let entry = entries.last, entry.presentation.content.kind == .popover, isBeside(entry, node) else { return }
    _ = entry.presentation.cancel()
    host.settle()
  }

  /// Whether a press is beside a popover. One on the view that the popover belongs to is the program's, which may
  /// dismiss it there, or is in the field that is edited.
  private func isBeside(_ entry: Entry, _ node: Node?) -> Bool {
    let popover = entry.presentation
    if popover.takesInput { return node === popover.node }
    guard let node else { return true }
    if let anchor = popover.content.anchor.flatMap({ host.nodes[$0] }), node.isInside(anchor) { return false }
    // Bars and lists of suggestions belong to the field.
    guard let owner = entry.owner else { return node === host.root || base.contains { node.isInside($0) } }
    return node === owner.node || owner.node.children.first.map { node.isInside($0) } ?? false
  }

  /// The bars and popovers in a modal, or in the window itself, have changed.
  package func childrenDidChange(in owner: (any ModalPresentation)?) {
    if let owner, entries.contains(where: { $0.presentation === owner }) {
      host.updates.enqueueRebuild(of: owner)
    } else {
      host.updates.enqueueRootRebuild()
    }
  }

  /// The bars of the field that is edited in a modal, or in the window itself.
  package func bars(in modal: (any ModalPresentation)?) -> [Node] {
    host.presentations.nodes(in: modal) + (host.inputBar.map { $0.modal === modal ? [$0.node] : [] } ?? [])
  }

  /// Removes a modal, and returns the focus to the view that had it before.
  package func withdraw(_ presentation: any ModalPresentation) {
    guard let index = entries.firstIndex(where: { $0.presentation === presentation }) else { return }
    host.presentations.dismissBars(in: presentation)
    let entry = entries.remove(at: index)
    childrenDidChange(in: entry.owner)
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
