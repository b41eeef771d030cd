/// The actions that the program names for assistive technology.
public struct _NamedActionsModifier<Items: View> {
  let items: Items
  let category: Text?
}

extension _NamedActionsModifier: _PrimitiveModifier, MenuItemsModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    NamedActionsElement(view, in: parent)
  }
}

private final class NamedActionsElement<Content: View, Items: View>:
  MenuWrapperElement<Content, _NamedActionsModifier<Items>>, NamedActionsResponder
{
  func namedActions() -> [UIMenuElement] {
    guard environment.isEnabled else { return [] }
    let menu = itemsMenu()
    guard !menu.actions.isEmpty else { return [] }
    let title = modifier.category?.resolve(in: environment.textResolution).plainText ?? ""
    if !title.isEmpty { return [UIMenu(title: title, children: menu.children)] }
    return menu.children.flatMap { ($0 as? UIMenu)?.children ?? [$0] }
  }
}

extension View {
  /// Adds an action that assistive technology offers for the view. Front ends list it in the menu that the secondary
  /// button of the pointer, the menu key and Shift-F10 open, after the lines of a context menu around the view. An action
  /// with the title of one of those lines is left out.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(action: handler) { name }
  }

  /// Adds an action that assistive technology offers for the view, named by its label. It is listed in the menu of the
  /// view.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    nonisolated(unsafe) let action = action
    return accessibilityActions { Button(action: { action() }) { label } }
  }

  /// Adds actions that assistive technology offers for the view: the buttons, toggles and pickers in `content`, which are
  /// listed in the menu of the view.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(_NamedActionsModifier(items: content(), category: nil))
  }

  /// Adds actions that assistive technology offers for the view, in a submenu with the name of the category.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(_NamedActionsModifier(items: content(), category: category.name))
  }
}
