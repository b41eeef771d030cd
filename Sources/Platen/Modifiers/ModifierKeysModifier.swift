/// Observes the modifier keys while the view is shown.
struct ModifierKeysModifier {
  let mask: EventModifiers
  let isInitial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
  @Environment(\.hostReference) private var reference

  nonisolated init(
    mask: EventModifiers, isInitial: Bool, action: @escaping (EventModifiers, EventModifiers) -> Void
  ) {
    self.mask = mask
    self.isInitial = isInitial
    self.action = action
  }
}

extension ModifierKeysModifier: ViewModifier {
  func body(content: Content) -> some View {
    let keys = reference.host?.part(ModifierKeys.self)
    content
      .onChange(of: keys?.held.intersection(mask) ?? [], initial: isInitial, action)
      .onAppear { keys?.observers += 1 }
      .onDisappear { keys?.observers -= 1 }
  }
}

extension View {
  /// Calls `action` with the modifier keys of `mask` that were held down before, and those that are held down now, when
  /// one of them is pressed or released; with `initial` also when the view appears, with the same keys twice.
  ///
  /// A browser and a window report the keys, a terminal only under kitty's keyboard protocol. Keys that are held down
  /// before the view appears are reported with the next change.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysModifier(mask: mask, isInitial: initial, action: action))
  }
}
