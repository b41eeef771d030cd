/// Shows another view while modifier keys are held down.
struct _ModifierKeyAlternate<Alternate> {
  let modifiers: EventModifiers
  let alternate: Alternate
  @Environment(\.hostReference) private var reference

  nonisolated init(modifiers: EventModifiers, alternate: Alternate) {
    self.modifiers = modifiers
    self.alternate = alternate
  }
}

extension _ModifierKeyAlternate: ViewModifier where Alternate: View {
  func body(content: Content) -> some View {
    let keys = reference.host?.part(ModifierKeys.self)
    Group {
      if !modifiers.isEmpty, keys?.held.isSuperset(of: modifiers) == true { alternate } else { content }
    }
    .onAppear { keys?.observers += 1 }
    .onDisappear { keys?.observers -= 1 }
  }
}

extension View {
  /// Shows `alternate` in place of the view while all of the modifier keys are held down, such as another command of a
  /// menu with the option key. Each of them begins with its first state when it is shown.
  ///
  /// A browser and a window report the keys, a terminal only under kitty's keyboard protocol: where a command has to be
  /// reached in any case, it needs another place too.
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    modifier(_ModifierKeyAlternate(modifiers: modifiers, alternate: alternate()))
  }
}
