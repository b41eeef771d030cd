/// The responder of a node with an edit menu, or with the menu of a view.
@MainActor package protocol EditMenuResponder: NodeResponder {
  func openEditMenu() -> EditMenuPresentation?
}

/// The responder of a node whose menu applies to more than the node, as that of a list's row.
@MainActor package protocol EditMenuContainer: NodeResponder {
  /// The menu for all nodes inside; nil where those have their own.
  var sharedMenu: (any EditMenuResponder)? { get }
}

/// The edit menus of one host: it opens them for front ends that have menus, and shows one in its own tree for those
/// that have none.
@MainActor package final class EditMenus: HostPart {
  @Hosted private var host: ViewHost
  private var bar: EditMenuBar?

  package init(host: ViewHost) { self.host = host }

  package var footNode: Node? { bar?.node }

  package func press(_ key: KeyPress) -> Bool { bar?.press(key) ?? false }

  package func interactionWillChange() { hide() }

  /// Opens the edit menu of a field, or the menu of the view that a node is in, with the named actions around it. Nil
  /// where there is nothing to show.
  ///
  /// A front end shows the items, and calls ``EditMenu/choose(_:)`` or ``EditMenu/dismiss()`` in the end.
  package func open(of id: NodeID) -> EditMenu? {
    guard let node = host.node(id) else { return nil }
    defer { host.settle() }
    let presentation = node.menuResponder?.openEditMenu()
    guard let actions = NamedActions(around: node) else { return presentation.map { EditMenu($0, host: host) } }
    presentation?.menu = actions.menu(after: presentation?.menu)
    return (presentation ?? EditMenuPresentation(of: actions)).map { EditMenu($0, host: host) }
  }

  /// Shows the menu of a node, or of what has the focus, as a row of buttons at the end of the window. False where
  /// there is none.
  @discardableResult package func show(of id: NodeID? = nil) -> Bool {
    hide()
    guard let id = id ?? host.focus.focusedID, let menu = open(of: id) else { return false }
    bar = EditMenuBar(menu, host: host)
    host.updates.enqueueRootRebuild()
    return true
  }

  /// Closes the menu that ``show(of:)`` has shown.
  package func hide() {
    guard let bar else { return }
    self.bar = nil
    bar.forget()
    host.updates.enqueueRootRebuild()
  }

  /// Whether a menu is shown at the end of the window.
  package var isShown: Bool { bar != nil }

  /// Whether `bar` is the menu that is shown.
  func isShowing(_ bar: EditMenuBar) -> Bool { self.bar === bar }
}

extension ViewHost {
  /// The edit menus of fields and views.
  package var editMenus: EditMenus { part(EditMenus.self) }
}

extension Node {
  /// The responder with a menu for the node: a field itself, or the nearest view around any other node.
  fileprivate var menuResponder: (any EditMenuResponder)? {
    var candidate: Node? = self
    while let node = candidate {
      // The node with the menu of a list's row is in the row; the menu applies to the whole row.
      if let menu = node.sharedMenu {
        return node.attributes.isEnabled ? menu : nil
      }
      if let menu = node.menuOfRow { return menu }
      if let responder = node.editMenuResponder { return node.attributes.isEnabled ? responder : nil }
      candidate = node.parent
    }
    return nil
  }

  /// The menu around all that a row shows: a row that has the focus, or is pressed beside its content, opens that.
  private var menuOfRow: (any EditMenuResponder)? {
    guard isRow else { return nil }
    var candidate = children.first
    while let node = candidate {
      if node.content.effect == .contextMenu, node.attributes.isEnabled,
        let responder = node.editMenuResponder
      {
        return responder
      }
      candidate = node.children.count == 1 ? node.children.first : nil
    }
    return nil
  }
}
