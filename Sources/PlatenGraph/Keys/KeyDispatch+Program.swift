// What the program and its views do with a key, before it edits text.
extension KeyDispatch {
  /// Offers a key to the `onKeyPress` actions from the focused node outwards, before the field's own keys.
  package func press(_ key: KeyPress) -> KeyPress.Result {
    host.noteActivity()
    return host.inContext { offer(key) }
  }

  private func offer(_ key: KeyPress) -> KeyPress.Result {
    // The release of a key is handled by these actions alone.
    if key.phase == .up {
      defer { host.settle() }
      return host.focus.node?.focusResponder?.press(key) ?? pressAroundControl(key)
    }
    for part in host.parts.all where part.press(key) {
      host.settle()
      return .handled
    }
    if key.key == .f6 || key.key == .escape && (host.focus.holderID != nil || host.commandBar.hasFocus) {
      return host.focus.moveAcrossBar() ? .handled : .ignored
    }
    defer { host.settle() }
    if let responder = host.focus.node?.focusResponder {
      if responder.press(key) == .handled { return .handled }
    } else if pressAroundControl(key) == .handled {
      return .handled
    }
    if pressInRow(key) || moveOn(key) { return .handled }
    if key.key == .tab, key.modifiers.isEmpty, host.focus.enterPopover() { return .handled }
    // Return belongs to what has the focus; a field requests the default button when it does not use the key.
    if key.key == .return, key.modifiers.isEmpty, let node = host.focus.node,
      node.content.control?.isPressedByKeys ?? true
    {
      return .ignored
    }
    return pressShortcut(key) || pressDismissal(key) ? .handled : .ignored
  }

  /// The program's key actions where the focus is.
  var focusedKeyActions: KeyActions? {
    guard let node = host.focus.node else { return nil }
    if let responder = node.focusResponder { return responder.keyActions }
    return node.respondingElement.map { element in Tracking.untracked { element.environment.keyActions } }
  }

  /// Offers a key that the focused control does not handle to the actions around it.
  private func pressAroundControl(_ key: KeyPress) -> KeyPress.Result {
    guard let node = host.focus.node else { return .ignored }
    let isPress = key.modifiers.isEmpty && (key.key == .space || key.key == .return)
    guard !(isPress && node.content.control?.isPressedByKeys ?? true), node.content.control?.steps(for: key.key) == nil
    else { return .ignored }
    return focusedKeyActions?.run(key) ?? .ignored
  }

  /// Escape dismisses the topmost modal, or returns to the previous page; so does Alt with the left arrow, outside of a
  /// text.
  private func pressDismissal(_ key: KeyPress) -> Bool {
    if key.key == .escape, key.modifiers.isEmpty { return host.modals.cancelTopmost() }
    guard key.key == .leftArrow, key.modifiers == .option else { return false }
    if case .field? = host.focus.node?.content { return false }
    return host.modals.goBack()
  }
}

extension ControlContent {
  /// Whether Return and Space press the control. A slider, a stepper and a calendar in the page have nothing to press:
  /// the program gets the keys, and Return the default button.
  var isPressedByKeys: Bool {
    switch role {
    case .adjustable, .meter: false
    case .date: opensChoices
    case .button, .toggle, .choice, .menu, .color: true
    }
  }
}
