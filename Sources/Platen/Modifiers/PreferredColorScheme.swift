/// Sets whether the window is light or dark.
public struct _PreferredColorSchemeModifier {
  let scheme: ColorScheme?
}

extension _PreferredColorSchemeModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    PreferredSchemeElement(view, in: parent)
  }
}

private final class PreferredSchemeElement<Content: View>: _ModifierElement<Content, _PreferredColorSchemeModifier> {
  override func willMakeChild() { host.colorScheme.prefer(modifier.scheme, for: self) }

  override func modifierDidChange(from old: _PreferredColorSchemeModifier) {
    if old.scheme != modifier.scheme { host.colorScheme.prefer(modifier.scheme, for: self) }
  }

  override func willUnmount() { host.colorScheme.prefer(nil, for: self) }
}

extension View {
  /// Whether the window is light or dark, in place of the user's setting; nil follows that setting.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(scheme: colorScheme))
  }

  /// The appearance of the view: light or dark.
  @available(*, deprecated, renamed: "preferredColorScheme(_:)")
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
