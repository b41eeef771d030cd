/// An action that modifiers set and that is replaced without anything being evaluated: who reads the list
/// keeps seeing the same object.
final class ActionBox<Action> {
  var action: Action

  init(_ action: Action) { self.action = action }
}

/// The `onSubmit` actions around a place, the nearest first.
struct SubmitActions: GraphComparable, @unchecked Sendable {
  struct Entry {
    let triggers: SubmitTriggers
    let action: ActionBox<() -> Void>
  }

  var entries: [Entry] = []

  static func isSame(_ first: SubmitActions, _ second: SubmitActions) -> Bool {
    first.entries.elementsEqual(second.entries) { $0.action === $1.action && $0.triggers == $1.triggers }
  }

  /// Runs all whose triggers match. False when there was none.
  func run(_ trigger: SubmitTriggers) -> Bool {
    let matching = entries.filter { !$0.triggers.isDisjoint(with: trigger) }
    for entry in matching { entry.action.action() }
    return !matching.isEmpty
  }
}

/// The `onKeyPress` actions around a place, the nearest first.
struct KeyActions: GraphComparable, @unchecked Sendable {
  struct Entry {
    /// The keys that the action looks at.
    let keys: CapturedKeys
    let action: ActionBox<(KeyPress) -> KeyPress.Result>
  }

  var entries: [Entry] = []

  static func isSame(_ first: KeyActions, _ second: KeyActions) -> Bool {
    first.entries.elementsEqual(second.entries) { $0.action === $1.action && $0.keys == $1.keys }
  }

  /// All keys that some action may use up.
  var keys: CapturedKeys {
    var keys = CapturedKeys()
    for entry in entries { keys.formUnion(entry.keys) }
    return keys
  }

  func run(_ key: KeyPress) -> KeyPress.Result {
    for entry in entries where entry.action.action(key) == .handled { return .handled }
    return .ignored
  }
}

private enum SubmitActionsKey: EnvironmentKey { static let defaultValue = SubmitActions() }
private enum KeyActionsKey: EnvironmentKey { static let defaultValue = KeyActions() }

extension EnvironmentValues {
  var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  var keyActions: KeyActions {
    get { self[KeyActionsKey.self] }
    set { self[KeyActionsKey.self] = newValue }
  }
}
