/// The menus above the window. The focus moves there to reach a command for what had it before.
@MainActor package final class CommandBar {
  @Hosted private var host: ViewHost
  package weak var node: Node?
  /// The target of commands: the view that has the focus, or had it before the menus.
  package var source: NodeID?

  init(host: ViewHost) { self.host = host }

  /// Leads to the menus above the window, and from there back to what had the focus before.
  package func toggleFocus() -> Bool {
    if hasFocus { return leave() || host.focus.move(to: nil) }
    guard let first = node.flatMap({ FocusOrder.first(in: $0, forward: true) }) else {
      return false
    }
    return host.focus.move(to: first.id)
  }

  /// Returns the focus to the target of the commands in the menus. Where that was removed, or is on a page that is
  /// out of sight by now, the first view that can have it gets it. False where there is none.
  @discardableResult func leave() -> Bool {
    if returnFocus() { return true }
    guard let first = FocusOrder.firstBetweenBars(host.root) else { return false }
    return host.focus.move(to: first.id)
  }

  /// Returns the focus to the target of the commands in the menus. False where there is nothing.
  package func returnFocus() -> Bool {
    guard let source = source, source != host.focus.focusedID else { return source != nil }
    return host.focus.move(to: source)
  }

  /// Whether the node is a line of one of the menus above the window, while one of these has the focus.
  func isCommand(_ id: NodeID) -> Bool {
    guard hasFocus, let bar = node else { return false }
    var isCommand = false
    bar.forEach { node in
      if case .control(let menu as MenuContent) = node.content, menu.items.contains(where: { $0.has(id) }) {
        isCommand = true
      }
    }
    return isCommand
  }

  /// What has the focus, or had it before the menus above the window and still can.
  var focusBelow: NodeID? {
    guard hasFocus, let source = source, let node = host.nodes[source], host.isAttached(node) else {
      return host.focus.focusedID
    }
    return source
  }

  var hasFocus: Bool {
    guard let bar = node, let focused = host.focus.node else { return false }
    return focused.isInside(bar)
  }
}

extension MenuItem {
  /// Whether the node receives the choice of it, or of an item of its submenu.
  fileprivate func has(_ id: NodeID) -> Bool {
    if case .submenu(let items) = kind { items.contains { $0.has(id) } } else { self.id == id }
  }
}
