/// The action by which assistive technology steps through the values of a view.
public struct _AdjustableActionModifier {
  let handler: (AccessibilityAdjustmentDirection) -> Void
}

extension _AdjustableActionModifier: _PrimitiveModifier, MenuItemsModifier {
  var items: EmptyView { EmptyView() }

  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    AdjustableActionElement(view, in: parent)
  }
}

private final class AdjustableActionElement<Content: View>:
  MenuWrapperElement<Content, _AdjustableActionModifier>, NamedActionsResponder
{
  func namedActions() -> [UIMenuElement] {
    guard environment.isEnabled else { return [] }
    return [line("Increment", .increment), line("Decrement", .decrement)]
  }

  private func line(_ word: String, _ direction: AccessibilityAdjustmentDirection) -> UIAction {
    UIAction(title: host.sentence(word).text) { [weak self] _ in self?.modifier.handler(direction) }
  }
}

extension View {
  /// Adds actions that increment and decrement the value of the view. They are lines of the view's menu, as those of
  /// ``accessibilityAction(named:_:)``; controls have keys for it by themselves.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(_AdjustableActionModifier(handler: handler))
  }
}
