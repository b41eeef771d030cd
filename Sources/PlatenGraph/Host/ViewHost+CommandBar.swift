/// The menus above the window. The focus moves there to reach a command for what had it before.
@MainActor package struct CommandBar {
  package weak var node: Node?
  /// What commands are for: what has the focus, or had it before the menus.
  package var source: NodeID?
}

extension ViewHost {
  /// Gives the focus to the first view that can have it; to the menus above the window only where there is no other.
  @discardableResult package func focusFirst() -> Bool {
    guard moveFocus(forward: true) else { return false }
    let first = focusedNode?.id
    while isFocusInCommandBar, moveFocus(forward: true), focusedNode?.id != first {}
    return true
  }

  /// Leads to the menus above the window, and from there back to what had the focus before.
  package func moveFocusAcrossCommandBar() -> Bool {
    if isFocusInCommandBar { return leaveCommandBar() || focus(nil) }
    guard let first = commandBar.node.flatMap({ FocusOrder.first(in: $0, forward: true) }) else {
      return false
    }
    return focus(first.id)
  }

  /// Gives the focus back to what the commands in the menus are for. Where that is gone, or on a page that is out of
  /// sight by now, the first view that can have it gets it. False where there is none.
  @discardableResult func leaveCommandBar() -> Bool {
    if returnFocusFromCommandBar() { return true }
    guard let first = firstBetweenBars(root) else { return false }
    return focus(first.id)
  }

  /// Gives the focus back to what the commands in the menus are for. False where there is nothing.
  package func returnFocusFromCommandBar() -> Bool {
    guard let source = commandBar.source, source != focus.focusedID else { return commandBar.source != nil }
    return focus(source)
  }

  /// Whether the node is a line of one of the menus above the window, while one of these has the focus.
  func isCommand(_ id: NodeID) -> Bool {
    guard isFocusInCommandBar, let bar = commandBar.node else { return false }
    var isCommand = false
    bar.forEach { node in
      if case .menu(let menu) = node.content, menu.items.contains(where: { $0.has(id) }) { isCommand = true }
    }
    return isCommand
  }

  /// What has the focus, or had it before the menus above the window and still can.
  var focusBelowCommandBar: NodeID? {
    guard isFocusInCommandBar, let source = commandBar.source, let node = node(source), isAttached(node) else {
      return focus.focusedID
    }
    return source
  }

  var isFocusInCommandBar: Bool {
    guard let bar = commandBar.node, let node = focusedNode else { return false }
    return node.isInside(bar)
  }
}

extension MenuItem {
  /// Whether the node receives the choice of it, or of an item of its submenu.
  fileprivate func has(_ id: NodeID) -> Bool {
    if case .submenu(let items) = kind { items.contains { $0.has(id) } } else { self.id == id }
  }
}
