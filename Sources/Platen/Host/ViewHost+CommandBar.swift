extension ViewHost {
  /// Gives the focus to the first view that can have it; to the menus above the window only where there is no other.
  @discardableResult package func focusFirst() -> Bool {
    guard moveFocus(forward: true) else { return false }
    let first = focusedNode?.id
    while isFocusInCommandBar, moveFocus(forward: true), focusedNode?.id != first {}
    return true
  }

  /// Leads to the menus above the window, and from there back to what had the focus before.
  func moveFocusAcrossCommandBar() -> Bool {
    if isFocusInCommandBar { return focus(focusedValues.source) }
    guard let first = focusedValues.commandBar.flatMap({ FocusOrder.first(in: $0, forward: true) }) else {
      return false
    }
    return focus(first.id)
  }

  /// Whether the node is a line of the menu above the window that has the focus.
  func isCommand(_ id: NodeID) -> Bool {
    guard isFocusInCommandBar, case .menu(let menu)? = focusedNode?.content else { return false }
    return menu.items.contains { $0.has(id) }
  }

  /// What has the focus, or had it before the menus above the window.
  var focusBelowCommandBar: NodeID? { isFocusInCommandBar ? focusedValues.source : focus.focusedID }

  var isFocusInCommandBar: Bool {
    guard let bar = focusedValues.commandBar, let node = focusedNode else { return false }
    return node.isInside(bar)
  }
}

extension MenuItem {
  /// Whether choosing it, or a line of its own menu, is told to the node.
  fileprivate func has(_ id: NodeID) -> Bool {
    if case .submenu(let items) = kind { items.contains { $0.has(id) } } else { self.id == id }
  }
}
