/// A modifier whose element writes to the environment what it keeps itself.
class EnvironmentWritingElement<Content: View, Modifier: ViewModifier>: ModifierElement<Content, Modifier> {
  override var writesEnvironment: Bool { true }
}

// MARK: onSubmit

public struct _OnSubmitModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
}

extension _OnSubmitModifier: _PrimitiveModifier {
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    OnSubmitElement(view, in: parent)
  }
}

private final class OnSubmitElement<Content: View>: EnvironmentWritingElement<Content, _OnSubmitModifier> {
  private lazy var box = ActionBox(modifier.action)

  override func modifierDidChange(from old: _OnSubmitModifier) { box.action = modifier.action }

  override func write(to environment: inout EnvironmentValues) {
    environment.submitActions.entries.insert(
      SubmitActions.Entry(triggers: modifier.triggers, action: box), at: 0)
  }
}

// MARK: onKeyPress

public struct _OnKeyPressModifier {
  let keys: CapturedKeys
  let action: (KeyPress) -> KeyPress.Result
}

extension _OnKeyPressModifier: _PrimitiveModifier {
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
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(_OnSubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps the submissions inside from reaching the actions outside.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
  }

  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(
      _OnKeyPressModifier(keys: CapturedKeys(keys: [key])) { press in
        press.key == key && !press.phase.isDisjoint(with: [.down, .repeat]) ? action() : .ignored
      })
  }

  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _OnKeyPressModifier(keys: CapturedKeys(keys: keys, releases: phases.contains(.up))) { press in
        keys.contains(press.key) && !press.phase.isDisjoint(with: phases) ? action(press) : .ignored
      })
  }

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

  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _OnKeyPressModifier(keys: CapturedKeys(all: true, releases: phases.contains(.up))) {
        $0.phase.isDisjoint(with: phases) ? .ignored : action($0)
      })
  }
}
