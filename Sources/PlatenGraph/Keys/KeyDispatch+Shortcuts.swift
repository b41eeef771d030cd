extension KeyDispatch {
  /// Presses the control that a key is the shortcut of. False when there is none.
  func pressShortcut(_ key: KeyPress) -> Bool {
    guard key.phase != .up, isFree(key) else { return false }
    let node = host.root.first {
      $0.attributes.isEnabled && $0.attributes.shortcut?.matches(key) == true && host.modals.isReachable($0)
    }
    if let node { return host.buttonPresses.pressByKey(node.id) }
    if KeyboardShortcut.defaultAction.matches(key), host.modals.blocking?.handleReturn() == true { return true }
    return pressMenuShortcut(key) || host.scenes?.press(key) == true
  }

  /// Whether neither a field types the key nor what has the focus is pressed or changed by it.
  private func isFree(_ key: KeyPress) -> Bool {
    if !key.modifiers.isDisjoint(with: [.control, .command, .option]) || key.key == .return || key.key == .escape {
      return true
    }
    guard key.key != .tab, host.focus.field == nil else { return false }
    guard let focused = host.focus.node else { return true }
    let control = focused.content.control
    return !(key.key == .space && control?.isPressedByKeys ?? true) && control?.steps(for: key.key) == nil
  }

  /// Chooses the line of a menu that a key is the shortcut of, though the menu is closed.
  private func pressMenuShortcut(_ key: KeyPress) -> Bool {
    var line: MenuItem?
    _ = host.root.first { node in
      guard line == nil, node.attributes.isEnabled, case .control(let menu as MenuContent) = node.content else {
        return false
      }
      let isCommand = host.commandBar.node.map { node.isInside($0) } ?? false
      guard host.modals.isReachable(node) || isCommand && host.scenes?.takesCommands == true else { return false }
      line = menu.items.lazy.compactMap { $0.line(for: key) }.first
      return line != nil
    }
    guard let line else { return false }
    return host.send(line.event, to: line.id)
  }
}

extension MenuItem {
  /// This line or one of the list inside, if the key is its shortcut.
  fileprivate func line(for key: KeyPress) -> MenuItem? {
    if case .submenu(let items) = kind { return items.lazy.compactMap { $0.line(for: key) }.first }
    return isEnabled && shortcut?.matches(key) == true ? self : nil
  }
}

/// The scenes of a program, as handlers of keys.
@MainActor package protocol ProgramScenes: AnyObject {
  /// Whether the menus' commands can be used: no modal is shown, or the topmost one is a window of the program.
  var takesCommands: Bool { get }
  /// Performs a key's command for the program as a whole. False where it has none.
  func press(_ key: KeyPress) -> Bool
}
