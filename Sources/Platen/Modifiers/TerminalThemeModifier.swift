/// Sets the colours of a program in a terminal.
public struct _TerminalThemeModifier {
  let theme: TerminalFrontEndTheme
}

extension _TerminalThemeModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    TerminalThemeElement(view, in: parent)
  }
}

private final class TerminalThemeElement<Content: View>: _ModifierElement<Content, _TerminalThemeModifier> {
  override func willMakeChild() { host.part(WindowTheme.self).prefer(modifier.theme, for: self) }

  override func modifierDidChange(from old: _TerminalThemeModifier) {
    if old.theme != modifier.theme { host.part(WindowTheme.self).prefer(modifier.theme, for: self) }
  }

  override func willUnmount() { host.part(WindowTheme.self).prefer(nil, for: self) }
}

extension View {
  /// The colours of the program in a terminal; other front ends ignore them. Where several views set a theme, the latest
  /// applies. The environment variable `PLATEN_THEME`, by which the user chooses one, comes before it.
  nonisolated public func terminalTheme(_ theme: TerminalFrontEndTheme) -> some View {
    modifier(_TerminalThemeModifier(theme: theme))
  }
}
