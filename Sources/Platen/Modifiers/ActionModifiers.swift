/// A modifier whose element writes to the environment what it keeps itself.
class EnvironmentWritingElement<Content, Modifier>: _ModifierElement<Content, Modifier> {
  override var writesEnvironment: Bool { true }
}

// MARK: onSubmit

/// The modifier behind `onSubmit`.
public struct _OnSubmitModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
}

extension _OnSubmitModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    OnSubmitElement(view, in: parent)
  }
}

private final class OnSubmitElement<Content: View>: EnvironmentWritingElement<Content, _OnSubmitModifier> {
  private lazy var box = SubmitAction(modifier.action)

  override func modifierDidChange(from old: _OnSubmitModifier) { box.action = modifier.action }

  override func write(to environment: inout EnvironmentValues) {
    environment.submitActions.entries.insert(
      SubmitActions.Entry(triggers: modifier.triggers, action: box), at: 0)
  }
}

// MARK: onKeyPress

/// The modifier behind `onKeyPress`.
public struct _OnKeyPressModifier {
  let keys: CapturedKeys
  let action: (KeyPress) -> KeyPress.Result
}

extension _OnKeyPressModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    OnKeyPressElement(view, in: parent)
  }
}

private final class OnKeyPressElement<Content: View>: EnvironmentWritingElement<Content, _OnKeyPressModifier> {
  private lazy var box = ActionBox(modifier.action)

  override func modifierDidChange(from old: _OnKeyPressModifier) {
    box.action = modifier.action
    if old.keys != modifier.keys { rewriteEnvironment() }
  }

  override func write(to environment: inout EnvironmentValues) {
    environment.keyActions.entries.insert(KeyActions.Entry(keys: modifier.keys, action: box), at: 0)
  }
}

extension View {
  /// Calls `action` when a field in the view is submitted, or a search with the trigger `.search`. Actions further out
  /// follow, from the inside outwards.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(_OnSubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps the submissions inside from reaching the actions outside.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(with: isBlocking) { values, isBlocking in
      if isBlocking { values.submitActions = SubmitActions() }
    }
  }

  /// Calls `action` when `key` goes down or repeats while the view or something in it has the focus. A result of
  /// `.ignored` offers the key to what is around.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(
      _OnKeyPressModifier(keys: CapturedKeys(keys: [key])) { press in
        press.key == key && !press.phase.isDisjoint(with: [.down, .repeat]) ? action() : .ignored
      })
  }

  /// Calls `action` in the given phases of a key while the view or something in it has the focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Calls `action` in the given phases of any of the keys while the view or something in it has the focus.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _OnKeyPressModifier(keys: CapturedKeys(keys: keys, releases: phases.contains(.up))) { press in
        keys.contains(press.key) && !press.phase.isDisjoint(with: phases) ? action(press) : .ignored
      })
  }

  /// Calls `action` for keys that type one of the characters while the view or something in it has the focus.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _OnKeyPressModifier(keys: CapturedKeys(characters: true, releases: phases.contains(.up))) { press in
        let matches = press.characters.unicodeScalars.contains { characters.contains($0) }
        return matches && !press.phase.isDisjoint(with: phases) ? action(press) : .ignored
      })
  }

  /// Calls `action` for every key while the view or something in it has the focus.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _OnKeyPressModifier(keys: CapturedKeys(all: true, releases: phases.contains(.up))) {
        $0.phase.isDisjoint(with: phases) ? .ignored : action($0)
      })
  }
}
