/// An action that modifiers set and that is replaced without anything being evaluated: readers of the list keep the
/// same object.
package final class ActionBox<Action> {
  package var action: Action

  package init(_ action: Action) { self.action = action }
}

/// The same for an action without parameters, which is kept as it is: a box of any type would wrap it each time.
package final class SubmitAction {
  package var action: () -> Void

  package init(_ action: @escaping () -> Void) { self.action = action }
}

/// The `onSubmit` actions around a place, the nearest first.
package struct SubmitActions: GraphComparable, @unchecked Sendable {
  package struct Entry {
    package let triggers: SubmitTriggers
    package let action: SubmitAction

    package init(triggers: SubmitTriggers, action: SubmitAction) {
      self.triggers = triggers
      self.action = action
    }
  }

  package var entries: [Entry] = []

  package init(entries: [Entry] = []) { self.entries = entries }

  package static func isSame(_ first: SubmitActions, _ second: SubmitActions) -> Bool {
    first.entries.elementsEqual(second.entries) { $0.action === $1.action && $0.triggers == $1.triggers }
  }

  /// Runs all whose triggers match. False when there was none.
  package func run(_ trigger: SubmitTriggers) -> Bool {
    let matching = entries.filter { !$0.triggers.isDisjoint(with: trigger) }
    for entry in matching { entry.action.action() }
    return !matching.isEmpty
  }
}

/// What a program has keys do at a place: its `onKeyPress` actions, the nearest first, and its key bindings.
package struct KeyActions: GraphComparable, @unchecked Sendable {
  package struct Entry {
    /// The keys that the action handles.
    package let keys: CapturedKeys
    package let action: ActionBox<(KeyPress) -> KeyPress.Result>

    package init(keys: CapturedKeys, action: ActionBox<(KeyPress) -> KeyPress.Result>) {
      self.keys = keys
      self.action = action
    }
  }

  package var entries: [Entry] = []
  /// What keys do that the views handle themselves, the nearest first.
  package var meanings: [KeyMeaning] = []
  /// Bindings that come before the front end's own.
  package private(set) var bindings = FrontEndKeyBindings()
  /// The keys that these bind to something else than a desktop does.
  private var boundKeys = CapturedKeys()

  package init(entries: [Entry] = []) { self.entries = entries }

  package static func isSame(_ first: KeyActions, _ second: KeyActions) -> Bool {
    first.entries.elementsEqual(second.entries) { $0.action === $1.action && $0.keys == $1.keys }
      && first.bindings == second.bindings && first.meanings == second.meanings
  }

  /// Puts bindings before those from further out.
  package mutating func bind(_ nearer: FrontEndKeyBindings) {
    bindings = nearer + bindings
    boundKeys.chords = bindings.chordsDiffering(from: .desktop)
  }

  /// The same without the actions: for what is shown at another place.
  package var withoutActions: KeyActions {
    var actions = self
    actions.entries = []
    actions.meanings = []
    return actions
  }

  /// All keys that some action or binding may use up.
  package var keys: CapturedKeys {
    var keys = boundKeys
    for entry in entries { keys.formUnion(entry.keys) }
    return keys
  }

  package func run(_ key: KeyPress) -> KeyPress.Result {
    for entry in entries where entry.action.action(key) == .handled { return .handled }
    return .ignored
  }
}

private enum SubmitActionsKey: EnvironmentKey { static let defaultValue = SubmitActions() }
private enum KeyActionsKey: EnvironmentKey { static let defaultValue = KeyActions() }

extension EnvironmentValues {
  package var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  package var keyActions: KeyActions {
    get { self[KeyActionsKey.self] }
    set { self[KeyActionsKey.self] = newValue }
  }
}
