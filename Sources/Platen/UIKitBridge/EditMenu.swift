/// A field's edit menu, open: what a front end shows as a context menu.
@MainActor package final class EditMenu {
  /// A line of the menu.
  package struct Item {
    package let title: String
    package let isEnabled: Bool
    package let isDestructive: Bool
    package let isOn: Bool
    /// Whether a line is drawn above.
    package let startsGroup: Bool
    let action: UIAction
  }

  package let items: [Item]
  private let presentation: EditMenuPresentation
  private unowned let host: ViewHost

  init(_ presentation: EditMenuPresentation, host: ViewHost) {
    self.presentation = presentation
    self.host = host
    items = Self.items(of: presentation.menu)
  }

  private static func items(of menu: UIMenu) -> [Item] {
    var items: [Item] = []
    for element in menu.children {
      if let menu = element as? UIMenu {
        items += Self.items(of: menu).enumerated().map { index, item in
          Item(item, startsGroup: index == 0 ? !items.isEmpty : item.startsGroup)
        }
      } else if let action = element as? UIAction, !action.attributes.contains(.hidden) {
        items.append(Item(action))
      }
    }
    return items
  }

  /// Whether it is open still: an action can keep it.
  package var isShown: Bool { presentation.isPresented }

  /// Does what the line says and closes the menu. A line that isn't there or is disabled does nothing.
  package func choose(_ index: Int) {
    guard items.indices.contains(index) else { return }
    presentation.choose(items[index].action)
    host.settle()
  }

  /// Closes the menu without doing anything.
  package func dismiss() {
    presentation.dismiss()
    host.settle()
  }
}

@MainActor extension EditMenu.Item {
  init(_ action: UIAction) {
    title = action.title
    isEnabled = !action.attributes.contains(.disabled)
    isDestructive = action.attributes.contains(.destructive)
    isOn = action.state == .on
    startsGroup = false
    self.action = action
  }

  init(_ item: EditMenu.Item, startsGroup: Bool) {
    title = item.title
    isEnabled = item.isEnabled
    isDestructive = item.isDestructive
    isOn = item.isOn
    self.startsGroup = startsGroup
    action = item.action
  }
}

/// Answers for a node with an edit menu.
@MainActor protocol EditMenuResponder: NodeResponder {
  func openEditMenu() -> EditMenuPresentation?
}

extension ViewHost {
  /// Opens the edit menu of a field. Nil where it has nothing to show.
  ///
  /// A front end shows the items, and calls ``EditMenu/choose(_:)`` or ``EditMenu/dismiss()`` in the end.
  package func openEditMenu(of id: NodeID) -> EditMenu? {
    guard let responder = node(id)?.responder as? any EditMenuResponder else { return nil }
    defer { settle() }
    return responder.openEditMenu().map { EditMenu($0, host: self) }
  }
}
