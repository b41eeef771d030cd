/// The context menu of a view, which opens where the secondary button of the pointer is pressed on it.
public struct _ContextMenuModifier<Items: View> {
  let items: Items
}

extension _ContextMenuModifier: _PrimitiveModifier, MenuItemsModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    ContextMenuElement(view, in: parent)
  }
}

private final class ContextMenuElement<Content: View, Items: View>:
  MenuWrapperElement<Content, _ContextMenuModifier<Items>>, EditMenuResponder, EditMenuOwner
{
  func openEditMenu() -> EditMenuPresentation? { environment.isEnabled ? EditMenuPresentation(of: self) : nil }

  func makeEditMenu() -> UIMenu { itemsMenu() }

  func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {}

  func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {}
}

extension MenuItems {
  /// The items as a `UIMenu`, which front ends show at the pointer. Dividers separate groups.
  static func menu(of items: [MenuItem], title: String = "", in host: ViewHost) -> UIMenu {
    UIMenu(
      title: title,
      children: items.split { $0.kind == .divider }.map { group in
        UIMenu(options: .displayInline, children: group.compactMap { element($0, in: host) })
      })
  }

  private static func element(_ item: MenuItem, in host: ViewHost) -> UIMenuElement? {
    var attributes: UIMenuElement.Attributes = item.isEnabled ? [] : .disabled
    var state = UIMenuElement.State.off
    switch item.kind {
    case .divider, .header: return nil
    case .submenu(let items): return menu(of: items, title: item.title, in: host)
    case .action(let role): if role == .destructive { attributes.insert(.destructive) }
    case .choice(let isOn): if isOn { state = .on }
    }
    let (event, id) = (item.event, item.id)
    return UIAction(title: item.title, attributes: attributes, state: state) { [weak host] _ in
      host?.send(event, to: id)
    }
  }
}

/// The content of a context menu, for the API that came before `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu of the views given: buttons, toggles, pickers, submenus, sections and dividers.
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds a context menu to the view. It opens with the secondary button of the pointer, and with the menu key or
  /// Shift-F10 from the focused control in the view. Fields in the view keep their own menus.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(_ContextMenuModifier(items: menuItems()))
  }

  /// Adds a context menu to the view. `preview` is ignored: front ends show the menu alone.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(_ContextMenuModifier(items: menuItems()))
  }

  /// A menu for the view, made beforehand; nil leaves the view without one.
  @ViewBuilder nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View
  {
    if let contextMenu {
      modifier(_ContextMenuModifier(items: contextMenu.items))
    } else {
      self
    }
  }
}
