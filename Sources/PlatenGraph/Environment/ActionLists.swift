/// An action that modifiers set and that is replaced without anything being evaluated: who reads the list
/// keeps seeing the same object.
package final class ActionBox<Action> {
  package var action: Action

  package init(_ action: Action) { self.action = action }
}

/// The `onSubmit` actions around a place, the nearest first.
package struct SubmitActions: GraphComparable, @unchecked Sendable {
  package struct Entry {
    package let triggers: SubmitTriggers
    package let action: ActionBox<() -> Void>

    package init(triggers: SubmitTriggers, action: ActionBox<() -> Void>) {
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

/// The `onKeyPress` actions around a place, the nearest first.
package struct KeyActions: GraphComparable, @unchecked Sendable {
  package struct Entry {
    /// The keys that the action looks at.
    package let keys: CapturedKeys
    package let action: ActionBox<(KeyPress) -> KeyPress.Result>

    package init(keys: CapturedKeys, action: ActionBox<(KeyPress) -> KeyPress.Result>) {
      self.keys = keys
      self.action = action
    }
  }

  package var entries: [Entry] = []

  package init(entries: [Entry] = []) { self.entries = entries }

  package static func isSame(_ first: KeyActions, _ second: KeyActions) -> Bool {
    first.entries.elementsEqual(second.entries) { $0.action === $1.action && $0.keys == $1.keys }
  }

  /// All keys that some action may use up.
  package var keys: CapturedKeys {
    var keys = CapturedKeys()
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
