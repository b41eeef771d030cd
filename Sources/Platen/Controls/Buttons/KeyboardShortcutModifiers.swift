extension View {
  /// Runs the control by a key with modifiers. Control counts as Command, which most keyboards here lack. With no
  /// modifiers the key runs it while the focus is in no field, and on no control that is pressed or changed by that key.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Runs the control by a key with modifiers. `localization` is kept and ignored.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Runs the control by a shortcut: `defaultAction` is Return, `cancelAction` is Escape.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.nodeScope.shortcut, shortcut)
  }

  /// Runs the control by a shortcut; nil removes the one that is set further out.
  @_disfavoredOverload nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.nodeScope.shortcut, shortcut)
  }
}
