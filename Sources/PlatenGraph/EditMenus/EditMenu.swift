/// A field's edit menu, open: what a front end shows as a context menu.
@MainActor package final class EditMenu {
  /// A line of the menu: something to do, or a submenu.
  package struct Item {
    package let title: String
    package let isEnabled: Bool
    package let isDestructive: Bool
    package let mark: UIMenuElement.State
    /// Whether a line is drawn above.
    package var startsGroup: Bool
    /// What ``EditMenu/choose(_:)`` calls it; nil for a submenu.
    package let index: Int?
    /// The lines of a submenu; empty for something to do.
    package let children: [Item]
    /// Whether it inserts what is in the clipboard, which a front end may have to request from the system.
    package let isPaste: Bool
    /// Whether the menu stays when it is chosen.
    package let keepsMenuOpen: Bool

    package var isOn: Bool { mark == .on }
    package var isSubmenu: Bool { index == nil }
  }

  /// The lines of the menu itself.
  package let items: [Item]
  private let actions: [UIAction]
  private let presentation: EditMenuPresentation
  @Hosted private var host: ViewHost

  init(_ presentation: EditMenuPresentation, host: ViewHost) {
    self.presentation = presentation
    self.host = host
    var builder = EditMenuBuilder(host: host)
    items = builder.items(of: presentation.menu)
    actions = builder.actions
  }

  /// What can be done, with that of the submenus, in order. A line's place here is its ``Item/index``.
  package var allActions: [Item] { Self.actions(in: items) }

  private static func actions(in items: [Item]) -> [Item] {
    items.flatMap { $0.isSubmenu ? actions(in: $0.children) : [$0] }
  }

  /// Whether it is open still: an action can keep it.
  package var isShown: Bool { presentation.isPresented }

  /// Performs the action of the line and closes the menu. A line that isn't there or is disabled does nothing.
  package func choose(_ index: Int) {
    guard actions.indices.contains(index) else { return }
    presentation.choose(actions[index])
    host.settle()
  }

  /// Closes the menu without doing anything.
  package func dismiss() {
    presentation.dismiss()
    host.settle()
  }
}

/// Makes the lines of a menu: inline menus become groups, others with a title submenus.
@MainActor private struct EditMenuBuilder {
  let host: ViewHost
  private(set) var actions: [UIAction] = []

  init(host: ViewHost) { self.host = host }

  mutating func items(of menu: UIMenu) -> [EditMenu.Item] {
    var items: [EditMenu.Item] = []
    var isBehindGroup = false
    for element in menu.children {
      switch element {
      case let menu as UIMenu where menu.options.contains(.displayInline) || menu.title.isEmpty:
        var group = self.items(of: menu)
        guard !group.isEmpty else { continue }
        group[0].startsGroup = !items.isEmpty
        items += group
        isBehindGroup = menu.options.contains(.displayInline)
      case let menu as UIMenu:
        let children = self.items(of: menu)
        guard !children.isEmpty else { continue }
        items.append(
          EditMenu.Item(
            title: menu.title, isEnabled: true, isDestructive: menu.options.contains(.destructive), mark: .off,
            startsGroup: isBehindGroup, index: nil, children: children, isPaste: false, keepsMenuOpen: false))
        isBehindGroup = false
      case let action as UIAction where !action.attributes.contains(.hidden):
        items.append(item(action, startsGroup: isBehindGroup))
        isBehindGroup = false
      default: continue
      }
    }
    return items
  }

  private mutating func item(_ action: UIAction, startsGroup: Bool) -> EditMenu.Item {
    actions.append(action)
    return EditMenu.Item(
      title: StandardEditMenu.isSuggested(action) ? host.sentence(action.title).text : action.title,
      isEnabled: !action.attributes.contains(.disabled),
      isDestructive: action.attributes.contains(.destructive), mark: action.state, startsGroup: startsGroup,
      index: actions.count - 1, children: [], isPaste: StandardEditMenu.isPaste(action),
      keepsMenuOpen: action.attributes.contains(.keepsMenuPresented))
  }
}
