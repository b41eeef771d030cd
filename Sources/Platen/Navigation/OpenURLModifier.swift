/// Calls an action with an address that no destination of a navigation takes.
public struct _OpenURLModifier {
  let action: (URL) -> Void
}

extension _OpenURLModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    OpenURLElement(view, in: parent)
  }
}

private final class OpenURLElement<Content: View>: _ModifierElement<Content, _OpenURLModifier> {
  override func willMakeChild() { register(modifier.action) }

  override func modifierDidChange(from old: _OpenURLModifier) { register(modifier.action) }

  override func willUnmount() { register(nil) }

  private func register(_ action: ((URL) -> Void)?) {
    host.part(ProgramAddress.self).setHandler(action, of: ObjectIdentifier(self), depth: depth)
  }
}

extension View {
  /// Calls `action` when the program is opened at an address whose path no `navigationDestination` takes, as by a link to
  /// a page of a program that is served to browsers. With several actions all are called, the outermost first.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLModifier(action: action))
  }
}
