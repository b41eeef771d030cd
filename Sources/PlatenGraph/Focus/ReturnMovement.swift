private enum ReturnMovesFocusKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether Return moves the focus on from any view that holds a value, to the next one of any kind: a form that is
  /// filled in question by question. Space is the key that presses the view. After the last one, Return presses the
  /// default button.
  package var returnMovesFocus: Bool {
    get { self[ReturnMovesFocusKey.self] }
    set { self[ReturnMovesFocusKey.self] = newValue }
  }
}

extension FocusSystem {
  /// The next view that holds a value, in reading order.
  package func nextValue(after node: Node) -> Node? {
    next(after: node) { if case .field = $0.content { true } else { $0.isValueControl } }
  }
}

extension KeyDispatch {
  /// Moves the focus on by Return, from a control that holds a value. False where Return presses it.
  func moveOn(_ key: KeyPress) -> Bool {
    guard key.key == .return, key.modifiers.isEmpty, let node = host.focus.node, movesOnByReturn(node) else {
      return false
    }
    if let next = host.focus.nextValue(after: node) { return host.focus.enter(next.id) }
    return pressShortcut(key)
  }

  /// Whether Return does not press a node, but moves on from it.
  func movesOnByReturn(_ node: Node) -> Bool {
    guard node.isValueControl, let element = node.respondingElement else { return false }
    return Tracking.untracked { element.environment.returnMovesFocus }
  }
}

extension Node {
  /// Whether it is a control that holds a value: no button, and not the calendar of a date's field.
  fileprivate var isValueControl: Bool {
    guard let control = content.control else { return false }
    return switch control.role {
    case .button, .meter: false
    case .date: !control.opensChoices
    case .toggle, .choice, .adjustable, .menu, .color: true
    }
  }
}
